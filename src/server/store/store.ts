import { type CollectionDriver, queueChanges } from "./change-queue.ts";
import type { Collection, CollectionDefinition, OpenCollection } from "./collection.ts";

/** An open data folder, or database, with its collections, by their names. */
export type Store<States> = { [Name in keyof States]: Collection<States[Name]> } & {
  /**
   * Runs `work` when no other work on these collections runs, in this process or in another one, with what others have
   * written until then taken over: for a rule over several collections. Rejects with what `work` rejects with, or with a
   * StoreWriteError where its turn does not come.
   */
  inTurn<T>(names: readonly (keyof States)[], work: () => Promise<T>): Promise<T>;
  /** Rejects where a change could not be written now; changes nothing. */
  checkWritable(): Promise<void>;
  /** Takes no more changes, resolves when those under way are safe, and releases the folder or the connections. */
  close(): Promise<void>;
};

/** What each collection is, by its name. */
export type Definitions<States> = { [Name in keyof States]: CollectionDefinition<States[Name]> };

/** What keeps a store: a folder of JSON files, or a PostgreSQL database. */
export interface StoreDriver<States> {
  collections: { [Name in keyof States]: CollectionDriver<States[Name]> };
  /** Runs `work` in a turn of this name, as `Store.inTurn` does, after `refresh`. */
  inTurn<T>(name: string, refresh: () => Promise<void>, work: () => Promise<T>): Promise<T>;
  checkWritable(): Promise<void>;
  /** Releases the folder or the connections; the collections are closed by then. */
  close(): Promise<void>;
}

/** The store that a driver keeps. */
export function openStore<States>(
  driver: StoreDriver<States>,
  definitions: Definitions<States>,
): Store<States> {
  const collections = {} as { [Name in keyof States]: OpenCollection<States[Name]> };
  for (const name in definitions)
    collections[name] = queueChanges(driver.collections[name], definitions[name].schema);
  const open: OpenCollection<unknown>[] = Object.values(collections);
  return {
    ...collections,
    inTurn(names, work) {
      const refresh = async () => {
        for (const name of names) await collections[name].refresh();
      };
      return driver.inTurn(names.join(" "), refresh, work);
    },
    checkWritable: driver.checkWritable,
    async close() {
      await Promise.all(open.map(({ close }) => close()));
      await driver.close();
    },
  };
}
