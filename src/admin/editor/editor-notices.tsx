import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { Conflict, type FieldTexts } from "../components/conflict.tsx";
import { inputOf } from "./draft.ts";
import styles from "./editor-notices.module.css";
import { statusLabels } from "./publication-fields.tsx";
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
        <div className={styles.conflict}>
          <Conflict
            title="This post was changed elsewhere after you opened it"
            mine={textsOf(editor.input)}
            saved={textsOf(inputOf(saved))}
            onSaveMine={() => onSaveMine(saved.updatedAt)}
            onLoadSaved={() => editor.loadSaved(saved)}
          />
        </div>
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

function textsOf({ title, summary, content, imageUrl, category, status, publishAt }: PostInput): FieldTexts {
  return {
    Title: title,
    Summary: summary ?? "",
    Content: content,
    "Image URL": imageUrl ?? "",
    Category: category || uncategorized,
    Status: statusLabels[status ?? "published"],
    "Publish at": publishAt ? longTimeIn(site.timeZone, publishAt) : "",
  };
}
