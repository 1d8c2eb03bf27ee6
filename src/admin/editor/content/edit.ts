import type { EditorView } from "@codemirror/view";

export interface Range {
  from: number;
  to: number;
}

/** The replacement of a range, and the range that is selected afterwards. */
export interface Edit extends Range {
  insert: string;
  selected: Range;
}

export type TextCommand = (text: string, selection: Range) => Edit;

/** The lines that a selection touches, but not the line after a selection that ends with a line break. */
export function wholeLines(text: string, { from, to }: Range): Range {
  const end = text.indexOf("\n", to > from && text[to - 1] === "\n" ? to - 1 : to);
  return { from: lineStart(text, from), to: end === -1 ? text.length : end };
}

/** `lastIndexOf` takes a negative start as 0, and would search the first letter. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

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
