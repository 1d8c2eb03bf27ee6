import { lazy, Suspense, useRef, useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { Post } from "../../shared/posts/post.ts";
import { Confirm } from "../components/confirm.tsx";
import { Modal } from "../components/modal.tsx";
import { useLeaveBlocker } from "../leave-blocker.tsx";
import styles from "./editor.module.css";
import { EditorNotices } from "./editor-notices.tsx";
import { PostFields } from "./post-fields.tsx";
import { type EditorState, useEditor } from "./use-editor.ts";
import { usePreviewArticle } from "./use-preview-article.ts";

// The form must stay usable where the preview's code cannot be loaded.
const Preview = lazy(() =>
  import("./preview.tsx").then(
    (module) => ({ default: module.Preview }),
    () => ({ default: () => <p>The preview cannot be loaded now. You can go on writing.</p> }),
  ),
);

interface EditorProps {
  /** Null for a new post. */
  post: Post | null;
  /** The key of the draft in the browser's storage. */
  draftKey: string;
  onSaved(): void;
  onClose(): void;
}

/** The form of a post beside its preview; narrow screens show one of them at a time. */
export function Editor({ post, draftKey, onSaved, onClose }: EditorProps) {
  const leaving = useRef(false);
  const editor = useEditor(post, draftKey, () => {
    onSaved();
    leave();
  });
  const { article, failed } = usePreviewArticle(editor.input.content);
  const [view, setView] = useState<"write" | "preview">("write");
  const [asking, setAsking] = useState(false);
  const blocker = useLeaveBlocker(() => editor.dirty && !leaving.current);
  const close = () => (editor.dirty ? setAsking(true) : onClose());

  function leave() {
    leaving.current = true;
    onClose();
  }

  return (
    <Modal title={post === null ? "Create New Blog Post" : "Edit Blog Post"} size="full" onClose={close}>
      <form
        className={styles.editor}
        noValidate
        data-view={view}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          editor.save();
        }}
      >
        <EditorNotices editor={editor} />
        <fieldset className={styles.views}>
          <legend className="visually-hidden">View</legend>
          {(["write", "preview"] as const).map((name) => (
            <button
              type="button"
              key={name}
              className={styles.view}
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {name === "write" ? "Write" : "Preview"}
            </button>
          ))}
        </fieldset>
        <div className={styles.panes}>
          <div className={styles.write}>
            <PostFields
              input={editor.input}
              issues={editor.issues}
              plain={article?.plain === true}
              onChange={editor.change}
            />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what has the focus scrolls by keyboard */}
          <section className={styles.result} aria-label="Preview" tabIndex={0}>
            <Suspense fallback={<p>Loading the preview...</p>}>
              <Preview input={editor.input} post={post} article={article} failed={failed} />
            </Suspense>
          </section>
        </div>
        <div className={styles.foot}>
          <p className={styles.status} role="status">
            {statusOf(editor)}
          </p>
          <button type="button" className={buttonClass("ghost")} onClick={close}>
            Cancel
          </button>
          <button type="submit" className={buttonClass("primary")} aria-disabled={editor.saving}>
            {editor.creating ? "Create" : "Update"}
          </button>
        </div>
      </form>
      {(asking || blocker.state === "blocked") && (
        <Confirm
          title="Close without saving?"
          text="Your changes are not saved. They stay on this device as a draft, and are offered when you open the post again."
          cancelLabel="Keep editing"
          confirmLabel="Close"
          onCancel={() => {
            setAsking(false);
            blocker.reset();
          }}
          onConfirm={() => {
            if (blocker.state === "blocked") blocker.proceed();
            else leave();
          }}
        />
      )}
    </Modal>
  );
}

/** Whether the text is safe. Only the toast says "saved", after the server's answer. */
function statusOf({ saving, saveError, dirty, stored }: EditorState): string {
  if (saving) return "Saving...";
  if (saveError !== null) return `Not saved. ${saveError.message}`;
  if (!dirty) return "No changes yet.";
  return stored
    ? "Unsaved changes. A draft is kept on this device."
    : "Unsaved changes. This browser keeps no draft.";
}
