import { buttonClass } from "../../components/button/button.tsx";
import { Conflict } from "./conflict.tsx";
import styles from "./editor.module.css";
import { RestoredDraft } from "./restored-draft.tsx";
import type { useEditor } from "./use-editor.ts";

/** What the author has to know of the text in the form: where it comes from, and what stands against it. */
export function EditorNotices({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const { trouble } = editor;
  return (
    <>
      {editor.restoredAt !== null && (
        <RestoredDraft keptAt={editor.restoredAt} onKeep={editor.keepRestored} onDiscard={editor.discard} />
      )}
      {trouble?.status === 409 && trouble.post !== null && (
        <Conflict
          mine={editor.input}
          saved={trouble.post}
          onSaveMine={() => editor.save(trouble.post?.updatedAt ?? null)}
          onTakeSaved={editor.takeSaved}
        />
      )}
      {editor.gone && (
        <div className={styles.banner}>
          <p>
            This post was deleted while you were writing. Your text is safe: Create makes a new post of it.
          </p>
        </div>
      )}
      {editor.aside !== null && (
        <div className={styles.banner}>
          <p>You are looking at the saved version. Your own text is set aside.</p>
          <button type="button" className={buttonClass("ghost")} onClick={editor.takeBack}>
            Bring mine back
          </button>
        </div>
      )}
    </>
  );
}
