import { EditorView } from "@codemirror/view";
import { act, render } from "@testing-library/react";
import { createRef } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ContentField } from "../../src/admin/editor/content/content-field.tsx";
import type { ContentHandle } from "../../src/admin/editor/content/use-content-editor.ts";
import { currentToasts, subscribeToToasts } from "../../src/widgets/toasts/toast-store.ts";

/** The field in a form whose drawings come when the test says so; `type` adds to the text in the editor, `paste` waits for uploads. */
async function openField() {
  let latest = "";
  const handle = createRef<ContentHandle>();
  const works: Promise<boolean>[] = [];
  const field = (value: string) => (
    <ContentField
      value={value}
      latestValue={() => latest}
      words={0}
      warning=""
      issue={undefined}
      handle={handle}
      uploads={{ track: (work) => void works.push(work), isRunning: () => false, finished: async () => true }}
      onChange={(text) => {
        latest = text;
      }}
      onType={() => {}}
      onCaret={() => {}}
    />
  );
  const { rerender, container } = render(field(""));
  const view = await vi.waitFor(() => editorIn(container));
  return {
    view,
    text: () => view.state.doc.toString(),
    latest: () => latest,
    type(text: string) {
      view.dispatch({ changes: { from: view.state.doc.length, insert: text } });
      act(() => handle.current?.flush());
    },
    async paste(files: File[], data: Record<string, string> = {}) {
      const clipboardData = { files, types: Object.keys(data), getData: (type: string) => data[type] ?? "" };
      const event = new Event("paste", { bubbles: true, cancelable: true });
      view.contentDOM.dispatchEvent(Object.assign(event, { clipboardData }));
      await Promise.all(works);
    },
    write(text: string) {
      latest = text;
    },
    draw: (value = latest) => rerender(field(value)),
  };
}

/** The editor in the shadow tree of the field, once its code has come. */
function editorIn(container: HTMLElement): EditorView {
  const hosts = [...container.querySelectorAll("div")];
  const surface = hosts.flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll("[role=textbox]") ?? []),
  ]);
  const view = surface[0] instanceof HTMLElement ? EditorView.findFromDOM(surface[0]) : null;
  if (view === null) throw new Error("There is no editor");
  return view;
}

test("a drawing that comes late takes nothing back that was typed since", async () => {
  const field = await openField();
  field.type("First.");
  const late = field.latest();
  field.type(" Second.");
  field.draw(late);
  expect(field.text()).toBe("First. Second.");
  field.draw();
  expect(field.text()).toBe("First. Second.");
  expect(field.latest()).toBe("First. Second.");
});

test("a text from elsewhere comes into the editor", async () => {
  const field = await openField();
  field.type("Mine.");
  field.draw();
  field.write("The saved one.");
  field.draw();
  expect(field.text()).toBe("The saved one.");
});

test("of images that are pasted together, all that failed are named at once", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "This file is no image." }, { status: 422 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const said: (string | undefined)[] = [];
  onTestFinished(subscribeToToasts(() => said.push(currentToasts()[0]?.text)));
  const field = await openField();
  await field.paste(["a.jpg", "b.jpg"].map((name) => new File(["x"], name, { type: "image/jpeg" })));
  expect(said).toEqual(["2 of 2 images were not uploaded: a.jpg, b.jpg. This file is no image."]);
});

test("a page that is pasted stands where it was put, though somebody writes on while its code is loaded", async () => {
  const { view, paste, text } = await openField();
  const type = (words: string) => view.dispatch(view.state.replaceSelection(words));
  type("See ");
  await paste([], { "text/html": "<p>what <b>we</b> did</p>", "text/plain": "what we did" });
  type(" in May");
  await vi.waitFor(() => expect(text()).toBe("See what **we** did in May"));
  expect(view.state.selection.main.head).toBe(text().length);
});

test.each([
  ["from a page", '<meta charset="utf-8"><img src="https://other.test/a.png" alt="A">'],
  [
    "from Windows",
    "<html>\r\n<body>\r\n<!--StartFragment--><img src='file:///a.png'/><!--EndFragment-->\r\n</body></html>",
  ],
  [
    "from a document",
    '<b id="docs-internal-guid-1"><span><img src="https://lh7.googleusercontent.com/a"></span></b>&nbsp;',
  ],
])("a picture that is copied on its own %s is uploaded", async (_name, html) => {
  const url = "/images/1/1600.jpg";
  vi.stubGlobal("fetch", async () => Response.json({ id: "1", url, width: 3, height: 2 }, { status: 201 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = await openField();
  await field.paste([new File(["x"], "image.png", { type: "image/png" })], { "text/html": html });
  expect(field.text()).toBe(`![](${url})\n\n`);
});

test("the picture that a word processor adds to its text is not uploaded", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = await openField();
  await field.paste([new File(["x"], "image.png", { type: "image/png" })], {
    "text/html": '<p>Some <b>words</b></p><img src="https://other.test/a.png">',
  });
  await vi.waitFor(() => expect(field.text()).toContain("Some **words**"));
  expect(asked).not.toHaveBeenCalled();
});
