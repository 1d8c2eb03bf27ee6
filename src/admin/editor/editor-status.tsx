import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { Button } from "../components/button.tsx";
import { Conflict, type FieldTexts } from "../components/conflict.tsx";
import { keepFocusInDialog } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import { inputOf } from "./draft.ts";
import styles from "./editor.module.css";
import { type EditorEvent, type EditorState, isCreating, isDirty, isSaving } from "./editor-machine.ts";
import { statusLabels } from "./publication-fields.tsx";
import type { PostEditor } from "./use-editor.ts";
import type { Mailing } from "./use-mailing.ts";

export function EditorNotices({ state, dispatch }: Pick<PostEditor, "state" | "dispatch">) {
  const { restoredAt, elsewhere, lastSave, draft, isDeleted } = state;
  const saved = lastSave.name === "refused" && lastSave.error.status === 409 ? lastSave.error.post : null;
  // The pressed button goes with its notice.
  function answer(event: EditorEvent): void {
    flushSync(() => dispatch(event));
    keepFocusInDialog();
  }
  const button = (label: string, event: EditorEvent, look: "ghost" | "pine" = "ghost") => (
    <Button look={look} onClick={() => answer(event)}>
      {label}
    </Button>
  );
  return (
    <>
      {restoredAt !== null && (
        <Notice>
          <p>
            <strong>Unsaved text restored</strong> from {longTimeIn(site.timeZone, restoredAt)}.
          </p>
          {button("Discard it", { type: "discard draft" })}
          {button("Keep", { type: "keep restored draft" }, "pine")}
        </Notice>
      )}
      {elsewhere !== null && (
        <Notice>
          <p>
            <strong>Another device has unsaved text</strong> of this post, from{" "}
            {longTimeIn(site.timeZone, elsewhere.at)}.
          </p>
          {button("Keep mine", { type: "refuse elsewhere" })}
          {button("Use it", { type: "take elsewhere" }, "pine")}
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
      {isDeleted && (
        <Notice>
          <p>
            This post was deleted while you were writing. Your text is safe: Create makes a new post of it.
          </p>
        </Notice>
      )}
      {draft.replaced !== null && (
        <Notice>
          <p>You are looking at another text. Your own is set aside.</p>
          {button("Bring mine back", { type: "bring mine back" })}
        </Notice>
      )}
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}

function textsOf({
  title,
  slug,
  summary,
  content,
  imageUrl,
  category,
  status,
  publishAt,
  sendToSubscribers,
}: PostInput): FieldTexts {
  return {
    Title: title,
    Address: slug || "follows the title",
    Summary: summary ?? "",
    Content: content,
    "Image URL": imageUrl ?? "",
    Category: category || uncategorized,
    Status: statusLabels[status ?? "published"],
    "Publish at": publishAt ? longTimeIn(site.timeZone, publishAt) : "",
    "Send to subscribers": sendToSubscribers ? "yes" : "no",
  };
}

interface EditorFootProps {
  editor: PostEditor;
  /** False while what is typed cannot be kept on the server. */
  isOnServer: boolean;
  mailing: Mailing;
  onSaveDraft(): void;
  onCancel(): void;
}

export function EditorFoot({ editor, isOnServer, mailing, onSaveDraft, onCancel }: EditorFootProps) {
  const { state } = editor;
  const busy = isSaving(state);
  return (
    <div className={styles.foot}>
      <p className={cx(ui.meta, styles.status)} role="status">
        {statusOf(editor, isOnServer)}
      </p>
      <p className={cx(ui.meta, styles.consequence)}>{consequenceOf(state, mailing)}</p>
      <p className={cx(ui.meta, styles.shortcut)}>
        <kbd className={ui.key}>Ctrl</kbd> <kbd className={ui.key}>S</kbd> saves and goes on
      </p>
      <Button onClick={onCancel}>Cancel</Button>
      {isCreating(state) && state.draft.input.status === "published" && (
        <Button aria-disabled={busy} onClick={onSaveDraft}>
          Save draft
        </Button>
      )}
      <Button type="submit" look="primary" aria-disabled={busy}>
        {isCreating(state) ? "Create" : "Update"}
      </Button>
    </div>
  );
}

/** What the button will do, for readers. */
export function consequenceOf(state: EditorState, { isOn, sent, subscribers }: Mailing): string {
  const { status = "published", publishAt, sendToSubscribers } = state.draft.input;
  const isMailed = isOn && sendToSubscribers === true && sent === undefined && subscribers !== 0;
  if (status === "draft")
    return state.post?.status === "published" ? "Readers will not see it any more" : "Stays a draft";
  if (status === "scheduled" && !publishAt) return "Choose a time first";
  if (status === "scheduled" && publishAt && Date.parse(publishAt) > Date.now())
    return `Public on ${longTimeIn(site.timeZone, publishAt)}${isMailed ? ". Subscribers get it by mail then" : ""}`;
  const isPublic = state.post?.status === "published" && !state.isDeleted;
  const mail =
    subscribers === null
      ? "Subscribers get it by mail"
      : `${countOf(subscribers, "subscriber gets", "subscribers get")} it by mail`;
  return `${isPublic ? "Readers see it at once" : "Public at once"}${isMailed ? `. ${mail}` : ""}`;
}

/** Only a toast says "saved", once the server has answered. */
function statusOf({ state, isDraftKept }: PostEditor, isOnServer: boolean): string {
  const { phase, lastSave } = state;
  if (phase.name === "awaiting images") return "Saving as soon as the images are uploaded...";
  if (phase.name === "image missing")
    return "Not saved, since an image was not uploaded. Save again to go on without it.";
  if (phase.name === "sending") return "Saving...";
  if (lastSave.name === "refused") return `Not saved. ${lastSave.error.message}`;
  if (!isDirty(state)) return "No unsaved changes.";
  const onServer = isOnServer ? ", and soon on the server" : " only, until the server can be reached";
  const kept = isDraftKept ? `A copy is kept on this device${onServer}.` : "This browser keeps no copy.";
  return `${lastSave.name === "behind" ? "Saved, except for what you have written since." : "Unsaved changes."} ${kept}`;
}
