import { useEffect, useEffectEvent, useRef, useState } from "react";
import { postPath } from "../../shared/paths.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { adminApi, toApiError } from "../api.ts";
import type { RunningUploads } from "../images/use-upload.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { inputFields, inputOf, isSame, matchesInput, storedDraft } from "./draft.ts";
import {
  afterEvent,
  type EditorEvent,
  type EditorState,
  isDirty,
  isLeft,
  openedState,
  type Sending,
} from "./editor-machine.ts";

export interface EditorProps {
  post: AdminPost | null;
  draftKey: string;
  /** The idempotency key of an unsaved new post that was begun elsewhere. */
  creation: string | null;
  /** The titles of all posts by id, so that a title is not given twice. */
  titles: ReadonlyMap<string, string>;
  /** Locks the key for the draft of a post that was created here; null where that failed. */
  lockCreated(id: string): Promise<string | null>;
  /** Called when a post was created whose form stays open. */
  onCreated(id: string): void;
  onSaved(): void;
  onClose(): void;
}

/** Runs `editor-machine.ts`: stores drafts, calls the server, reports results. `flush` ends a running debounce. */
export function useEditor(
  { post: opened, draftKey, creation, ...form }: EditorProps,
  uploads: Pick<RunningUploads, "isRunning" | "finished">,
  flush: () => void,
) {
  const [state, setState] = useState(() => openedState(opened, draftKey, creation));
  const [isDraftKept, setIsDraftKept] = useState(true);
  // A latest ref: events come faster than renders, and the text typed last must be saved.
  const latest = useRef(state);
  const withSession = useSession();
  const show = useEffectEvent(dispatch);

  useEffect(() => {
    show({ type: "open" });
    return () => show({ type: "close" });
  }, []);

  function dispatch(event: EditorEvent): void {
    if (event.type !== "change") flush();
    const before = latest.current;
    const after = afterEvent(before, event, uploads.isRunning());
    if (after === before) return;
    latest.current = after;
    setState(after);
    storeDraft(before, after, event);
    const { phase, post, isClosed } = after;
    if (after.issues !== before.issues && event.type !== "change" && !isClosed) focusFirst(after.issues);
    if (post !== null && post.id !== before.post?.id && !isLeft(after)) form.onCreated(post.id);
    if (phase === before.phase) return;
    if (phase.name === "awaiting images") void awaitImages();
    if (phase.name === "sending") void send(phase);
    if (phase.name === "done" && !isClosed) form.onClose();
  }

  /** Stores the draft at every key, and removes what is saved. */
  function storeDraft(before: EditorState, after: EditorState, { type }: EditorEvent): void {
    if (after.draft === before.draft && after.post === before.post) return;
    // A text of the server's becomes this device's own by the first change.
    if (type === "found elsewhere") return;
    const storage = storedDraft(before.draftKey);
    if (isLeft(after) && type !== "change") {
      const found = storage.read();
      // Another form of the author may use the same key meanwhile.
      if (found === null || !isSame(found.input, before.draft.input)) return;
    }
    if (after.draftKey !== before.draftKey) storage.remove();
    const target = storedDraft(after.draftKey);
    if (!isDirty(after) && after.draft.replaced === null) target.remove();
    else setIsDraftKept(target.write({ ...after.draft, keptAt: new Date().toISOString() }));
  }

  async function awaitImages(): Promise<void> {
    dispatch({ type: "uploads ended", all: await uploads.finished() });
  }

  async function send({ sent, target }: Sending): Promise<void> {
    const isNew = "creation" in target;
    // Another tab may open a post as soon as it is created.
    const lock = async (post: AdminPost | null) =>
      isNew && post !== null ? form.lockCreated(post.id) : null;
    let post: AdminPost;
    try {
      post = await withSession(() => sendPost(sent, target, latest.current.tried), {
        text: "Log in to save. Your text stays as it is.",
        button: "Login and save",
      });
    } catch (thrown) {
      const error = toApiError(thrown);
      dispatch({ type: "refused", error, draftKey: await lock(error.post) });
      // The author canceled the sign-in.
      if (error.status !== 401) notifyError(`Failed to ${isNew ? "create" : "update"} blog post`);
      return;
    }
    const locked = await lock(post);
    const text = `Blog post ${isNew ? "created" : "updated"} successfully`;
    const wasPublic = latest.current.post?.status === "published";
    const actions =
      post.status !== "published" ? [] : wasPublic ? [viewPost(post)] : [viewPost(post), backToDraft(post)];
    notifySuccess(post.status === "draft" ? "Draft saved" : "Saved", text, ...actions);
    form.onSaved();
    dispatch({ type: "saved", post, draftKey: locked });
  }

  function backToDraft(post: AdminPost) {
    const run = async () => {
      try {
        const draft = { ...inputOf(post), status: "draft", publishAt: null } as const;
        await withSession(() => adminApi.updatePost(post.id, draft, post.updatedAt));
        notifySuccess("Draft", "The blog post is a draft again, and readers do not see it");
      } catch (error) {
        notifyError(`The blog post is still public. ${toApiError(error).message}`);
      }
      form.onSaved();
    };
    return { label: "Back to draft", run: () => void run() };
  }

  return {
    state,
    isDraftKept,
    /** The latest state, which may not be rendered yet. */
    latest: () => latest.current,
    dispatch,
  };
}

export type PostEditor = ReturnType<typeof useEditor>;

/** Saves a text. Where the answer to one of `tried` was lost, the stored version is the author's own and no conflict. */
async function sendPost(
  input: PostInput,
  target: Sending["target"],
  tried: readonly PostInput[],
): Promise<AdminPost> {
  try {
    if ("creation" in target) return await adminApi.createPost(input, target.creation);
    return await adminApi.updatePost(target.id, input, target.version);
  } catch (error) {
    const { status, post: stored } = toApiError(error);
    if (status !== 409 || stored === null) throw error;
    if (matchesInput(stored, input)) return stored;
    if (!tried.some((text) => matchesInput(stored, text))) throw error;
    return adminApi.updatePost(stored.id, input, stored.updatedAt);
  }
}

function focusFirst(issues: Record<string, string>): void {
  const first = inputFields.find((name) => name in issues);
  if (first !== undefined) document.getElementById(`post-${first}`)?.focus();
}

function viewPost({ slug }: AdminPost) {
  return { label: "View post", run: () => void open(postPath(slug), "_blank", "noopener") };
}
