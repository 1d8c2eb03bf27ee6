import { appendFile, readdir, readFile, stat, truncate } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  anyPage,
  forgetVisitors,
  openVisitorMarks,
  type VisitorMarks,
} from "../../src/server/visits/visitor-marks.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const day = "2026-05-01";
const ann = "192.0.2.1 Firefox";
const first = { isNewVisit: true, isNewPage: true };
const again = { isNewVisit: false, isNewPage: false };
const further = { isNewVisit: false, isNewPage: true };

async function markPage(marks: VisitorMarks, visitor: string, page: string) {
  const isNew = await marks.mark(visitor, [page, anyPage]);
  return { isNewVisit: isNew.has(anyPage), isNewPage: isNew.has(page) };
}

async function markChat(marks: VisitorMarks): Promise<boolean> {
  return (await marks.mark(ann, ["chats"])).has("chats");
}

let folder: string;

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), "visitors");
});

test("a visitor is new once a day, and what they do is new once", async () => {
  const marks = await openVisitorMarks(folder, day);
  expect(await markPage(marks, ann, "/")).toEqual(first);
  expect(await markPage(marks, ann, "/")).toEqual(again);
  expect(await markPage(marks, ann, "/about")).toEqual(further);
  expect(await markPage(marks, "192.0.2.2 Firefox", "/about")).toEqual(first);
});

test("a restart on the same day knows all that was written, and goes on", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  await marks.prepareWrite()();
  await markPage(marks, ann, "/ünicode");
  await marks.prepareWrite()();

  const restarted = await openVisitorMarks(folder, day);
  expect(await markPage(restarted, ann, "/")).toEqual(again);
  expect(await markPage(restarted, ann, "/ünicode")).toEqual(again);
  expect(await markPage(restarted, ann, "/contact")).toEqual(further);
  await restarted.prepareWrite()();

  const last = await openVisitorMarks(folder, day);
  expect(await markPage(last, ann, "/contact")).toEqual(again);
  expect(await markPage(last, "192.0.2.9 Firefox", "/contact")).toEqual(first);
});

test("what else a visitor does is new once, and makes no visit", async () => {
  const marks = await openVisitorMarks(folder, day);
  expect(await markChat(marks)).toBe(true);
  expect(await markChat(marks)).toBe(false);
  await marks.prepareWrite()();
  const restarted = await openVisitorMarks(folder, day);
  expect(await markChat(restarted)).toBe(false);
  expect(await markPage(restarted, ann, "/")).toEqual(first);
});

test("what is marked while the marks before are written waits for the next time", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  const write = marks.prepareWrite();
  await markPage(marks, ann, "/about");
  await write();
  expect(await markPage(await openVisitorMarks(folder, day), ann, "/about")).toEqual(further);
  await marks.prepareWrite()();
  expect(await markPage(await openVisitorMarks(folder, day), ann, "/about")).toEqual(again);
});

test("what a full disk took half of is written anew, in its place", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  await marks.prepareWrite()();
  await markPage(marks, ann, "/about");
  await appendFile(path.join(folder, day), Buffer.from([1, 2, 3]));
  await marks.prepareWrite()();
  const restarted = await openVisitorMarks(folder, day);
  expect(await markPage(restarted, ann, "/")).toEqual(again);
  expect(await markPage(restarted, ann, "/about")).toEqual(again);
});

test("a day's file has room for 100,000 visitors, ends at 810 kB, and what is in it stays right", async () => {
  const marks = await openVisitorMarks(folder, day);
  for (let visitor = 0; visitor < 120_000; visitor++) await markPage(marks, `visitor ${visitor}`, "/");
  expect(await markPage(marks, "visitor 119999", "/a-page-that-is-new")).toEqual(further);
  expect(await markPage(marks, "visitor 119999", "/a-page-that-is-new")).toEqual(again);
  await marks.prepareWrite()();
  expect((await stat(path.join(folder, day))).size).toBeLessThanOrEqual(810_000);
  const restarted = await openVisitorMarks(folder, day);
  expect(await markPage(restarted, "visitor 0", "/")).toEqual(again);
  expect(await markPage(restarted, "visitor 99999", "/")).toEqual(again);
  expect(await markPage(restarted, "visitor 119999", "/")).toEqual(first);
});

test("half a mark at the end, which a crash left, is dropped", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  await marks.prepareWrite()();
  await appendFile(path.join(folder, day), Buffer.from([1, 2, 3]));
  const restarted = await openVisitorMarks(folder, day);
  await markPage(restarted, ann, "/about");
  await restarted.prepareWrite()();
  const last = await openVisitorMarks(folder, day);
  expect(await markPage(last, ann, "/")).toEqual(again);
  expect(await markPage(last, ann, "/about")).toEqual(again);
});

test("a file that was cut within its salt begins anew", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  await marks.prepareWrite()();
  await truncate(path.join(folder, day), 5);
  const restarted = await openVisitorMarks(folder, day);
  expect(await markPage(restarted, ann, "/")).toEqual(first);
  await restarted.prepareWrite()();
  expect(await markPage(await openVisitorMarks(folder, day), ann, "/")).toEqual(again);
});

test("the next day removes the marks of the one before, and its salt", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/");
  await marks.prepareWrite()();
  const salted = await readFile(path.join(folder, day));
  const next = await openVisitorMarks(folder, "2026-05-02");
  expect(await readdir(folder)).toEqual([]);
  expect(await markPage(next, ann, "/")).toEqual(first);
  await next.prepareWrite()();
  expect(await readdir(folder)).toEqual(["2026-05-02"]);
  // Another salt makes another hash of the same visitor.
  expect((await readFile(path.join(folder, "2026-05-02"))).equals(salted)).toBe(false);
});

test("neither a network, a browser nor a page is in the file", async () => {
  const marks = await openVisitorMarks(folder, day);
  await markPage(marks, ann, "/about");
  await marks.prepareWrite()();
  const file = await readFile(path.join(folder, day));
  expect(file).toHaveLength(16 + 2 * 4);
  expect(file.toString("latin1")).not.toMatch(/192|Firefox|about/);
});

test("no marks are left where visits are not counted", async () => {
  const marks = await openVisitorMarks(folder, day);
  await marks.prepareWrite()();
  await forgetVisitors(folder);
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
  await forgetVisitors(folder);
});
