import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedValue } from "../../browser/storage.ts";
import { knownCategory } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { adminApi, toApiError } from "../api.ts";
import { inTurn } from "../in-turn.ts";
import { inputFields } from "./draft.ts";
import { type EditorState, isDirty, isLeft, textIdOf } from "./editor-machine.ts";
import type { PostEditor } from "./use-editor.ts";

/** A change is on the server within 5 s; two of them are for the way. */
const pauseMs = 3_000;
const retryMs = 30_000;

/**
 * Keeps what is typed on the server too, and offers what another device has left there. While that fails, as without a
 * connection or a session, it returns false and tries again.
 */
export function useUnsavedSync({
  state,
  latest,
  dispatch,
}: Pick<PostEditor, "state" | "latest" | "dispatch">): boolean {
  const textId = textIdOf(state);
  const { input } = state.draft;
  const [isFailing, setIsFailing] = useState(false);
  /** The mark of the text that the server has, as far as this device knows. */
  const kept = useRef<{ id: string; mark: string } | null>(null);
  const isAsked = useRef(false);
  /** The version for which the server takes no text any more, since the post was saved elsewhere. */
  const outdated = useRef<string | null | undefined>(undefined);

  async function find(): Promise<void> {
    const id = textIdOf(latest());
    const isThere = (await adminApi.listUnsaved()).some((text) => text.id === id);
    const text = isThere ? await adminApi.readUnsaved(id) : null;
    isAsked.current = true;
    const mark = text && markOf({ ...text.input, category: knownCategory(text.input.category) });
    const known = kept.current?.mark;
    kept.current = mark === null ? null : { id, mark };
    // What this device has sent last is no news, although more may have been typed since.
    if (text === null || mark === known || mark === sentMark(id).read()) return;
    dispatch({ type: "found elsewhere", text });
  }

  async function sync(): Promise<void> {
    if (!isAsked.current) await find();
    const now = latest();
    if (now.elsewhere !== null || isBusy(now)) return;
    if (isDirty(now)) await keep(now);
    else if (kept.current) await remove(kept.current.id);
  }

  async function keep(now: EditorState): Promise<void> {
    const id = textIdOf(now);
    const { input: typed, version } = now.draft;
    const mark = markOf(typed);
    // Somebody has discarded it on another device, and here it was only looked at.
    const isGone = now.restoredAt !== null && kept.current === null && mark === sentMark(id).read();
    if (isGone) return;
    if ((kept.current?.id === id && kept.current.mark === mark) || outdated.current === version) return;
    try {
      await adminApi.keepUnsaved(id, typed, now.post === null || now.isDeleted ? null : version);
    } catch (error) {
      const { status } = toApiError(error);
      if (status === 404 && now.post !== null) return dispatch({ type: "found deleted" });
      if (status !== 409) throw error;
      outdated.current = version;
      return;
    }
    sentMark(id).write(mark);
    if (kept.current && kept.current.id !== id) await remove(kept.current.id);
    kept.current = { id, mark };
  }

  async function remove(id: string): Promise<void> {
    await adminApi.removeUnsaved(id);
    kept.current = null;
    sentMark(id).remove();
  }

  const syncNow = useEffectEvent(async () => {
    try {
      await inTurn(sync);
      setIsFailing(false);
    } catch {
      setIsFailing(true);
    }
  });
  useEffect(() => {
    // A phone may freeze a hidden page before the pause is over, and another device may write meanwhile.
    const shownOrHidden = () => {
      if (document.visibilityState === "visible") isAsked.current = false;
      void syncNow();
    };
    const online = () => void syncNow();
    document.addEventListener("visibilitychange", shownOrHidden);
    addEventListener("online", online);
    void syncNow();
    return () => {
      document.removeEventListener("visibilitychange", shownOrHidden);
      removeEventListener("online", online);
      void syncNow();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the server should know
  useEffect(() => {
    const timer = setTimeout(() => void syncNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [input, textId, state.elsewhere, state.phase, state.restoredAt]);
  useEffect(() => {
    if (!isFailing) return;
    const timer = setInterval(() => void syncNow(), retryMs);
    return () => clearInterval(timer);
  }, [isFailing]);

  return !isFailing;
}

/** While it is being saved, the server removes the text itself. */
function isBusy(state: EditorState): boolean {
  return state.phase.name === "sending" || (isLeft(state) && !state.isClosed);
}

function sentMark(id: string) {
  return storedValue("localStorage", `unsaved:${id}`, (value) => typeof value === "string");
}

/** Tells texts apart; two different ones have the same mark once in four billion. */
function markOf(input: Partial<Record<keyof PostInput, string | boolean | null | undefined>>): string {
  const text = inputFields.map((name) => input[name] || "").join("\n");
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(31, sum) + text.charCodeAt(at)) | 0;
  return `${text.length} ${sum}`;
}
