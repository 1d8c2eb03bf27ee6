import { appendFile, readdir, readFile, truncate } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { forgetVisitors, openVisitorMarks } from "../../src/server/visits/visitor-marks.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const day = "2026-05-01";
const ann = "192.0.2.1 Firefox";
const first = { isNewVisitor: true, isNewThing: true };
const again = { isNewVisitor: false, isNewThing: false };
const further = { isNewVisitor: false, isNewThing: true };

let folder: string;

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), "visitors");
});

test("a visitor is new once a day, and what they do is new once", async () => {
  const marks = await openVisitorMarks(folder, day);
  expect(marks.mark(ann, "/")).toEqual(first);
  expect(marks.mark(ann, "/")).toEqual(again);
  expect(marks.mark(ann, "/about")).toEqual(further);
  expect(marks.mark("192.0.2.2 Firefox", "/about")).toEqual(first);
});

test("a restart on the same day knows all that was written, and goes on", async () => {
  const marks = await openVisitorMarks(folder, day);
  marks.mark(ann, "/");
  await marks.write();
  marks.mark(ann, "/ünicode");
  await marks.write();

  const restarted = await openVisitorMarks(folder, day);
  expect(restarted.mark(ann, "/")).toEqual(again);
  expect(restarted.mark(ann, "/ünicode")).toEqual(again);
  expect(restarted.mark(ann, "/contact")).toEqual(further);
  await restarted.write();

  const last = await openVisitorMarks(folder, day);
  expect(last.mark(ann, "/contact")).toEqual(again);
  expect(last.mark("192.0.2.9 Firefox", "/contact")).toEqual(first);
});

test("half a mark at the end, which a crash left, is dropped", async () => {
  const marks = await openVisitorMarks(folder, day);
  marks.mark(ann, "/");
  await marks.write();
  await appendFile(path.join(folder, day), Buffer.from([1, 2, 3]));
  const restarted = await openVisitorMarks(folder, day);
  restarted.mark(ann, "/about");
  await restarted.write();
  const last = await openVisitorMarks(folder, day);
  expect(last.mark(ann, "/")).toEqual(again);
  expect(last.mark(ann, "/about")).toEqual(again);
});

test("a file that was cut within its salt begins anew", async () => {
  const marks = await openVisitorMarks(folder, day);
  marks.mark(ann, "/");
  await marks.write();
  await truncate(path.join(folder, day), 5);
  const restarted = await openVisitorMarks(folder, day);
  expect(restarted.mark(ann, "/")).toEqual(first);
  await restarted.write();
  expect((await openVisitorMarks(folder, day)).mark(ann, "/")).toEqual(again);
});

test("the next day removes the marks of the one before, and its salt", async () => {
  const marks = await openVisitorMarks(folder, day);
  marks.mark(ann, "/");
  await marks.write();
  const salted = await readFile(path.join(folder, day));
  const next = await openVisitorMarks(folder, "2026-05-02");
  expect(await readdir(folder)).toEqual([]);
  expect(next.mark(ann, "/")).toEqual(first);
  await next.write();
  expect(await readdir(folder)).toEqual(["2026-05-02"]);
  // Another salt makes another hash of the same visitor.
  expect((await readFile(path.join(folder, "2026-05-02"))).equals(salted)).toBe(false);
});

test("neither a network nor a browser is in the file", async () => {
  const marks = await openVisitorMarks(folder, day);
  marks.mark(ann, "/");
  await marks.write();
  const file = (await readFile(path.join(folder, day))).toString("latin1");
  expect(file).toContain("/");
  expect(file).not.toMatch(/192|Firefox/);
});

test("no marks are left where visits are not counted", async () => {
  const marks = await openVisitorMarks(folder, day);
  await marks.write();
  await forgetVisitors(folder);
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
  await forgetVisitors(folder);
});
