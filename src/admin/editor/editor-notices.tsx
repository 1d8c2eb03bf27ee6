import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { Conflict, type FieldTexts } from "../components/conflict.tsx";
import { inputOf } from "./draft.ts";
import styles from "./editor.module.css";
import { statusLabels } from "./publication-fields.tsx";
import type { PostEditor } from "./use-editor.ts";

interface EditorNoticesProps {
  editor: Pick<PostEditor, "state" | "dispatch">;
}

/** What the author has to know of the text in the form: a restored draft, a conflict, a deleted post. */
export function EditorNotices({ editor: { state, dispatch } }: EditorNoticesProps) {
  const { restoredAt, lastSave, draft } = state;
  const saved = lastSave.name === "refused" && lastSave.error.status === 409 ? lastSave.error.post : null;
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
          <button
            type="button"
            className={buttonClass("ghost")}
            onClick={() => dispatch({ type: "discard draft" })}
          >
            Discard it
          </button>
          <button
            type="button"
            className={buttonClass("pine")}
            onClick={() => dispatch({ type: "keep restored draft" })}
          >
            Keep
          </button>
        </Notice>
      )}
      {saved !== null && (
        <div className={styles.conflict}>
          <Conflict
            title="This post was changed elsewhere after you opened it"
            mine={textsOf(draft.input)}
            saved={textsOf(inputOf(saved))}
            onSaveMine={() => dispatch({ type: "save", how: { version: saved.updatedAt } })}
            onLoadSaved={() => dispatch({ type: "load saved", post: saved })}
          />
        </div>
      )}
      {state.isDeleted && (
        <Notice text="This post was deleted while you were writing. Your text is safe: Create makes a new post of it." />
      )}
      {draft.replaced !== null && (
        <Notice text="You are looking at the saved version. Your own text is set aside.">
          <button
            type="button"
            className={buttonClass("ghost")}
            onClick={() => dispatch({ type: "bring mine back" })}
          >
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
