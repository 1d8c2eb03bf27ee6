import { useEffect, useEffectEvent, useRef } from "react";
import { adminApi } from "../api.ts";
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
  /** What the server has of this editor's text; undefined before it has answered. */
  const kept = useRef<{ id: string; input: unknown } | null | undefined>(undefined);

  const find = useEffectEvent(async () => {
    const isThere = (await adminApi.listUnsaved()).some(({ id }) => id === textId);
    const text = isThere ? await adminApi.readUnsaved(textId) : null;
    kept.current = text && { id: textId, input: text.input };
    if (text !== null) dispatch({ type: "found elsewhere", text });
  });
  useEffect(() => void find().catch(() => {}), []);

  const sync = useEffectEvent(async () => {
    const now = latest();
    if (kept.current === undefined) await find();
    if (kept.current === undefined || now.elsewhere !== null || isBusy(now)) return;
    const id = textIdOf(now);
    if (isDirty(now)) {
      if (kept.current?.id === id && kept.current.input === now.draft.input) return;
      await adminApi.keepUnsaved(id, now.draft.input);
      kept.current = { id, input: now.draft.input };
    } else if (kept.current !== null) {
      await adminApi.removeUnsaved(kept.current.id);
      kept.current = null;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the server should know
  useEffect(() => {
    const timer = setTimeout(() => sync().catch(() => {}), pauseMs);
    return () => clearTimeout(timer);
  }, [input, textId, state.elsewhere, state.phase]);

  const leave = useEffectEvent(() => void sync().catch(() => {}));
  useEffect(() => () => leave(), []);
}

/** While it is being saved, the server removes the text itself. */
function isBusy(state: EditorState): boolean {
  return state.phase.name === "sending" || (isLeft(state) && !state.isClosed);
}
