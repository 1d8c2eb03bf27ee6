import type { Low } from "lowdb";
import { freeze } from "./freeze.ts";
import type { JsonFile } from "./json-file.ts";

/** Where the states of a collection are kept. */
export interface Medium<T> {
  /** The newest state that is known here, which is frozen. */
  read(): T;
  /**
   * Makes the next state of the newest one, and keeps it; resolves, once it is safe, to whether it is another one. Rejects
   * with nothing changed. `make` never throws.
   */
  change(make: (state: T) => T): Promise<boolean>;
  /** Takes over what others have changed until now. */
  refresh(): Promise<void>;
  /** Has what is kept hold nothing of earlier states. */
  rewrite(): Promise<void>;
  hasChangesBeside(): boolean;
  /** Has `listener` called when the state has become another one by somebody else's change. */
  onForeignChange(listener: () => void): void;
}

/** A file, which is this process' own. */
export function fileMedium<T>(
  db: Low<T>,
  file: Pick<JsonFile<T>, "rewrite" | "hasChangesBeside">,
): Medium<T> {
  let current = freeze(db.data);
  return {
    read: () => current,
    async change(make) {
      const next = make(current);
      if (next === current) return false;
      db.data = next;
      try {
        await db.write();
      } catch (error) {
        db.data = current;
        throw error;
      }
      current = next;
      return true;
    },
    refresh: async () => {},
    rewrite: () => file.rewrite(),
    hasChangesBeside: () => file.hasChangesBeside(),
    onForeignChange() {},
  };
}
