import { buttonClass } from "../../components/button/button.tsx";
import styles from "./editor.module.css";
import { isCreating, isDirty, isSaving } from "./editor-machine.ts";
import type { PostEditor } from "./use-editor.ts";

interface EditorFootProps {
  editor: PostEditor;
  /** Saves without publishing, and goes on. */
  onSaveDraft(): void;
  onCancel(): void;
}

/** Whether the text is safe, and the ways out of the form. */
export function EditorFoot({ editor, onSaveDraft, onCancel }: EditorFootProps) {
  const { state } = editor;
  const busy = isSaving(state);
  return (
    <div className={styles.foot}>
      <p className={styles.status} role="status">
        {statusOf(editor)}
      </p>
      <button type="button" className={buttonClass("ghost")} onClick={onCancel}>
        Cancel
      </button>
      {isCreating(state) && state.draft.input.status === "published" && (
        <button type="button" className={buttonClass("ghost")} aria-disabled={busy} onClick={onSaveDraft}>
          Save draft
        </button>
      )}
      <button type="submit" className={buttonClass("primary")} aria-disabled={busy}>
        {isCreating(state) ? "Create" : "Update"}
      </button>
    </div>
  );
}

/** Only the toast says "saved", after the server's answer. */
function statusOf({ state, isDraftKept }: PostEditor): string {
  const { phase, lastSave } = state;
  if (phase.name === "awaiting images") return "Saving as soon as the images are uploaded...";
  if (phase.name === "image missing")
    return "Not saved, since an image was not uploaded. Save again to go on without it.";
  if (phase.name === "sending") return "Saving...";
  if (lastSave.name === "refused") return `Not saved. ${lastSave.error.message}`;
  if (!isDirty(state)) return "No unsaved changes.";
  const kept = isDraftKept ? "A copy is kept on this device." : "This browser keeps no copy.";
  return `${lastSave.name === "behind" ? "Saved, except for what you have written since." : "Unsaved changes."} ${kept}`;
}
