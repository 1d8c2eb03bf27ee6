import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import { postPath } from "../../shared/urls.ts";
import { type ApiError, toApiError } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { inputFields, inputOf, isSame } from "./draft.ts";
import { sendPost } from "./send-post.ts";
import { useDraft } from "./use-draft.ts";

interface EditorOptions {
  /** As it was when the editor opened; null for a new one. */
  opened: DeskPost | null;
  /** Where the draft is stored. */
  draftKey: string;
  /** Has the form told what was typed a moment ago. */
  flush(): void;
  /** Whether an image is on its way into the text. */
  isUploading(): boolean;
  /** Locks where the draft of a post that was made here is stored from now on; null where that could not be done. */
  lockMade(id: string): Promise<string | null>;
  /** Follows the making of a post whose form stays open. */
  onMade(id: string): void;
  /** Follows each save. */
  onSaved(): void;
  /** Follows a save of all that is written. */
  onDone(): void;
}

/** What is being written, and the ways to save it. */
export function useEditor({ opened, draftKey, flush, isUploading, onSaved, onDone, ...made }: EditorOptions) {
  const { draft, post, latest, write, ...drafts } = useDraft(opened, draftKey);
  const withSession = useSession();
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [saveError, setSaveError] = useState<ApiError | null>(null);
  const [deleted, setDeleted] = useState(false);
  const [saving, setSaving] = useState(false);
  const [behind, setBehind] = useState(false);
  const closed = useRef(false);
  /** What was sent since the last answer that it is saved. */
  const tried = useRef<PostInput[]>([]);
  const { input, replaced } = draft;
  const creating = post === null || deleted;

  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  function showIssues(found: Record<string, string>) {
    setIssues(found);
    const first = inputFields.find((name) => name in found);
    if (first !== undefined) document.getElementById(`post-${first}`)?.focus();
  }

  /** What a save sends: whoever goes on writing has nothing published for the first time by it. */
  function inputFor(goOn = false): PostInput {
    const { input: written } = latest();
    return goOn && creating && written.status === "published" ? { ...written, status: "draft" } : written;
  }

  /** Saves over this version of the post only. Whoever goes on writing keeps the form. */
  async function save(version = latest().version, goOn = false) {
    if (saving) return;
    const sent = inputFor(goOn);
    const found = findIssues(sent);
    showIssues(found);
    setSaveError(null);
    setBehind(false);
    if (Object.keys(found).length > 0) return;
    if (sent !== latest().input) write({ input: sent });
    setSaving(true);
    const target = creating ? { creation: latest().creation } : { id: post.id, version: version ?? "*" };
    const before = [...tried.current];
    tried.current.push(sent);
    let saved: DeskPost;
    try {
      saved = await withSession(() => sendPost(sent, target, before), {
        text: "Log in to save. Your text stays as it is.",
        button: "Login and save",
      });
    } catch (error) {
      const failure = toApiError(error);
      const locked = await lockFor(failure.post);
      setSaving(false);
      fail(failure, locked);
      return;
    }
    const locked = await lockFor(saved);
    tried.current = [];
    const text = creating ? "Blog post created successfully" : "Blog post updated successfully";
    notifySuccess(saved.status === "draft" ? "Draft saved" : "Saved", text, viewPost(saved));
    onSaved();
    finish(sent, saved, goOn, locked);
  }

  /** Another tab may open a post as soon as it is made. */
  async function lockFor(answered: DeskPost | null): Promise<string | null> {
    return creating && answered !== null ? made.lockMade(answered.id) : null;
  }

  function finish(sent: PostInput, saved: DeskPost, goOn: boolean, locked: string | null) {
    flush();
    const isText = isSame(latest().input, sent);
    // An image that comes into the form in a moment is written since. Into one that is closed it does not come.
    const isAll = isText && (closed.current || !isUploading());
    // Who closed the editor may have opened another one, with a draft of its own in the same place.
    if (isAll && (!goOn || closed.current)) drafts.removeStored(sent);
    else if (!closed.current || drafts.isStored()) drafts.goOnFrom(saved, locked);
    if (closed.current) return;
    if (isAll && !goOn) {
      onDone();
      return;
    }
    // The site has cut off spaces.
    if (isText) write({ input: inputOf(saved) });
    if (creating) made.onMade(saved.id);
    setDeleted(false);
    setBehind(!isAll);
    setSaving(false);
  }

  function fail(error: ApiError, locked: string | null) {
    setSaveError(error);
    if (error.status === 404) setDeleted(true);
    // Somebody has changed the post that an earlier try made, without an answer.
    if (error.status === 409 && error.post !== null && creating) {
      if (!closed.current || drafts.isStored()) drafts.goOnFrom(error.post, locked, noVersion);
      if (!closed.current) made.onMade(error.post.id);
      setDeleted(false);
    }
    showIssues(error.issues);
    // The author was asked for the password, and canceled.
    if (error.status !== 401)
      notifyError(creating ? "Failed to create blog post" : "Failed to update blog post");
  }

  return {
    ...drafts,
    input,
    latestInput: () => latest().input,
    post,
    isClosed: () => closed.current,
    inputFor,
    issues,
    saveError,
    saving,
    /** Whether the last save did not get what was written or uploaded while it was under way. */
    behind,
    /** Whether the author's own text is stored while the form shows the saved one. */
    showsSaved: replaced !== null,
    deleted,
    creating,
    save,
    change(part: Partial<PostInput>) {
      // A changed field may be right now; the next save validates it again.
      setIssues((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in part))));
      write({ input: { ...latest().input, ...part } });
    },
    /** Puts the saved version of a conflict into the form, in place of the author's own text. */
    loadSaved(saved: DeskPost) {
      setSaveError(null);
      write({ input: inputOf(saved), version: saved.updatedAt, replaced: latest().input });
    },
    restoreReplaced() {
      if (replaced !== null) write({ input: replaced, replaced: null });
    },
  };
}

/** What no post is of: the author is asked before it is saved over. */
const noVersion = "none";

/** The way to the page of a post that has one. */
function viewPost({ status, slug }: DeskPost) {
  if (status !== "published") return undefined;
  return { label: "View post", run: () => void open(postPath(slug), "_blank", "noopener") };
}

export type EditorState = ReturnType<typeof useEditor>;

function findIssues(input: PostInput): Record<string, string> {
  const result = v.safeParse(postInputSchema, input);
  if (result.success) return {};
  const found = result.issues.map((issue) => [v.getDotPath(issue) ?? "title", issue.message]);
  return Object.fromEntries(found.toReversed());
}
