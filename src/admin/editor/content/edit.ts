import type { EditorView } from "@codemirror/view";

/** A part of a text, by the places of its ends. */
export interface Range {
  from: number;
  to: number;
}

/** What a command does to a text: a part is replaced, and another one is selected then. */
export interface Edit extends Range {
  insert: string;
  selected: Range;
}

/** Changes a text where something is selected in it. */
export type TextCommand = (text: string, selection: Range) => Edit;

/** The lines that a selection touches; of one that ends with a line, not the next. */
export function wholeLines(text: string, { from, to }: Range): Range {
  const end = text.indexOf("\n", to > from && text[to - 1] === "\n" ? to - 1 : to);
  return { from: lineStart(text, from), to: end === -1 ? text.length : end };
}

/** Where the line begins that a place is in. From a place before the text, a search would begin at its first letter. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** Makes an edit in an editor, as one step of its history. */
export function applyEdit(
  view: EditorView,
  { from, to, insert, selected }: Edit,
  userEvent: "input" | "input.paste" = "input",
): void {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: selected.from, head: selected.to },
    scrollIntoView: true,
    userEvent,
  });
}
