import { type Adapter, Low } from "lowdb";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import { differenceOf } from "../difference.ts";
import { type FileSystem, replaceFile, UnsyncedError } from "../files.ts";
import type { Format } from "../format.ts";
import { freeze } from "../frozen.ts";
import { changesFileOf, formatChange, formatChanges } from "./changes.ts";
import { formatFile, maxWholeBytes, type Stored } from "./file-format.ts";
import { inSlices, shortText } from "./json-text.ts";

interface Line {
  /** The number of a change. */
  number: number;
  text: string;
}

/**
 * Keeps the states of a collection in a file, which no other process writes: the one that is `stored` there, or the first
 * one. Writes the file where there is none or one of an older version.
 */
export async function openJsonFile<T>(
  fs: FileSystem,
  file: string,
  definition: CollectionDefinition<T>,
  stored: Stored<T> | null,
  maxBytes?: number,
): Promise<CollectionDriver<T>> {
  const jsonFile = new JsonFile(fs, file, definition, stored, maxBytes);
  let current = freeze(stored === null ? v.parse(definition.schema, definition.first) : stored.data);
  const db = new Low<T>(jsonFile, current);
  if (stored === null || stored.isOlder) await db.write();
  return {
    read: () => current,
    async change(make) {
      const next = make(current);
      if (next === current) return false;
      db.data = next;
      await db.write();
      current = next;
      return true;
    },
    refresh: async () => {},
    rewrite: () => jsonFile.rewrite(),
    onForeignChange() {},
    close: () => jsonFile.settle(),
  };
}

/**
 * A lowdb adapter that writes atomically.
 *
 * A short file is replaced at each write. A longer one has the changes since beside it, in a file that is replaced in its
 * stead; when that is as long as a short file may be, the whole is written anew, while further changes go on.
 */
class JsonFile<T> implements Adapter<T> {
  readonly #fs: FileSystem;
  readonly #file: string;
  readonly #format: Format<T>;
  readonly #maxBytes: number;
  /** What the file and the changes beside it make together. */
  #written: T | null;
  /** The number of the last change that the file contains; null where none may stand beside it. */
  #contained: number | null;
  #beside: readonly Line[];
  /** Whether changes may stand in the file beside it, which it may contain. */
  #mayHaveChanges: boolean;
  #lastNumber: number;
  /** No change may be put beside the file: it is as an older release wrote it, or it may hold what was refused. */
  #mustReplace: boolean;
  #rewriting: Promise<void> | null = null;
  #rewriteFailed = false;

  /** @param stored What the file holds; null where there is none. */
  constructor(
    fs: FileSystem,
    file: string,
    format: Format<T>,
    stored: Stored<T> | null,
    maxBytes = maxWholeBytes,
  ) {
    this.#fs = fs;
    this.#file = file;
    this.#format = format;
    this.#maxBytes = maxBytes;
    this.#written = stored?.data ?? null;
    this.#mustReplace = stored?.isOlder ?? true;
    this.#contained = stored?.change ?? null;
    this.#beside = (stored?.changes ?? []).map((change) => ({
      number: change.number,
      text: formatChange(change),
    }));
    this.#mayHaveChanges = stored?.hasChanges ?? false;
    this.#lastNumber = this.#beside.at(-1)?.number ?? this.#contained ?? 0;
  }

  async read(): Promise<T | null> {
    return this.#written;
  }

  async write(data: T): Promise<void> {
    const number = this.#nextNumber();
    if (this.#contained !== null && !this.#mustReplace) {
      const line = { number, text: formatChange({ number, difference: differenceOf(this.#written, data) }) };
      // Only changes that come faster than the whole can be written have to wait for it.
      if (!this.#fitsBeside(line)) await this.#rewriting;
      if (this.#fitsBeside(line)) return await this.#writeBeside(data, line);
    }
    await this.#writeWhole(data, number);
  }

  /** Writes the file anew where it may hold more than the last state: neither it nor what stands beside it does then. */
  async rewrite(): Promise<void> {
    await this.#rewriting;
    if (this.#written === null || !(this.#mayHaveChanges || this.#mustReplace)) return;
    await this.#writeWhole(this.#written, this.#nextNumber());
    if (this.#mayHaveChanges) await this.#replaceChanges(this.#beside);
  }

  /** Resolves when the file is not being written any more. */
  async settle(): Promise<void> {
    await this.#rewriting;
  }

  #fitsBeside(line: Line): boolean {
    return lengthOf(this.#beside) + line.text.length <= 2 * this.#maxBytes;
  }

  // A change that is refused keeps its number, so that no other one has the same.
  #nextNumber(): number {
    this.#lastNumber = Math.max(Date.now(), this.#lastNumber + 1);
    return this.#lastNumber;
  }

  async #writeBeside(data: T, line: Line): Promise<void> {
    try {
      await this.#replaceChanges([...this.#beside, line]);
    } catch (error) {
      // The file holds what its callers are told has failed: a restart must not bring it back.
      if (error instanceof UnsyncedError) await this.#replaceChanges(this.#beside).catch(() => {});
      throw error;
    }
    // The whole may have been written meanwhile: only changes after it stand beside the file now.
    this.#beside = [...this.#beside, line];
    this.#written = data;
    const isLong = lengthOf(this.#beside) > this.#maxBytes;
    if (isLong && this.#rewriting === null && !this.#rewriteFailed)
      this.#rewriting = this.#rewrite(data, line.number);
  }

  async #replaceChanges(lines: readonly Line[]): Promise<void> {
    const text = formatChanges(
      this.#contained ?? 0,
      lines.map((line) => line.text),
    );
    // Where this fails, some of it may be there all the same.
    this.#mayHaveChanges ||= lines.length > 0;
    await replaceFile(this.#fs, changesFileOf(this.#file), text);
    this.#mayHaveChanges = lines.length > 0;
  }

  /** Writes the whole while changes go on; never rejects. */
  async #rewrite(data: T, number: number): Promise<void> {
    try {
      await this.#replaceWhole(data, number);
    } catch {
      // Nothing is lost. If there is no room, the one who waits for the whole later is told.
      this.#rewriteFailed = true;
    } finally {
      this.#rewriting = null;
    }
  }

  async #writeWhole(data: T, number: number): Promise<void> {
    try {
      await this.#replaceWhole(data, number);
    } catch (error) {
      if (error instanceof UnsyncedError && this.#written !== null) {
        this.#mustReplace = true;
        await this.#replaceWhole(this.#written, this.#nextNumber()).catch(() => {});
      }
      throw error;
    }
    this.#written = data;
  }

  async #replaceWhole(data: T, number: number): Promise<void> {
    const short =
      this.#contained === null ? shortText(formatFile(data, this.#format, null), this.#maxBytes) : null;
    // A file with a number counts as damaged where no changes stand beside it: there are none before there is a number.
    if (short === null && this.#contained === null) await this.#replaceChanges([]);
    await replaceFile(this.#fs, this.#file, short ?? inSlices(formatFile(data, this.#format, number)));
    this.#contained = short === null ? number : null;
    this.#beside = this.#beside.filter((line) => line.number > number);
    this.#mustReplace = false;
    this.#rewriteFailed = false;
  }
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
