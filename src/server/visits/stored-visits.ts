import * as v from "valibot";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

/** What was counted on one day of the company; nothing in it is a visitor's. Names stand before their counts. */
export type StoredDay = v.InferOutput<typeof daySchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const daySchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  visits: count,
  views: count,
  /** Path, and its visits. */
  pages: v.array(v.strictTuple([v.string(), count])),
  /** Referring host, or `direct`, and its visits. */
  sources: v.array(v.strictTuple([v.string(), count])),
  /** Campaign, its source and medium, and its visits. */
  campaigns: v.array(v.strictTuple([v.string(), v.nullable(v.string()), v.nullable(v.string()), count])),
  formsSeen: count,
  chats: count,
});

/** The days that anything was counted on, oldest first. */
export const visitsCollection: CollectionDefinition<StoredDay[]> = {
  schema: v.array(checkedOnce(daySchema)),
  first: [],
  keys: { "": ({ date }: StoredDay) => date },
};
