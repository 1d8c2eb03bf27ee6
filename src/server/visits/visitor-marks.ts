import { createHash, randomBytes } from "node:crypto";
import { open, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { makeFolders } from "../store/folder.ts";

const saltBytes = 16;
// 40 bits tell 100,000 visitors apart on all but one of 200 days.
const visitorBytes = 5;
const thingBytes = 2;
const markBytes = visitorBytes + thingBytes;

/** Where a number of more bits than these would not be exact. */
const maxThings = 2 ** (53 - 8 * visitorBytes);

/** Of a day. What is above is known until a restart, and not written. */
const maxFileBytes = 750_000;
/** Of a day, in memory. Nobody above it is told from others. */
export const maxMarks = 1_000_000;

/** Stands before a thing's name in place of a visitor. */
const noVisitor = 0;

export interface PageMark {
  isNewVisit: boolean;
  isNewPage: boolean;
}

/** Who did what on one day, so that each is counted once. A visitor is a hash, which nobody can make anew without the day's salt. */
export interface VisitorMarks {
  /** Marks that a visitor, who is known by these words, saw a page; says whether it is their first one, and the first time. */
  markPage(visitor: string, path: string): PageMark | Promise<PageMark>;
  /** Marks that a visitor did something else, by a name that is no path; says whether it is the first time. */
  markEvent(visitor: string, name: string): boolean | Promise<boolean>;
  /** What writes all that is marked until now, beside what is written. */
  take(): () => Promise<void>;
}

/** In memory and a file: what is marked is known at once. */
interface FileMarks extends VisitorMarks {
  markPage(visitor: string, path: string): PageMark;
  markEvent(visitor: string, name: string): boolean;
}

/**
 * The marks of a day, as a run before may have left them in `folder`. The marks of all other days are removed there, and
 * with them the salts that their hashes were made with.
 */
export async function openVisitorMarks(folder: string, day: string): Promise<FileMarks> {
  await makeFolders(folder);
  for (const name of await readdir(folder)) if (name !== day) await rm(path.join(folder, name));
  const file = path.join(folder, day);
  const found = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return Buffer.alloc(0);
  });
  const isNew = found.length < saltBytes;
  const salt = isNew ? randomBytes(saltBytes) : found.subarray(0, saltBytes);
  const { things, visitors, marks, end } = readMarks(isNew ? salt : found);
  let unwritten: Buffer[] = isNew ? [salt] : [];
  // A crash, or a full disk, may have left half a mark behind that.
  let goodBytes = isNew ? 0 : end;
  let bytes = end;

  function visitorOf(words: string): number {
    const hash = createHash("sha256").update(salt).update(words).digest();
    return hash.readUIntBE(0, visitorBytes) || 1;
  }

  function note(...parts: Buffer[]): void {
    bytes += parts.reduce((sum, part) => sum + part.length, 0);
    // Nothing follows what was left out: things are known by their order.
    if (bytes <= maxFileBytes) unwritten.push(...parts);
  }

  function numberOf(thing: string): number {
    const known = things.get(thing);
    if (known !== undefined) return known;
    const next = Math.min(things.size, maxThings - 1);
    things.set(thing, next);
    note(markOf(noVisitor, Buffer.byteLength(thing)), Buffer.from(thing));
    return next;
  }

  /** Whether it is new. */
  function mark(visitor: number, thing: string): boolean {
    const number = numberOf(thing);
    const mark = visitor * maxThings + number;
    if (marks.has(mark) || marks.size >= maxMarks) return false;
    marks.add(mark);
    note(markOf(visitor, number));
    return true;
  }

  return {
    markPage(words, path) {
      const visitor = visitorOf(words);
      const isNewPage = mark(visitor, path);
      const isNewVisit = isNewPage && !visitors.has(visitor);
      if (isNewVisit) visitors.add(visitor);
      return { isNewVisit, isNewPage };
    },
    markEvent: (words, name) => mark(visitorOf(words), name),
    take() {
      const count = unwritten.length;
      return async () => {
        if (count === 0) return;
        const writing = Buffer.concat(unwritten.slice(0, count));
        await using handle = await open(file, "a", 0o600);
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
  const pages = new Set<number>();
  const visitors = new Set<number>();
  const marks = new Set<number>();
  let end = saltBytes;
  while (end + markBytes <= file.length) {
    const visitor = file.readUIntBE(end, visitorBytes);
    const number = file.readUIntBE(end + visitorBytes, thingBytes);
    const next = end + markBytes + (visitor === noVisitor ? number : 0);
    if (next > file.length) break;
    if (visitor === noVisitor) {
      const thing = file.toString("utf8", end + markBytes, next);
      const number = Math.min(things.size, maxThings - 1);
      things.set(thing, number);
      if (thing.startsWith("/")) pages.add(number);
    } else {
      if (pages.has(number)) visitors.add(visitor);
      marks.add(visitor * maxThings + number);
    }
    end = next;
  }
  return { things, visitors, marks, end };
}
