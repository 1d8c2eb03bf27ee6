import { beforeEach, describe, expect, test } from "vitest";
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

const markdown = "One **word**".padEnd(20).concat("[a]: /".padEnd(20), "Two [link](/)");

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
  expect(textAt(preview, article, markdown, pressed("b"))).toBe(0);
  expect(textAt(preview, article, markdown, pressed("p:last-child"))).toBe(40);
});

test("a press on a link, beside the text or before there is an article leads nowhere", () => {
  expect(textAt(preview, article, markdown, pressed("a"))).toBeNull();
  expect(textAt(preview, article, markdown, preview)).toBeNull();
  expect(textAt(preview, null, markdown, pressed("b"))).toBeNull();
  expect(textAt(null, article, markdown, pressed("b"))).toBeNull();
});

test("the preview scrolls to the block of the caret, unless it is in view", () => {
  showBlockAt(preview, article, markdown, 5);
  expect(preview.scrollTop).toBe(0);
  showBlockAt(preview, article, markdown, 45);
  expect(preview.scrollTop).toBe(450);
});

test("without a block nothing scrolls", () => {
  showBlockAt(preview, { ...article, starts: [] }, markdown, 45);
  showBlockAt(preview, null, markdown, 45);
  showBlockAt(null, article, markdown, 45);
  expect(preview.scrollTop).toBe(0);
});

describe("within a long block", () => {
  const list = "- One\n- Two\n  - Inner\n- Three";
  const table = "| A | B |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |";
  const code = `\`\`\`\n${"line\n".repeat(100)}\`\`\``;
  const long = `${list}\n\n${table}\n\n${code}`;
  const starts = [0, long.indexOf("| A"), long.indexOf("```")];
  const article = {
    root: { type: "root", children: ["list", "table", "code"].map((type) => ({ type, children: [] })) },
    starts,
  } as unknown as Article;

  beforeEach(() => {
    preview.innerHTML = `<div id="${previewTextId}"><div>
      <ul><li id="one">One</li><li id="two">Two<ul><li id="inner">Inner</li></ul></li><li id="three">Three</li></ul>
      <div><table><tr id="head"><th>A</th></tr><tr id="row"><td>1</td></tr><tr id="last"><td>3</td></tr></table></div>
      <pre>line</pre></div></div>`;
    const [ul, div, pre] = preview.querySelector(`#${previewTextId}`)?.firstElementChild?.children ?? [];
    place(ul, -1_000, 1_000);
    place(div, 1_000, 1_500);
    place(pre, 2_000, 12_000);
    place(preview.querySelector("#three") ?? undefined, 900, 1_000);
    place(preview.querySelector("#last") ?? undefined, 1_400, 1_500);
  });

  test.each([
    ["#one", "- One"],
    ["#two", "- Two"],
    ["#inner", "  - Inner"],
    ["#three", "- Three"],
    ["#head th", "| A"],
    ["#row td", "| 1"],
    ["#last td", "| 3"],
    ["pre", "```"],
  ])("a press on %s leads to its line", (selector, line) => {
    expect(textAt(preview, article, long, pressed(selector))).toBe(long.indexOf(line));
  });

  test.each([
    ["Three", 900 - 50],
    ["| 3", 1_400 - 50],
    // The middle of the code.
    ["line\n".repeat(50).concat("```"), 7_000 - 50],
  ])("the preview follows the caret to %j", (text, top) => {
    showBlockAt(preview, article, long, long.indexOf(text));
    expect(preview.scrollTop).toBeGreaterThan(top - 100);
    expect(preview.scrollTop).toBeLessThan(top + 100);
  });

  test("where lines and items do not fit, a press leads to the block's start", () => {
    const odd = long.replace("- Two", "- Two\n\n  ```\n  - no item\n  ```\n");
    expect(textAt(preview, { ...article, starts: [0, 500, 600] }, odd, pressed("#three"))).toBe(0);
  });
});
