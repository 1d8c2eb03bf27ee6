import { buttonClass } from "../../components/button/button.tsx";
import styles from "./editor.module.css";
import type { EditorState } from "./use-editor.ts";

/** What a save waits for: nothing, uploads that are under way, or that one of them failed is said. */
export type Waiting = "none" | "uploads" | "failed";

interface EditorFootProps {
  editor: EditorState;
  waiting: Waiting;
  /** Saves without publishing, and goes on. */
  onSaveDraft(): void;
  onCancel(): void;
}

/** Whether the text is safe, and the ways out of the form. */
export function EditorFoot({ editor, waiting, onSaveDraft, onCancel }: EditorFootProps) {
  const busy = editor.saving || waiting === "uploads";
  return (
    <div className={styles.foot}>
      <p className={styles.status} role="status">
        {waiting === "none" ? statusOf(editor) : waitingFor[waiting]}
      </p>
      <button type="button" className={buttonClass("ghost")} onClick={onCancel}>
        Cancel
      </button>
      {editor.creating && editor.input.status === "published" && (
        <button type="button" className={buttonClass("ghost")} aria-disabled={busy} onClick={onSaveDraft}>
          Save draft
        </button>
      )}
      <button type="submit" className={buttonClass("primary")} aria-disabled={busy}>
        {editor.creating ? "Create" : "Update"}
      </button>
    </div>
  );
}

const waitingFor = {
  uploads: "Saving as soon as the images are uploaded...",
  failed: "Not saved, since an image was not uploaded. Save again to go on without it.",
};

/** Only the toast says "saved", after the server's answer. */
function statusOf({ saving, saveError, behind, dirty, stored }: EditorState): string {
  if (saving) return "Saving...";
  if (saveError !== null) return `Not saved. ${saveError.message}`;
  if (!dirty) return "No unsaved changes.";
  const kept = stored ? "A copy is kept on this device." : "This browser keeps no copy.";
  return `${behind ? "Saved, except for what you have written since." : "Unsaved changes."} ${kept}`;
}
