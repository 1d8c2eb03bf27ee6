import * as v from "valibot";
import type { CollectionDefinition } from "../store/collection.ts";
import { deliverySchema } from "./stored-requests.ts";

const morningSchema = v.strictObject({
  /** The company's day, YYYY-MM-DD. */
  day: v.string(),
  /** Null where nothing was due in the morning. */
  delivery: v.nullable(deliverySchema),
});

export type StoredMorning = v.InferOutput<typeof morningSchema>;

/** The mail of the last morning alone, so that the next process knows what this one has done. */
export const morningsCollection: CollectionDefinition<StoredMorning[]> = {
  schema: v.array(morningSchema),
  first: [],
  keys: { "": () => "last" },
};
