import * as v from "valibot";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredDay = v.InferOutput<typeof daySchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const daySchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  visits: count,
  views: count,
  pages: v.array(v.strictTuple([v.string(), count])),
  sources: v.array(v.strictTuple([v.string(), count])),
  campaigns: v.array(v.strictTuple([v.string(), v.nullable(v.string()), v.nullable(v.string()), count])),
  formsSeen: count,
  chats: count,
  // Absent on days before readers could search.
  searches: v.optional(count),
});

export const visitsCollection: CollectionDefinition<StoredDay[]> = {
  schema: v.array(checkedOnce(daySchema)),
  first: [],
  keys: { "": ({ date }: StoredDay) => date },
};
