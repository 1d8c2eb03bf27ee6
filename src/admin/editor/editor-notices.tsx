import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import { Conflict } from "./conflict.tsx";
import styles from "./editor-notices.module.css";
import type { EditorState } from "./use-editor.ts";

interface EditorNoticesProps {
  editor: EditorState;
  /** Saves the text in the form over this version of the post. */
  onSaveMine(version: string): void;
}

/** What the author has to know of the text in the form: a restored draft, a conflict, a deleted post. */
export function EditorNotices({ editor, onSaveMine }: EditorNoticesProps) {
  const { restoredAt, saveError } = editor;
  const saved = saveError?.status === 409 ? saveError.post : null;
  return (
    <>
      {restoredAt !== null && (
        <Notice
          text={
            <>
              <strong>Unsaved text restored</strong> from {longTimeIn(site.timeZone, restoredAt)}.
            </>
          }
        >
          <button type="button" className={buttonClass("ghost")} onClick={editor.discard}>
            Discard it
          </button>
          <button type="button" className={buttonClass("pine")} onClick={editor.keepRestored}>
            Keep
          </button>
        </Notice>
      )}
      {saved !== null && (
        <Conflict
          mine={editor.input}
          saved={saved}
          onSaveMine={() => onSaveMine(saved.updatedAt)}
          onLoadSaved={editor.loadSaved}
        />
      )}
      {editor.deleted && (
        <Notice text="This post was deleted while you were writing. Your text is safe: Create makes a new post of it." />
      )}
      {editor.showsSaved && (
        <Notice text="You are looking at the saved version. Your own text is set aside.">
          <button type="button" className={buttonClass("ghost")} onClick={editor.restoreReplaced}>
            Bring mine back
          </button>
        </Notice>
      )}
    </>
  );
}

function Notice({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  );
}
