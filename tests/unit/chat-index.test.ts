import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAnswerIndex } from "../../src/server/chat/answer-index.ts";
import { readAnswerIndex, writeAnswerIndex } from "../../src/server/chat/answer-index-file.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { posts } from "../dialogues/ask.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { longestTurnOf } from "../support/server/longest-turn.ts";

/** What making it may hold the process for, in ms: all that is made took 700. */
const most = 150;

const index = makeAnswerIndex();
const dates = firstCourseDates();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "answer-index-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("what the build writes is read as it was made, in steps", async () => {
  expect(await readAnswerIndex(folder)).toBeNull();
  await writeAnswerIndex(folder, index);
  expect(await readAnswerIndex(folder)).toEqual(index);
  expect(await longestTurnOf(() => readAnswerIndex(folder))).toBeLessThan(most);
});

test("a file that is damaged, or of another release, is no index", async () => {
  const file = path.join(folder, "answer-index.bin");
  await writeAnswerIndex(folder, index);
  const whole = await readFile(file);
  const { of, ...rest } = deserialize(whole);
  for (const bytes of ["garbage", whole.subarray(0, 5_000), "", serialize({ of: `${of}0`, ...rest })]) {
    await writeFile(file, bytes);
    expect(await readAnswerIndex(folder)).toBeNull();
  }
});

test("pages and articles are read in steps, and known then", async () => {
  const many = Array.from({ length: 10 }, (_, copy) =>
    posts.map((post) => ({ ...post, id: `${post.id} ${copy}`, slug: `${post.slug}-${copy}` })),
  ).flat();
  const { prepare, answer } = createAnswerer(
    () => many,
    () => dates,
  );
  // What is made of `content/` alone was made by then.
  expect(await longestTurnOf(prepare)).toBeLessThan(most);
  expect(answer("voice authentication", []).text).toContain("/services/conversational-ai");
  expect(answer("retrieval augmented generation", []).text).toMatch(/\/blogs\/retrieval-[\w-]+-\d/);
});
