import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, truncate } from "node:fs/promises";
import path from "node:path";

const saltBytes = 16;
// 40 bits tell 100,000 visitors apart on all but one of 200 days.
const visitorBytes = 5;
const thingBytes = 2;
const markBytes = visitorBytes + thingBytes;

/** Where a number of more bits than these would not be exact. */
const maxThings = 2 ** (53 - 8 * visitorBytes);

/** Stands before a thing's name in place of a visitor. */
const noVisitor = 0;

/** Who did what on one day, so that each is counted once. A visitor is a hash, which nobody can make anew without the day's salt. */
export interface VisitorMarks {
  day: string;
  /** Marks that a visitor, who is known by these words, did a thing; says whether it is their first of all, and the first time. */
  mark(visitor: string, thing: string): { isNewVisitor: boolean; isNewThing: boolean };
  /** Writes what is not written yet, beside what is. */
  write(): Promise<void>;
}

/**
 * The marks of a day, as a run before may have left them in `folder`. The marks of all other days are removed there, and
 * with them the salts that their hashes were made with.
 */
export async function openVisitorMarks(folder: string, day: string): Promise<VisitorMarks> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name !== day) await rm(path.join(folder, name));
  const file = path.join(folder, day);
  const found = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return Buffer.alloc(0);
  });
  const isNew = found.length < saltBytes;
  const salt = isNew ? randomBytes(saltBytes) : found.subarray(0, saltBytes);
  const { things, visitors, marks, end } = readMarks(isNew ? salt : found);
  // A crash may have left half a mark at the end.
  if (found.length > 0) await truncate(file, isNew ? 0 : end);
  let unwritten: Buffer[] = isNew ? [salt] : [];

  function visitorOf(words: string): number {
    const hash = createHash("sha256").update(salt).update(words).digest();
    return hash.readUIntBE(0, visitorBytes) || 1;
  }

  function numberOf(thing: string): number {
    const known = things.get(thing);
    if (known !== undefined) return known;
    const next = Math.min(things.size, maxThings - 1);
    things.set(thing, next);
    unwritten.push(markOf(noVisitor, Buffer.byteLength(thing)), Buffer.from(thing));
    return next;
  }

  return {
    day,
    mark(words, thing) {
      const visitor = visitorOf(words);
      const number = numberOf(thing);
      const mark = visitor * maxThings + number;
      const isNewVisitor = !visitors.has(visitor);
      const isNewThing = !marks.has(mark);
      visitors.add(visitor);
      marks.add(mark);
      if (isNewThing) unwritten.push(markOf(visitor, number));
      return { isNewVisitor, isNewThing };
    },
    async write() {
      const writing = unwritten;
      if (writing.length === 0) return;
      unwritten = [];
      try {
        await appendFile(file, Buffer.concat(writing), { mode: 0o600 });
      } catch (error) {
        unwritten = [...writing, ...unwritten];
        throw error;
      }
    },
  };
}

/** Removes all marks, and the salt that they were made with. */
export function forgetVisitors(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function markOf(visitor: number, number: number): Buffer {
  const mark = Buffer.alloc(markBytes);
  mark.writeUIntBE(visitor, 0, visitorBytes);
  mark.writeUIntBE(number, visitorBytes, thingBytes);
  return mark;
}

function readMarks(file: Buffer) {
  const things = new Map<string, number>();
  const visitors = new Set<number>();
  const marks = new Set<number>();
  let end = saltBytes;
  while (end + markBytes <= file.length) {
    const visitor = file.readUIntBE(end, visitorBytes);
    const number = file.readUIntBE(end + visitorBytes, thingBytes);
    const next = end + markBytes + (visitor === noVisitor ? number : 0);
    if (next > file.length) break;
    if (visitor === noVisitor) {
      things.set(file.toString("utf8", end + markBytes, next), Math.min(things.size, maxThings - 1));
    } else {
      visitors.add(visitor);
      marks.add(visitor * maxThings + number);
    }
    end = next;
  }
  return { things, visitors, marks, end };
}
