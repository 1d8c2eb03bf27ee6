import { lazy, Suspense, useRef, useState } from "react";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { Modal } from "../components/modal.tsx";
import { useRunningUploads } from "../images/use-running-uploads.ts";
import { useCloseQuestion } from "./close-question.tsx";
import { describeImages, imagesWithoutText, type TextImage } from "./content/image-markdown.ts";
import type { ContentHandle } from "./content/use-content-editor.ts";
import { DescribeImages } from "./describe-images.tsx";
import styles from "./editor.module.css";
import { EditorFoot, type Waiting } from "./editor-foot.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostTools } from "./post-tools.tsx";
import { useEditor } from "./use-editor.ts";
import { usePreviewArticle } from "./use-preview-article.ts";
import { useStrayFiles } from "./use-stray-files.ts";

// The form must stay usable where the preview's code cannot be loaded.
const Preview = lazy(() =>
  import("./preview.tsx").then(
    (module) => ({ default: module.Preview }),
    () => ({ default: () => <p>The preview cannot be loaded now. You can go on writing.</p> }),
  ),
);

const unsaved =
  "Your changes are not saved. A copy of them stays on this device, and is offered when you open the post again.";
const uploading = "An image is still being uploaded, and will not be in the post.";

interface EditorProps {
  /** Null for a new post. */
  post: DeskPost | null;
  /** The key of the draft in the browser's storage. */
  draftKey: string;
  onSaved(): void;
  onClose(): void;
}

/** The form of a post beside its preview; narrow screens show one of them at a time. */
export function Editor({ post: opened, draftKey, onSaved, onClose }: EditorProps) {
  const content = useRef<ContentHandle>(null);
  const flush = () => content.current?.flush();
  const uploads = useRunningUploads();
  const { close, leave, question } = useCloseQuestion(whatIsLost, onClose);
  const editor = useEditor({ opened, draftKey, flush, onSaved, onDone: leave });
  const { post } = editor;
  useStrayFiles();
  const { article, failed } = usePreviewArticle(editor.input.content);
  const [view, setView] = useState<"write" | "preview">("write");
  const [waiting, setWaiting] = useState<Waiting>("none");
  const [silent, setSilent] = useState<{ images: TextImage[]; goOn: boolean } | null>(null);
  const described = useRef(new Set<string>());

  function whatIsLost(): string {
    flush();
    return [editor.isDirty() && unsaved, uploads.isRunning() && uploading].filter(Boolean).join(" ");
  }

  async function save(goOn = false) {
    if (waiting === "uploads" || editor.saving) return;
    if (uploads.isRunning()) {
      setWaiting("uploads");
      const all = await uploads.finished();
      setWaiting(all ? "none" : "failed");
      if (!all || editor.isClosed()) return;
    } else setWaiting("none");
    flush();
    const { status, content: text } = editor.inputFor(goOn);
    const unknown = imagesWithoutText(text).filter(({ url }) => !described.current.has(url));
    if (status !== "draft" && unknown.length > 0) setSilent({ images: unknown, goOn });
    else editor.save(undefined, goOn);
  }

  return (
    <Modal title={post === null ? "Create New Blog Post" : "Edit Blog Post"} size="full" onClose={close}>
      <form
        className={styles.editor}
        noValidate
        data-view={view}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          // Keys of the dialogs that the form opens come here too.
          if (event.target instanceof Node && event.currentTarget.contains(event.target)) save(true);
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
            {post !== null && !editor.deleted && (
              <PostTools
                post={post}
                editor={editor}
                onRestored={() => {
                  onSaved();
                  leave();
                }}
              />
            )}
            <PostFields
              input={editor.input}
              latest={editor.latestInput}
              post={editor.creating ? null : post}
              issues={editor.issues}
              plain={!failed && article?.plain === true}
              content={content}
              uploads={uploads}
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
        <EditorFoot editor={editor} waiting={waiting} onSaveDraft={() => save(true)} onCancel={close} />
      </form>
      {silent !== null && (
        <DescribeImages
          images={silent.images}
          onSave={(words) => {
            setSilent(null);
            // What was left empty only decorates: nobody is asked twice.
            for (const { url } of silent.images) described.current.add(url);
            flush();
            const { content: text } = editor.inputFor(silent.goOn);
            editor.change({ content: describeImages(text, silent.images, words) });
            save(silent.goOn);
          }}
          onClose={() => setSilent(null)}
        />
      )}
      {question}
    </Modal>
  );
}
