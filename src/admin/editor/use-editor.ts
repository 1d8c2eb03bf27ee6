import { useEffect, useState } from "react";
import * as v from "valibot";
import type { Post } from "../../shared/posts/post.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import { type ApiError, adminApi, toApiError } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { inputFields, inputOf, isSame, storedDraft } from "./draft.ts";

type Trouble = Pick<ApiError, "status" | "message" | "post">;

/**
 * What is being written, kept in the browser under `draftKey` at every key, and the ways to save it. `onSaved` follows
 * a save.
 */
export function useEditor(post: Post | null, draftKey: string, onSaved: () => void) {
  const id = post?.id ?? null;
  const original = inputOf(post);
  const draft = storedDraft(draftKey);
  const withSession = useSession();
  const [found] = useState(() => draft.read());
  const [input, setInput] = useState(() => found?.input ?? original);
  const [version, setVersion] = useState(() => found?.version ?? post?.updatedAt ?? null);
  const [restoredAt, setRestoredAt] = useState(() =>
    found === null || isSame(found.input, original) ? null : found.keptAt,
  );
  const [kept, setKept] = useState(true);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [aside, setAside] = useState(() => found?.aside ?? null);
  const [gone, setGone] = useState(false);
  const [saving, setSaving] = useState(false);
  const dirty = !isSame(input, original);
  const creating = id === null || gone;

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);

  function write(next: PostInput, from = version, beside = aside) {
    setInput(next);
    setVersion(from);
    setAside(beside);
    if (isSame(next, original) && beside === null) return draft.remove();
    const keptAt = new Date().toISOString();
    setKept(draft.write({ input: next, version: from, aside: beside, keptAt }));
  }

  async function save(over = version) {
    if (saving) return;
    const found = localIssues(input);
    setIssues(found);
    setTrouble(null);
    if (Object.keys(found).length > 0) {
      focusFirst(found);
      return;
    }
    setSaving(true);
    try {
      await withSession(
        () => (creating ? adminApi.createPost(input) : adminApi.updatePost(id, input, over ?? "*")),
        { text: "Log in to save. Your text stays as it is.", button: "Login and save" },
      );
    } catch (error) {
      setSaving(false);
      fail(toApiError(error));
      return;
    }
    draft.remove();
    notifySuccess("Saved", creating ? "Blog post created successfully" : "Blog post updated successfully");
    onSaved();
  }

  function fail(refusal: ApiError) {
    setTrouble(refusal);
    if (refusal.status === 404) setGone(true);
    setIssues(refusal.issues);
    focusFirst(refusal.issues);
    // The password was asked for, and the author said: not now.
    if (refusal.status !== 401)
      notifyError(creating ? "Failed to create blog post" : "Failed to update blog post");
  }

  return {
    input,
    issues,
    trouble,
    saving,
    dirty,
    kept,
    restoredAt,
    aside,
    gone,
    creating,
    save,
    change(part: Partial<PostInput>) {
      // What was wrong with a field may be mended now; the next save looks again.
      setIssues(Object.fromEntries(Object.entries(issues).filter(([name]) => !(name in part))));
      write({ ...input, ...part });
    },
    keepRestored: () => setRestoredAt(null),
    discard() {
      write(original, post?.updatedAt ?? null);
      setRestoredAt(null);
    },
    /** Puts the saved version of a conflict into the form, and what was there aside. */
    takeSaved(saved: Post) {
      setTrouble(null);
      write(inputOf(saved), saved.updatedAt, input);
    },
    takeBack() {
      if (aside !== null) write(aside, version, null);
    },
  };
}

function localIssues(input: PostInput): Record<string, string> {
  const result = v.safeParse(postInputSchema, input);
  if (result.success) return {};
  const found = result.issues.map((issue) => [v.getDotPath(issue) ?? "title", issue.message]);
  return Object.fromEntries(found.toReversed());
}

function focusFirst(issues: Record<string, string>): void {
  const first = inputFields.find((name) => name in issues);
  if (first !== undefined) document.getElementById(`post-${first}`)?.focus();
}
