import type { Format } from "./format.ts";

export interface Collection<T> {
  /** The current state, which is frozen. It is a new object after every change. */
  read(): T;
  /**
   * Makes the next state from the current one; resolves once it is safe on the disk, and not before it is read.
   * Rejects, with nothing changed, with what `change` throws or with a StoreWriteError.
   */
  update(change: (state: T) => T): Promise<void>;
  /** Takes over what other processes have changed until now, where there are any: else that takes up to a second. */
  refresh(): Promise<void>;
  /** Has what is stored hold nothing of earlier states: a long file is written anew, without changes beside it. */
  rewrite(): Promise<void>;
  /** Has `listener` called after each write that changed the state, before those who made the changes hear of it. */
  onChange(listener: () => void): void;
}

export interface OpenCollection<T> extends Collection<T> {
  /** Takes no more changes and resolves when those under way are done. */
  close(): Promise<void>;
}

/** What a room hands in to have it stored. */
export interface CollectionDefinition<T> extends Format<T> {
  /** The state that an empty store begins with. */
  first: T;
  /**
   * By the name of each list of a state, "" where it is a list itself: what tells a record from the others. A database has
   * a row for each; a state without lists is one row.
   */
  keys?: Readonly<Record<string, (record: never) => string>>;
  /** The folders of files that belong to a state, as paths in the data folder. Their files never change. */
  folders?(state: T): string[];
  /** Collections that release 2.0 joined to this one: where a file of theirs is there, older data have not come by 2.0. */
  joined?: readonly string[];
}
