import { createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import { readIfThere } from "../store/files.ts";
import { makeFolders } from "../store/folder.ts";

const saltBytes = 16;
// With 100,000 visitors and two marks each, 32 bits cause about five collisions.
const markBytes = 4;

const maxFileBytes = 810_000;
export const maxMarks = 1_000_000;

export const anyPage = "";

/** Recognizes the visitors of one day by salted hashes, which cannot be recomputed without the salt of the day. */
export interface VisitorMarks {
  mark(visitor: string, things: readonly string[]): ReadonlySet<string> | Promise<ReadonlySet<string>>;
  /** Snapshots the marks made so far; the returned function appends them to the file. */
  prepareWrite(): () => Promise<void>;
}

/** Loads the marks of a day and deletes those of other days with their salts. */
export async function openVisitorMarks(folder: string, day: string): Promise<VisitorMarks> {
  await makeFolders(folder);
  for (const name of await fs.readdir(folder)) if (name !== day) await fs.rm(path.join(folder, name));
  const file = path.join(folder, day);
  const found = Buffer.from((await readIfThere(fs, file)) ?? []);
  const isNew = found.length < saltBytes;
  const salt = isNew ? randomBytes(saltBytes) : found.subarray(0, saltBytes);
  const marks = new Set<number>();
  // A crash or a full disk may have left part of a mark at the end.
  let goodBytes = isNew ? 0 : saltBytes;
  for (; !isNew && goodBytes + markBytes <= found.length; goodBytes += markBytes)
    marks.add(found.readUIntBE(goodBytes, markBytes));
  let unwritten: Buffer[] = isNew ? [salt] : [];
  let bytes = isNew ? saltBytes : goodBytes;

  function markOne(visitor: string, thing: string): boolean {
    const hash = createHash("sha256").update(salt).update(`${visitor}\n${thing}`).digest();
    const mark = hash.readUIntBE(0, markBytes);
    if (marks.has(mark) || marks.size >= maxMarks) return false;
    marks.add(mark);
    bytes += markBytes;
    // A view would keep the whole hash in memory.
    if (bytes <= maxFileBytes) unwritten.push(Buffer.from(hash.subarray(0, markBytes)));
    return true;
  }

  return {
    mark: (visitor, things) => new Set(things.filter((thing) => markOne(visitor, thing))),
    prepareWrite() {
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

export function forgetVisitors(folder: string): Promise<void> {
  return fs.rm(folder, { recursive: true, force: true });
}
