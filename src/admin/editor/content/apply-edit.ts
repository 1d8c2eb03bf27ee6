import type { EditorView } from "@codemirror/view";
import type { Edit } from "./edit.ts";

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
