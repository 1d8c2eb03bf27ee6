import { useEffect, useRef, useState } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Field } from "../../components/field/field.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import type { DeskPost, PreviewLink } from "../../shared/posts/desk.ts";
import { adminApi, toApiError } from "../api.ts";
import { Modal, modalActionsClass } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { copyText } from "../copy-text.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";

interface PreviewLinkDialogProps {
  post: DeskPost;
  /** Whether the form says something else than what is saved. */
  dirty: boolean;
  onClose(): void;
}

/** Makes a link that shows a post to whoever has it, and takes all of them back. */
export function PreviewLinkDialog({ post, dirty, onClose }: PreviewLinkDialogProps) {
  const [link, setLink] = useState<PreviewLink | null>(null);
  const withSession = useSession();
  const asked = useRef(false);

  async function create() {
    try {
      setLink(await withSession(() => adminApi.createPreview(post.id)));
    } catch (error) {
      notifyError(`The preview link could not be made. ${toApiError(error).message}`);
      onClose();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each one asked for is another link
  useEffect(() => {
    if (!asked.current) create();
    asked.current = true;
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
            hint={`Shows the post as it is saved to whoever has the link, until ${longDateIn(site.timeZone, link.expiresAt)}.`}
            value={link.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          {dirty && <p className={ui.meta}>What you have changed and not saved is not in it.</p>}
          <div className={modalActionsClass}>
            <button type="button" className={buttonClass("ghost")} onClick={withdraw}>
              Withdraw all links
            </button>
            <button
              type="button"
              className={buttonClass("primary")}
              data-autofocus=""
              onClick={() => copyText(link.url, "The link")}
            >
              Copy link
            </button>
          </div>
        </>
      )}
      <div className={modalActionsClass}>
        <button type="button" className={buttonClass("ghost")} onClick={onClose}>
          Done
        </button>
      </div>
    </Modal>
  );
}
