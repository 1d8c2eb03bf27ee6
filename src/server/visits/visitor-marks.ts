import { createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import { readIfThere } from "../store/files.ts";
import { makeFolders } from "../store/folder.ts";

const saltBytes = 16;
// Of the marks of 100,000 visitors, of whom each has two, 32 bits have some five taken for another one.
const markBytes = 4;

/** The file of a day ends here. What is marked after that is known until a restart, and not written. */
const maxFileBytes = 810_000;
/** How many marks of a day are kept in memory. Nobody above it is told from others. */
export const maxMarks = 1_000_000;

/** Stands in place of a path or a name: this visitor saw a page. */
export const anyPage = "";

/** Knows who did what on one day, so that each is counted once. A mark is a hash, which nobody can make anew without the day's salt. */
export interface VisitorMarks {
  /** Marks that a visitor, who is known by these words, did these things; gives those that they did for the first time. */
  mark(visitor: string, things: readonly string[]): ReadonlySet<string> | Promise<ReadonlySet<string>>;
  /** Gives a function that writes all that is marked until now, after what is written already. */
  take(): () => Promise<void>;
}

/**
 * The marks of a day, as a run before may have left them in `folder`. The marks of all other days are removed there, and
 * with them the salts that their hashes were made with.
 */
export async function openVisitorMarks(folder: string, day: string): Promise<VisitorMarks> {
  await makeFolders(folder);
  for (const name of await fs.readdir(folder)) if (name !== day) await fs.rm(path.join(folder, name));
  const file = path.join(folder, day);
  const found = Buffer.from((await readIfThere(fs, file)) ?? []);
  const isNew = found.length < saltBytes;
  const salt = isNew ? randomBytes(saltBytes) : found.subarray(0, saltBytes);
  const marks = new Set<number>();
  // A crash, or a full disk, may have left a part of a mark behind these.
  let goodBytes = isNew ? 0 : saltBytes;
  for (; !isNew && goodBytes + markBytes <= found.length; goodBytes += markBytes)
    marks.add(found.readUIntBE(goodBytes, markBytes));
  let unwritten: Buffer[] = isNew ? [salt] : [];
  let bytes = isNew ? saltBytes : goodBytes;

  /** Says whether it is the first time. */
  function markOne(visitor: string, thing: string): boolean {
    const hash = createHash("sha256").update(salt).update(`${visitor}\n${thing}`).digest();
    const mark = hash.readUIntBE(0, markBytes);
    if (marks.has(mark) || marks.size >= maxMarks) return false;
    marks.add(mark);
    bytes += markBytes;
    // A copy: the piece would keep all of the hash in memory.
    if (bytes <= maxFileBytes) unwritten.push(Buffer.from(hash.subarray(0, markBytes)));
    return true;
  }

  return {
    mark: (visitor, things) => new Set(things.filter((thing) => markOne(visitor, thing))),
    take() {
      const count = unwritten.length;
      return async () => {
        if (count === 0) return;
        const writing = Buffer.concat(unwritten.slice(0, count));
        await using handle = await fs.open(file, "a", 0o600);
        await handle.truncate(goodBytes);
        await handle.appendFile(writing);
        goodBytes += writing.length;
        unwritten = unwritten.slice(count);
      };
    },
  };
}

/** Removes all marks in a folder, and the salt that they were made with. */
export function forgetVisitors(folder: string): Promise<void> {
  return fs.rm(folder, { recursive: true, force: true });
}
