import { type Adapter, Low } from "lowdb";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import { differenceOf } from "../difference.ts";
import { type FileSystem, replaceFile, UnsyncedError } from "../files.ts";
import type { Format } from "../format.ts";
import { freeze } from "../frozen.ts";
import { changesFileOf, formatChange, formatChanges } from "./change-log.ts";
import { formatFile, maxWholeBytes, type Stored } from "./file-format.ts";
import { inSlices, shortText } from "./json-text.ts";

interface LogLine {
  number: number;
  text: string;
}

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
    eraseHistory: () => jsonFile.eraseHistory(),
    onForeignChange() {},
    close: () => jsonFile.waitForCompaction(),
  };
}

/**
 * A lowdb adapter. A short snapshot is replaced at each change; a long one gets a write-ahead log, which is compacted in the
 * background once it is long.
 */
class JsonFile<T> implements Adapter<T> {
  readonly #fs: FileSystem;
  readonly #file: string;
  readonly #format: Format<T>;
  readonly #maxBytes: number;
  /** The snapshot and the log make this state together. */
  #state: T | null;
  /** The snapshot contains the changes up to this number; null means that it has no log. */
  #snapshotNumber: number | null;
  #log: readonly LogLine[];
  /** The log file may hold changes that the snapshot contains as well. */
  #mayLogHoldChanges: boolean;
  #lastNumber: number;
  /** The snapshot is of an older release, or may hold a refused change: no log may be based on it. */
  #mustReplaceSnapshot: boolean;
  #compaction: Promise<void> | null = null;
  #compactionFailed = false;

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
    this.#state = stored?.data ?? null;
    this.#mustReplaceSnapshot = stored?.isOlder ?? true;
    this.#snapshotNumber = stored?.snapshotNumber ?? null;
    this.#log = (stored?.changes ?? []).map((change) => ({
      number: change.number,
      text: formatChange(change),
    }));
    this.#mayLogHoldChanges = stored?.hasChanges ?? false;
    this.#lastNumber = this.#log.at(-1)?.number ?? this.#snapshotNumber ?? 0;
  }

  async read(): Promise<T | null> {
    return this.#state;
  }

  async write(data: T): Promise<void> {
    const number = this.#nextNumber();
    if (this.#snapshotNumber !== null && !this.#mustReplaceSnapshot) {
      const line = { number, text: formatChange({ number, difference: differenceOf(this.#state, data) }) };
      // Changes wait for the compaction only if they come faster than it can write.
      if (!this.#fitsInLog(line)) await this.#compaction;
      if (this.#fitsInLog(line)) return await this.#writeToLog(data, line);
    }
    await this.#writeSnapshot(data, number);
  }

  /** Deleted data may be left in the snapshot or in the log. */
  async eraseHistory(): Promise<void> {
    await this.#compaction;
    if (this.#state === null || !(this.#mayLogHoldChanges || this.#mustReplaceSnapshot)) return;
    await this.#writeSnapshot(this.#state, this.#nextNumber());
    if (this.#mayLogHoldChanges) await this.#replaceLog(this.#log);
  }

  async waitForCompaction(): Promise<void> {
    await this.#compaction;
  }

  #fitsInLog(line: LogLine): boolean {
    return lengthOf(this.#log) + line.text.length <= 2 * this.#maxBytes;
  }

  // A refused change keeps its number, so that no other change gets the same one.
  #nextNumber(): number {
    this.#lastNumber = Math.max(Date.now(), this.#lastNumber + 1);
    return this.#lastNumber;
  }

  async #writeToLog(data: T, line: LogLine): Promise<void> {
    try {
      await this.#replaceLog([...this.#log, line]);
    } catch (error) {
      // The log on the disk may hold the refused change, which a restart must not bring back.
      if (error instanceof UnsyncedError) await this.#replaceLog(this.#log).catch(() => {});
      throw error;
    }
    // A compaction may have finished meanwhile and have removed earlier changes from the log.
    this.#log = [...this.#log, line];
    this.#state = data;
    const isLong = lengthOf(this.#log) > this.#maxBytes;
    if (isLong && this.#compaction === null && !this.#compactionFailed)
      this.#compaction = this.#compact(data, line.number);
  }

  async #replaceLog(lines: readonly LogLine[]): Promise<void> {
    const text = formatChanges(
      this.#snapshotNumber ?? 0,
      lines.map((line) => line.text),
    );
    // If the write fails, part of the log may be on the disk all the same.
    this.#mayLogHoldChanges ||= lines.length > 0;
    await replaceFile(this.#fs, changesFileOf(this.#file), text);
    this.#mayLogHoldChanges = lines.length > 0;
  }

  async #compact(data: T, number: number): Promise<void> {
    try {
      await this.#replaceSnapshot(data, number);
    } catch {
      // The log still holds everything. A full disk is reported to the next change that needs the compaction.
      this.#compactionFailed = true;
    } finally {
      this.#compaction = null;
    }
  }

  async #writeSnapshot(data: T, number: number): Promise<void> {
    try {
      await this.#replaceSnapshot(data, number);
    } catch (error) {
      if (error instanceof UnsyncedError && this.#state !== null) {
        this.#mustReplaceSnapshot = true;
        await this.#replaceSnapshot(this.#state, this.#nextNumber()).catch(() => {});
      }
      throw error;
    }
    this.#state = data;
  }

  async #replaceSnapshot(data: T, number: number): Promise<void> {
    const short =
      this.#snapshotNumber === null ? shortText(formatFile(data, this.#format, null), this.#maxBytes) : null;
    // A numbered snapshot without a log file counts as damaged, so the log file is created first.
    if (short === null && this.#snapshotNumber === null) await this.#replaceLog([]);
    await replaceFile(this.#fs, this.#file, short ?? inSlices(formatFile(data, this.#format, number)));
    this.#snapshotNumber = short === null ? number : null;
    this.#log = this.#log.filter((line) => line.number > number);
    this.#mustReplaceSnapshot = false;
    this.#compactionFailed = false;
  }
}

function lengthOf(lines: readonly LogLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
