import * as v from "valibot";
import { onTestFinished } from "vitest";
import type { CollectionDefinition } from "../../../src/server/store/collection.ts";
import { openDatabaseStore } from "../../../src/server/store/postgres/database-store.ts";

export const thingSchema = v.strictObject({
  id: v.string(),
  text: v.string(),
  added: v.optional(v.string()),
});
export type Thing = v.InferOutput<typeof thingSchema>;

export const things: CollectionDefinition<Thing[]> = {
  schema: v.array(thingSchema),
  first: [],
  keys: { "": ({ id }: Thing) => id },
};

/** The same of a newer release. */
export const newerThings: CollectionDefinition<Thing[]> = {
  ...things,
  migrations: [
    v.pipe(
      v.array(thingSchema),
      v.transform((all) => all.map((thing) => ({ ...thing, added: "by the newer" }))),
    ),
  ],
};

/** A store of two collections as one process has it; any number may be opened of one address. */
export async function openThings(url: string, definition = things) {
  const reported: unknown[] = [];
  const { store, database } = await openDatabaseStore(
    { url, report: (error) => reported.push(error) },
    { things: definition, others: things },
  );
  onTestFinished(() => store.close());
  return {
    store,
    database,
    reported,
    collection: store.things,
    add: (id: string, text = "") => store.things.update((all) => [...all, { id, text }]),
    ids: () => store.things.read().map(({ id }) => id),
  };
}
