import { EditorState, type Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { afterEach, expect, test } from "vitest";
import { uploadInto, uploads } from "../../src/admin/editor/content/uploads.ts";

let view: EditorView;
let transactions: Transaction[] = [];

/** An editor of this text, with its caret at the sign. */
function open(marked: string): EditorView {
  const caret = marked.indexOf("|");
  transactions = [];
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc: marked.replace("|", ""),
      selection: { anchor: caret },
      extensions: [
        uploads,
        EditorView.updateListener.of((update) => void transactions.push(...update.transactions)),
      ],
    }),
  });
  return view;
}

function shown(): string {
  const text = view.state.doc.toString();
  const { head } = view.state.selection.main;
  return `${text.slice(0, head)}|${text.slice(head)}`;
}

/** Puts images of these names at a place; each arrives when it is let in. */
function begin(at: number, ...names: string[]) {
  const arrivals = new Map(names.map((name) => [name, Promise.withResolvers<boolean>()]));
  const done = uploadInto(
    view,
    names.map((name) => new File(["x"], name)),
    at,
    async ({ name }) => ((await arrivals.get(name)?.promise) ? { url: `/${name}` } : null),
  );
  return { done, arrive: (name: string, isGood = true) => arrivals.get(name)?.resolve(isGood) };
}

function type(text: string): void {
  view.dispatch({ ...view.state.replaceSelection(text), userEvent: "input.type" });
}

afterEach(() => view.destroy());

test("an image that arrives leaves the caret and the window where somebody writes by then", async () => {
  open("One|\n\nTwo\n\nThree");
  const { done, arrive } = begin(3, "a");
  view.dispatch({ selection: { anchor: 10 } });
  type("!");
  transactions = [];
  arrive("a");
  expect(await done).toBe(true);
  expect(shown()).toBe("One\n\n![](/a)\n\nTwo\n\n!|Three");
  expect(transactions.some(({ scrollIntoView }) => scrollIntoView)).toBe(false);
});

test.each([
  ["in the same line", "One|", " more", "One more|\n\n![](/a)\n\n"],
  ["in the next paragraph", "One|", "\n\nTwo", "One\n\n![](/a)\n\nTwo|"],
  ["nothing on an empty line", "One\n\n|", "", "One\n\n![](/a)\n\n|"],
])("who writes %s while an image is on its way goes on there", async (_name, before, typed, after) => {
  open(before);
  const { done, arrive } = begin(view.state.selection.main.head, "a");
  if (typed !== "") type(typed);
  arrive("a");
  await done;
  expect(shown()).toBe(after);
});

test("several stand in their order behind the line where they were put, without one that failed", async () => {
  open("On|e\n\nTwo");
  const { done, arrive } = begin(2, "a", "b", "c");
  for (const name of ["a", "b", "c"]) arrive(name, name !== "b");
  expect(await done).toBe(false);
  expect(view.state.doc.toString()).toBe("One\n\n![](/a)\n\n![](/c)\n\nTwo");
  expect(view.dom.textContent).not.toContain("Uploading");
});

test("images whose place was written anew meanwhile stand where that was", async () => {
  open("One\n\n|Two");
  const { done, arrive } = begin(5, "a", "b");
  view.dispatch({ selection: { anchor: 0, head: 8 } });
  type("New");
  arrive("a");
  arrive("b");
  expect(await done).toBe(true);
  expect(view.state.doc.toString()).toBe("New\n\n![](/a)\n\n![](/b)\n\n");
});
