import { useRef, useState } from "react";
import { randomId } from "../../browser/random-id.ts";
import type { DeskPost } from "../../shared/posts/desk.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { type Draft, inputOf, isSame, storedDraft } from "./draft.ts";
import { isMadeOf } from "./send-post.ts";

/** What the form is compared with, and where its draft is stored. */
interface Base {
  /** As it was last read or saved here; null for a new one. */
  post: DeskPost | null;
  key: string;
}

/** What is being written, stored in the browser under `draftKey` at every key. */
export function useDraft(opened: DeskPost | null, draftKey: string) {
  const [base, setBase] = useState<Base>({ post: opened, key: draftKey });
  const [restored, setRestored] = useState(() => restore(opened, draftKey));
  const [draft, setDraft] = useState<Omit<Draft, "keptAt">>(
    () => restored ?? { ...originalOf(opened), replaced: null },
  );
  const [stored, setStored] = useState(true);
  // What is typed last is told in the same moment as it is saved.
  const latest = useRef({ base, draft });
  const isDirty = () => !isSame(latest.current.draft.input, inputOf(latest.current.base.post));

  function isStored(input: PostInput): boolean {
    const found = storedDraft(latest.current.base.key).read();
    return found !== null && isSame(found.input, input);
  }

  function write(change: Partial<Draft>) {
    const next = { ...latest.current.draft, ...change, keptAt: new Date().toISOString() };
    latest.current.draft = next;
    setDraft(next);
    const storage = storedDraft(latest.current.base.key);
    if (!isDirty() && next.replaced === null) storage.remove();
    else setStored(storage.write(next));
  }

  return {
    draft,
    post: base.post,
    dirty: !isSame(draft.input, inputOf(base.post)),
    /** Whether the browser stores drafts. */
    stored,
    /** When the draft was stored that the form began with, where it is not the saved text. */
    restoredAt: restored !== null && !isSame(restored.input, inputOf(base.post)) ? restored.keptAt : null,
    /** What is in the form in this moment, before it is shown. */
    latest: () => latest.current.draft,
    isDirty,
    write,
    keepRestored: () => setRestored(null),
    discard() {
      write(originalOf(latest.current.base.post));
      setRestored(null);
    },
    /** Whether what is stored is this text, and none that was written in its place since. */
    isStored: () => isStored(latest.current.draft.input),
    /** Removes the draft of a text that was saved. */
    removeStored(sent: PostInput) {
      if (isStored(sent)) storedDraft(latest.current.base.key).remove();
    },
    /**
     * Goes on with a text that is newer than a post; `version` is the one that it was written from, `locked` where the
     * draft of another post than before is stored, if that could be locked.
     */
    goOnFrom(post: DeskPost, locked: string | null, version = post.updatedAt) {
      const { base: before } = latest.current;
      storedDraft(before.key).remove();
      const key = before.post?.id === post.id ? before.key : (locked ?? `draft:${post.id}`);
      latest.current.base = { post, key };
      setBase(latest.current.base);
      setRestored(null);
      write({ version, replaced: null, creation: randomId() });
    },
  };
}

/** The draft of a text that is not saved. */
function restore(opened: DeskPost | null, draftKey: string): Draft | null {
  const storage = storedDraft(draftKey);
  const found = storage.read();
  if (found === null || found.replaced !== null || opened === null || !isMadeOf(opened, found.input))
    return found;
  // A save of it has arrived, and its answer was lost: what is written next is written from that version.
  storage.remove();
  return null;
}

/** What a draft begins with, or a discarded one goes back to. */
function originalOf(post: DeskPost | null) {
  return { input: inputOf(post), version: post?.updatedAt ?? null, creation: randomId() };
}
