import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import { postPath } from "../../shared/urls.ts";
import { type ApiError, adminApi, toApiError } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { type Draft, inputFields, inputOf, isSame, storedDraft } from "./draft.ts";

/**
 * What is being written, stored in the browser under `draftKey` at every key, and the ways to save it. `onSaved` follows
 * a save.
 */
export function useEditor(post: DeskPost | null, draftKey: string, onSaved: () => void) {
  const original = { input: inputOf(post), version: post?.updatedAt ?? null, replaced: null };
  const storage = storedDraft(draftKey);
  const withSession = useSession();
  const [restored, setRestored] = useState(() => storage.read());
  const [draft, setDraft] = useState<Omit<Draft, "keptAt">>(() => restored ?? original);
  // What is typed last is told in the same moment as it is saved.
  const latest = useRef(draft);
  const [stored, setStored] = useState(true);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [saveError, setSaveError] = useState<ApiError | null>(null);
  const [deleted, setDeleted] = useState(false);
  const [saving, setSaving] = useState(false);
  const { input, replaced } = draft;
  const dirty = !isSame(input, original.input);
  const creating = post === null || deleted;

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);

  function write(change: Partial<Draft>) {
    const next = { ...latest.current, ...change, keptAt: new Date().toISOString() };
    latest.current = next;
    setDraft(next);
    if (isSame(next.input, original.input) && next.replaced === null) storage.remove();
    else setStored(storage.write(next));
  }

  function showIssues(found: Record<string, string>) {
    setIssues(found);
    const first = inputFields.find((name) => name in found);
    if (first !== undefined) document.getElementById(`post-${first}`)?.focus();
  }

  /** Saves over this version of the post only. */
  async function save(version = latest.current.version) {
    if (saving) return;
    const { input } = latest.current;
    const found = findIssues(input);
    showIssues(found);
    setSaveError(null);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    let saved: DeskPost;
    try {
      saved = await withSession(
        () => (creating ? adminApi.createPost(input) : adminApi.updatePost(post.id, input, version ?? "*")),
        { text: "Log in to save. Your text stays as it is.", button: "Login and save" },
      );
    } catch (error) {
      setSaving(false);
      fail(toApiError(error));
      return;
    }
    storage.remove();
    const text = creating ? "Blog post created successfully" : "Blog post updated successfully";
    notifySuccess("Saved", text, viewPost(saved));
    onSaved();
  }

  function fail(error: ApiError) {
    setSaveError(error);
    if (error.status === 404) setDeleted(true);
    showIssues(error.issues);
    // The author was asked for the password, and canceled.
    if (error.status !== 401)
      notifyError(creating ? "Failed to create blog post" : "Failed to update blog post");
  }

  return {
    input,
    /** What is in the form in this moment, before it is shown. */
    latestInput: () => latest.current.input,
    isDirty: () => !isSame(latest.current.input, original.input),
    issues,
    saveError,
    saving,
    dirty,
    stored,
    /** When the draft was stored that the form began with, where it is not the saved text. */
    restoredAt: restored !== null && !isSame(restored.input, original.input) ? restored.keptAt : null,
    /** Whether the author's own text is stored while the form shows the saved one. */
    showsSaved: replaced !== null,
    deleted,
    creating,
    save,
    change(part: Partial<PostInput>) {
      // A changed field may be right now; the next save validates it again.
      setIssues(Object.fromEntries(Object.entries(issues).filter(([name]) => !(name in part))));
      write({ input: { ...latest.current.input, ...part } });
    },
    keepRestored: () => setRestored(null),
    discard() {
      write({ input: original.input, version: original.version });
      setRestored(null);
    },
    /** Puts the saved version of a conflict into the form, in place of the author's own text. */
    loadSaved(saved: DeskPost) {
      setSaveError(null);
      write({ input: inputOf(saved), version: saved.updatedAt, replaced: latest.current.input });
    },
    restoreReplaced() {
      if (replaced !== null) write({ input: replaced, replaced: null });
    },
  };
}

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
