import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "../../components/button/button.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Modal } from "../components/modal.tsx";
import { useRunningUploads } from "../images/use-upload.ts";
import { editedAt } from "../use-dashboard-route.ts";
import { useCloseQuestion, useStrayFiles } from "./close-question.tsx";
import type { ContentHandle } from "./content/use-content-editor.ts";
import { DescribeImages } from "./describe-images.tsx";
import styles from "./editor.module.css";
import { isCreating, isDirty, isLeft, isTyped, type SaveOptions } from "./editor-machine.ts";
import { EditorFoot, EditorNotices } from "./editor-status.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostTools } from "./post-tools.tsx";
import { showBlockAt, textAt } from "./preview-position.ts";
import { type EditorProps, useEditor } from "./use-editor.ts";
import { useMailing } from "./use-mailing.ts";
import { usePreviewArticle, usePreviewState } from "./use-preview-article.ts";
import { useUnsavedSync } from "./use-unsaved-sync.ts";

// The form must stay usable where the preview's code cannot be loaded.
const Preview = lazyPart(
  async () => (await import("./preview.tsx")).Preview,
  ({ retry }) => (
    <>
      <p>The preview cannot be loaded now. You can go on writing.</p>
      <button type="button" className={buttonClass("ghost")} onClick={retry}>
        Try again
      </button>
    </>
  ),
  <p>Loading the preview...</p>,
);

const unsaved =
  "Your changes are not saved. A copy of them is kept, and is offered when you open the post again, on this device or another.";
const replacing = "Your changes are not saved, and are gone once the version is back.";
const uploading = "An image is still being uploaded, and will not be in the post.";

/** The form of a post beside its preview; narrow screens show one at a time. */
export function Editor(props: EditorProps) {
  const content = useRef<ContentHandle>(null);
  const result = useRef<HTMLElement>(null);
  const flush = () => content.current?.flush();
  const uploads = useRunningUploads();
  const editor = useEditor(props, uploads, flush);
  const { state, latest, dispatch } = editor;
  const isOnServer = useUnsavedSync(editor);
  const { post, draft, phase } = state;
  const mailing = useMailing(isCreating(state) ? null : post);
  const { close, question } = useCloseQuestion({
    whatIsLost() {
      flush();
      return isLeft(latest()) ? "" : lossOf(isTyped(latest()) && unsaved);
    },
    isOfForm: (location) => editedAt(location) === latest().post?.id,
    onLeave() {
      dispatch({ type: "close" });
      props.onClose();
    },
  });
  const preview = usePreviewArticle(draft.input.content);
  const isPlain = usePreviewState(preview, ({ article, failed }) => !failed && article?.plain === true);
  const [view, setView] = useState<"write" | "preview">("write");
  const save = (how: SaveOptions = {}) => dispatch({ type: "save", how });
  useStrayFiles();

  function showInText(pressed: EventTarget): void {
    const { article, markdown } = preview.read();
    const at = textAt(result.current, article, markdown, pressed);
    // Words that were marked are to be copied.
    if (at === null || getSelection()?.isCollapsed === false) return;
    flushSync(() => setView("write"));
    content.current?.putCaret(at);
  }

  function showInPreview(at: number): void {
    const { article, markdown } = preview.read();
    showBlockAt(result.current, article, markdown, at);
  }

  function lossOf(text: string | false): string {
    return [text, uploads.isRunning() && uploading].filter(Boolean).join(" ");
  }

  return (
    <Modal
      title={post === null ? "Create New Blog Post" : "Edit Blog Post"}
      size="full"
      onClose={close}
      tools={
        post !== null &&
        !state.isDeleted && (
          <PostTools
            post={post}
            state={state}
            whatRestoringLoses={() => {
              flush();
              // Text that is set aside would be lost too, since no draft remains.
              return lossOf((isDirty(latest()) || latest().draft.replaced !== null) && replacing);
            }}
            onRestored={() => {
              props.onSaved();
              dispatch({ type: "version put back" });
            }}
          />
        )
      }
    >
      <form
        className={styles.editor}
        noValidate
        data-view={view}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
          if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
          event.preventDefault();
          if (event.target instanceof Node && event.currentTarget.contains(event.target))
            save({ keepsOpen: true });
        }}
      >
        <EditorNotices state={state} dispatch={dispatch} />
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
              input={draft.input}
              latest={() => latest().draft.input}
              post={isCreating(state) ? null : post}
              issues={state.issues}
              plain={isPlain}
              content={content}
              titles={props.titles}
              mailing={mailing}
              onType={preview.follow}
              onCaret={showInPreview}
              uploads={uploads}
              onChange={(part) => dispatch({ type: "change", part })}
            />
          </div>
          {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it scrolls, and only what has the focus scrolls by keyboard */}
          {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: by keyboard the caret is in the text already */}
          {/* biome-ignore-start lint/a11y/noNoninteractiveElementInteractions: a press only moves the caret */}
          <section
            ref={result}
            className={styles.result}
            aria-label="Preview"
            tabIndex={0}
            onClick={({ target }) => showInText(target)}
          >
            <Preview input={draft.input} post={post} preview={preview} />
          </section>
          {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions: above */}
          {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: above */}
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: above */}
        </div>
        <EditorFoot
          editor={editor}
          isOnServer={isOnServer}
          mailing={mailing}
          onSaveDraft={() => save({ keepsOpen: true })}
          onCancel={close}
        />
      </form>
      {phase.name === "describing images" && (
        <DescribeImages
          images={phase.images}
          onSave={(words) => dispatch({ type: "describe images", words })}
          onClose={() => dispatch({ type: "cancel describing" })}
        />
      )}
      {question}
    </Modal>
  );
}
