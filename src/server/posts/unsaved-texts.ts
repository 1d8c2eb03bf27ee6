import * as v from "valibot";
import { dayMs, hourMs } from "../../shared/durations.ts";
import {
  newTextId,
  type UnsavedEntry,
  type UnsavedInput,
  type UnsavedText,
  unsavedInputSchema,
} from "../../shared/posts/unsaved-text.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection, CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredUnsavedText = v.InferOutput<typeof unsavedTextSchema>;

const unsavedTextSchema = v.strictObject({
  /** The post's id, or `newTextId` of the key with which it will be created. */
  id: v.string(),
  input: unsavedInputSchema,
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export const unsavedCollection: CollectionDefinition<StoredUnsavedText[]> = {
  schema: v.array(checkedOnce(unsavedTextSchema)),
  first: [],
  keys: { "": ({ id }: StoredUnsavedText) => id },
};

const keptMs = 60 * dayMs;
/** Bounds what a script of the administrator's could fill up. */
const maxTexts = 100;

export type UnsavedTexts = ReturnType<typeof createUnsavedTexts>;

/** What an author types, so that another device can go on with it. It is no version of the post, and never public. */
export function createUnsavedTexts(texts: Collection<StoredUnsavedText[]>, clock: Clock) {
  return {
    /** The last changed one first. */
    async list(): Promise<UnsavedEntry[]> {
      // Another device may have written at another process.
      await texts.refresh();
      return texts.read().map(({ id, input, at }) => ({ id, title: input.title, at }));
    },
    async find(id: string): Promise<UnsavedText | null> {
      await texts.refresh();
      const found = texts.read().find((text) => text.id === id);
      return found === undefined ? null : { input: found.input, at: found.at };
    },
    keep: (id: string, input: UnsavedInput): Promise<void> =>
      texts.update((all) =>
        [{ id, input, at: clock.now().toISOString() }, ...all.filter((text) => text.id !== id)].slice(
          0,
          maxTexts,
        ),
      ),
    /** The text of a post that was deleted is from now on that of a new one. */
    detach: (id: string): Promise<void> =>
      texts.update((all) =>
        all.some((text) => text.id === id)
          ? all.map((text) => (text.id === id ? { ...text, id: newTextId(id) } : text))
          : all,
      ),
    remove: (id: string): Promise<void> =>
      texts.update((all) =>
        all.some((text) => text.id === id) ? all.filter((text) => text.id !== id) : all,
      ),
  };
}

export function removeExpiredTexts(texts: Collection<StoredUnsavedText[]>, clock: Clock): void {
  removeExpired(clock, hourMs, (mayRemove) =>
    texts.update((all) => {
      const since = new Date(clock.now().getTime() - keptMs).toISOString();
      const kept = all.filter(({ at }) => at >= since);
      return mayRemove("unsaved", all.length - kept.length, all.length) && kept.length < all.length
        ? kept
        : all;
    }),
  );
}
