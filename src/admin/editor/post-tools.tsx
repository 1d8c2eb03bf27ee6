import { useEffect, useRef, useState } from "react";
import { site } from "../../../content/site.ts";
import { Field } from "../../components/field/field.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import { postPath } from "../../shared/paths.ts";
import type { AdminPost, PreviewLink } from "../../shared/posts/admin-post.ts";
import { adminApi, toApiError } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { Button } from "../components/button.tsx";
import { Modal, modalActionsClass } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { copyAndNotify, notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import styles from "./editor.module.css";
import { type EditorState, isDirty } from "./editor-machine.ts";
import { VersionsDialog } from "./versions/versions-dialog.tsx";

interface PostToolsProps {
  post: AdminPost;
  state: EditorState;
  whatRestoringLoses(): string;
  onRestored(): void;
}

export function PostTools({ post, state, whatRestoringLoses, onRestored }: PostToolsProps) {
  const [open, setOpen] = useState<"preview" | "versions" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      {post.status === "published" && (
        <a className={ui.tool} href={postPath(post.slug)} target="_blank" rel="noopener">
          <AdminIcon name="external" />
          View post
        </a>
      )}
      <button type="button" className={ui.tool} onClick={() => setOpen("preview")}>
        <AdminIcon name="link" />
        Preview link
      </button>
      <button type="button" className={ui.tool} onClick={() => setOpen("versions")}>
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

interface PreviewLinkDialogProps {
  post: AdminPost;
  dirty: boolean;
  onClose(): void;
}

function PreviewLinkDialog({ post, dirty, onClose }: PreviewLinkDialogProps) {
  const [link, setLink] = useState<PreviewLink | null>(null);
  const withSession = useSession();
  const hasRequestedLink = useRef(false);

  async function create() {
    try {
      setLink(await withSession(() => adminApi.createPreview(post.id)));
    } catch (error) {
      notifyError(`The preview link could not be made. ${toApiError(error).message}`);
      onClose();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every request creates another link
  useEffect(() => {
    if (!hasRequestedLink.current) create();
    hasRequestedLink.current = true;
  }, []);

  async function withdraw() {
    try {
      await withSession(() => adminApi.removePreviews(post.id));
      notifySuccess("Withdrawn", "All preview links of this post have ended");
      onClose();
    } catch (error) {
      notifyError(`The links could not be withdrawn. ${toApiError(error).message}`);
    }
  }

  return (
    <Modal title="Preview link" size="small" onClose={onClose}>
      {link === null ? (
        <p role="status">Making the link...</p>
      ) : (
        <>
          <Field
            id="preview-link"
            label="Link"
            hint={`Shows the post as it is saved to everybody who has the link, until ${longDateIn(site.timeZone, link.expiresAt)}.`}
            value={link.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          {dirty && <p className={ui.meta}>What you have changed and not saved is not in it.</p>}
          <div className={modalActionsClass}>
            <Button onClick={withdraw}>Withdraw all links</Button>
            <Button look="primary" data-autofocus="" onClick={() => copyAndNotify(link.url, "The link")}>
              Copy link
            </Button>
          </div>
        </>
      )}
      <div className={modalActionsClass}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Modal>
  );
}
