import { buttonClass } from "../../components/button/button.tsx";
import styles from "./editor.module.css";
import type { EditorState } from "./use-editor.ts";

/** Whether the text is safe, and the ways out of the form. */
export function EditorFoot({ editor, onCancel }: { editor: EditorState; onCancel(): void }) {
  return (
    <div className={styles.foot}>
      <p className={styles.status} role="status">
        {statusOf(editor)}
      </p>
      <button type="button" className={buttonClass("ghost")} onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className={buttonClass("primary")} aria-disabled={editor.saving}>
        {editor.creating ? "Create" : "Update"}
      </button>
    </div>
  );
}

/** Only the toast says "saved", after the server's answer. */
function statusOf({ saving, saveError, behind, dirty, stored }: EditorState): string {
  if (saving) return "Saving...";
  if (saveError !== null) return `Not saved. ${saveError.message}`;
  if (!dirty) return "No changes yet.";
  const kept = stored ? "A draft is kept on this device." : "This browser keeps no draft.";
  return `${behind ? "Saved, but for what you wrote since then." : "Unsaved changes."} ${kept}`;
}
