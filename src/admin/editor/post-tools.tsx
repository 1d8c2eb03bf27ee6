import { useState } from "react";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { postPath } from "../../shared/urls.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import styles from "./editor.module.css";
import { type EditorState, isDirty } from "./editor-machine.ts";
import { PreviewLinkDialog } from "./preview-link.tsx";
import { VersionsDialog } from "./versions/versions-dialog.tsx";

interface PostToolsProps {
  post: DeskPost;
  state: EditorState;
  /** Names what putting a version back would lose; "" for nothing. */
  whatRestoringLoses(): string;
  onRestored(): void;
}

/** What can be done with a post that is saved: look at it, show it to somebody, go back to what it was. */
export function PostTools({ post, state, whatRestoringLoses, onRestored }: PostToolsProps) {
  const [open, setOpen] = useState<"preview" | "versions" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      {post.status === "published" && (
        <a className={styles.tool} href={postPath(post.slug)} target="_blank" rel="noopener">
          <AdminIcon name="external" />
          View post
        </a>
      )}
      <button type="button" className={styles.tool} onClick={() => setOpen("preview")}>
        <AdminIcon name="link" />
        Preview link
      </button>
      <button type="button" className={styles.tool} onClick={() => setOpen("versions")}>
        <AdminIcon name="history" />
        Versions
      </button>
      {open === "preview" && <PreviewLinkDialog post={post} dirty={isDirty(state)} onClose={close} />}
      {open === "versions" && (
        <VersionsDialog
          post={post}
          input={state.draft.input}
          whatIsLost={whatRestoringLoses}
          onRestored={onRestored}
          onClose={close}
        />
      )}
    </div>
  );
}
