import { beforeEach, expect, test } from "vitest";
import { previewTextId, showBlockAt, textAt } from "../../src/admin/editor/preview-position.ts";
import type { Article } from "../../src/shared/posts/article.ts";

/** Three blocks, the second of which is not shown. */
const article: Article = {
  root: {
    type: "root",
    children: [
      { type: "paragraph", children: [] },
      { type: "definition", identifier: "a", url: "/" },
      { type: "paragraph", children: [] },
    ],
  },
  starts: [0, 20, 40],
  headings: [],
  definitions: [],
  footnotes: [],
  plain: false,
};

let preview: HTMLElement;

beforeEach(() => {
  preview = document.createElement("section");
  preview.innerHTML = `<div id="${previewTextId}"><div><p>One <b>word</b></p><p>Two <a href="/">link</a></p></div></div>`;
  document.body.replaceChildren(preview);
  place(preview, 0, 200);
  const [one, two] = preview.querySelectorAll("p");
  place(one, 0, 100);
  place(two, 500, 600);
});

function place(element: Element | undefined, top: number, bottom: number) {
  if (element !== undefined) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
}

const pressed = (selector: string) => preview.querySelector(selector) ?? preview;

test("a press on a block leads to its start in the text", () => {
  expect(textAt(preview, article, pressed("b"))).toBe(0);
  expect(textAt(preview, article, pressed("p:last-child"))).toBe(40);
});

test("a press on a link, beside the text or before there is an article leads nowhere", () => {
  expect(textAt(preview, article, pressed("a"))).toBeNull();
  expect(textAt(preview, article, preview)).toBeNull();
  expect(textAt(preview, null, pressed("b"))).toBeNull();
  expect(textAt(null, article, pressed("b"))).toBeNull();
});

test("the preview scrolls to the block of the caret, unless it is in view", () => {
  showBlockAt(preview, article, 5);
  expect(preview.scrollTop).toBe(0);
  showBlockAt(preview, article, 45);
  expect(preview.scrollTop).toBe(450);
});

test("without a block nothing scrolls", () => {
  showBlockAt(preview, { ...article, starts: [] }, 45);
  showBlockAt(preview, null, 45);
  showBlockAt(null, article, 45);
  expect(preview.scrollTop).toBe(0);
});
