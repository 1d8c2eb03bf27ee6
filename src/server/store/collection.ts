import type { Format } from "./format.ts";

export interface Collection<T> {
  /** The state is deeply frozen, and a new object after every change. */
  read(): T;
  /** Resolves once the next state is durable; otherwise rejects and changes nothing. */
  update(change: (state: T) => T): Promise<void>;
  /** Loads what other processes have written. Without this call a process follows them within a second. */
  refresh(): Promise<void>;
  /** Erases earlier states from storage, so that deleted personal data are gone from the disk. */
  eraseHistory(): Promise<void>;
  /** Calls `listener` after each write that changed the state, before the promises of `update` resolve. */
  onChange(listener: () => void): void;
}

export interface OpenCollection<T> extends Collection<T> {
  close(): Promise<void>;
}

export interface CollectionDefinition<T> extends Format<T> {
  first: T;
  /** Primary keys of records by the name of their list, which is "" where the state itself is a list. */
  keys?: Readonly<Record<string, (record: never) => string>>;
  /** Lists the paths in the data folder of the immutable files that belong to a state. */
  folders?(state: T): string[];
  /** Collections that release 2.0 merged into this one. Where a file of theirs exists, the data are too old. */
  joined?: readonly string[];
}
