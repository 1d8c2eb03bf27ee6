import { useEffect, useEffectEvent, useRef } from "react";
import { storedValue } from "../../browser/storage.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { adminApi, toApiError } from "../api.ts";
import { inputFields } from "./draft.ts";
import { type EditorState, isDirty, isLeft, textIdOf } from "./editor-machine.ts";
import type { PostEditor } from "./use-editor.ts";

/** The server has a text at most 5 s after its last change (specification "beyond", section 9). */
const pauseMs = 3_000;

/**
 * Keeps what is typed on the server too, and offers what another device has left there. Without a connection or a session
 * the copy on this device is all there is, until the next change.
 */
export function useUnsavedSync({
  state,
  latest,
  dispatch,
}: Pick<PostEditor, "state" | "latest" | "dispatch">) {
  const textId = textIdOf(state);
  const { input } = state.draft;
  /** The mark of the text that the server has, or null; undefined before it has answered. */
  const kept = useRef<{ id: string; mark: string } | null | undefined>(undefined);
  /** The version for which the server takes no text any more, since the post was saved elsewhere. */
  const outdated = useRef<string | null>(null);

  const find = useEffectEvent(async () => {
    const isThere = (await adminApi.listUnsaved()).some(({ id }) => id === textId);
    const text = isThere ? await adminApi.readUnsaved(textId) : null;
    const mark = text && markOf(text.input);
    kept.current = mark === null ? null : { id: textId, mark };
    // What this device has sent last is no news, although more may have been typed since.
    if (text !== null && mark !== sentMark(textId).read()) dispatch({ type: "found elsewhere", text });
  });
  useEffect(() => void find().catch(() => {}), []);

  const sync = useEffectEvent(async () => {
    if (kept.current === undefined) await find();
    const now = latest();
    if (now.elsewhere !== null || isBusy(now)) return;
    if (isDirty(now)) await keep(now);
    else if (kept.current) await remove(kept.current.id);
  });

  async function keep(now: EditorState): Promise<void> {
    const id = textIdOf(now);
    const { input: typed, version } = now.draft;
    const mark = markOf(typed);
    if ((kept.current?.id === id && kept.current.mark === mark) || outdated.current === version) return;
    try {
      await adminApi.keepUnsaved(id, typed, now.post === null || now.isDeleted ? null : version);
    } catch (error) {
      const { status } = toApiError(error);
      if (status === 409) outdated.current = version;
      if (status === 404) dispatch({ type: "found deleted" });
      return;
    }
    sentMark(id).write(mark);
    if (kept.current && kept.current.id !== id) await remove(kept.current.id);
    kept.current = { id, mark };
  }

  async function remove(id: string): Promise<void> {
    kept.current = null;
    sentMark(id).remove();
    await adminApi.removeUnsaved(id);
  }

  const syncNow = useEffectEvent(() => void sync().catch(() => {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the server should know
  useEffect(() => {
    const timer = setTimeout(() => syncNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [input, textId, state.elsewhere, state.phase]);
  useEffect(() => () => syncNow(), []);
}

/** While it is being saved, the server removes the text itself. */
function isBusy(state: EditorState): boolean {
  return state.phase.name === "sending" || (isLeft(state) && !state.isClosed);
}

function sentMark(id: string) {
  return storedValue("localStorage", `unsaved:${id}`, (value) => typeof value === "string");
}

/** Tells texts apart; two different ones have the same mark once in four billion. */
function markOf(input: Partial<Record<keyof PostInput, string | null | undefined>>): string {
  const text = inputFields.map((name) => input[name] ?? "").join("\n");
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(31, sum) + text.charCodeAt(at)) | 0;
  return `${text.length} ${sum}`;
}
