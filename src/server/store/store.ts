import { type CollectionDriver, queueChanges } from "./change-queue.ts";
import type { Collection, CollectionDefinition, OpenCollection } from "./collection.ts";

export type Store<States> = { [Name in keyof States]: Collection<States[Name]> } & {
  /** Runs `work` under a lock across all processes, after loading their writes: for rules over several collections. */
  inTurn<T>(names: readonly (keyof States)[], work: () => Promise<T>): Promise<T>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
};

export type Definitions<States> = { [Name in keyof States]: CollectionDefinition<States[Name]> };

export interface StoreDriver<States> {
  collections: { [Name in keyof States]: CollectionDriver<States[Name]> };
  inTurn<T>(name: string, refresh: () => Promise<void>, work: () => Promise<T>): Promise<T>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

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
