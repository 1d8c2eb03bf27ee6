import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { FirstPost } from "../../../src/server/posts/state.ts";
import { StoreStartError } from "../../../src/server/store/errors.ts";
import { openStore } from "../../../src/server/store/store.ts";
import { temporaryFolder } from "../../support/folder.ts";

const lead = {
  id: "1",
  formId: "f",
  formName: "Form",
  fields: { a: "b" },
  createdAt: "2026-05-03T10:00:00.000Z",
  handledAt: null,
};
const firstPost: FirstPost = {
  slug: "a-first-post",
  title: "A first post",
  summary: "What it says.",
  category: "AI",
  createdAt: "2026-05-03T10:00:00Z",
  content: "Words.",
};

async function open(dataDir: string, firstPosts: FirstPost[] = []) {
  const store = await openStore(dataDir, { firstPosts });
  onTestFinished(() => store.close());
  return store;
}

async function modeOf(...parts: string[]): Promise<number> {
  return (await stat(path.join(...parts))).mode & 0o777;
}

test("the folder is made where it is missing, and is its owner's alone", async () => {
  const dataDir = path.join(await temporaryFolder(), "some/where/data");
  const store = await open(dataDir);
  await store.leads.update((leads) => [...leads, lead]);
  await store.leads.update((leads) => [...leads, { ...lead, id: "2" }]);
  expect(await modeOf(dataDir)).toBe(0o700);
  for (const name of await readdir(dataDir))
    expect([name, await modeOf(dataDir, name)]).toEqual([name, 0o600]);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    "enrollments.json",
    "leads.json",
    "leads.json.bak-1",
    "lock",
    "posts.json",
    "sessions.json",
  ]);
});

test("a folder and files that stood open are closed, and half-written ones removed", async () => {
  const dataDir = path.join(await temporaryFolder(), "data");
  await mkdir(dataDir, { mode: 0o755 });
  await chmod(dataDir, 0o755);
  await writeFile(path.join(dataDir, "leads.json"), "[]", { mode: 0o644 });
  await writeFile(path.join(dataDir, "leads.json.3f2b8c1d-0000-4000-8000-000000000000.tmp"), "[");
  await writeFile(path.join(dataDir, "notes.txt"), "the operator's own");
  await open(dataDir);
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await modeOf(dataDir, "leads.json")).toBe(0o600);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    "enrollments.json",
    "leads.json",
    "lock",
    "notes.txt",
    "posts.json",
    "sessions.json",
  ]);
});

test("an empty store begins with the first posts, and only an empty one", async () => {
  const dataDir = await temporaryFolder();
  const first = await openStore(dataDir, { firstPosts: [firstPost] });
  const [post] = first.posts.read().posts;
  expect(post).toMatchObject({
    ...firstPost,
    createdAt: "2026-05-03T10:00:00.000Z",
    oldSlugs: [],
    imageUrl: "",
  });
  await first.close();

  const second = await openStore(dataDir, { firstPosts: [firstPost] });
  expect(second.posts.read().posts).toEqual([post]);
  await second.posts.update((state) => ({ ...state, posts: [] }));
  await second.close();
  expect((await open(dataDir, [firstPost])).posts.read().posts).toEqual([]);
});

test("first posts that share a slug stop the start", async () => {
  await expect(openStore(await temporaryFolder(), { firstPosts: [firstPost, firstPost] })).rejects.toThrow(
    "slug",
  );
});

test("a damaged file leaves the folder free and untouched", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, "posts.json"), '{"posts":[]');
  await expect(openStore(dataDir, { firstPosts: [firstPost] })).rejects.toThrow(StoreStartError);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    "enrollments.json",
    "leads.json",
    "posts.json",
    "sessions.json",
  ]);
  expect(await readFile(path.join(dataDir, "posts.json"), "utf8")).toBe('{"posts":[]');
});

test.each([
  ["an id", { id: "x" }, "posts.0.id"],
  ["a time", { createdAt: "yesterday" }, "posts.0.createdAt"],
  ["a key of a newer release", { author: "x" }, "posts.0.author"],
  ["a slug", { slug: "../etc" }, "posts.0.slug"],
])("%s that cannot be is refused with its place", async (_, part, place) => {
  const dataDir = await temporaryFolder();
  const store = await openStore(dataDir, { firstPosts: [firstPost] });
  const state = store.posts.read();
  await store.close();
  const damaged = { ...state, posts: state.posts.map((post) => ({ ...post, ...part })) };
  await writeFile(path.join(dataDir, "posts.json"), JSON.stringify(damaged));
  await expect(openStore(dataDir)).rejects.toThrow(`posts.json has a fault at ${place}`);
});

test("two posts of one slug are refused", async () => {
  const dataDir = await temporaryFolder();
  const store = await openStore(dataDir, { firstPosts: [firstPost] });
  const state = store.posts.read();
  await store.close();
  const twin = {
    ...state.posts[0],
    id: "3f2b8c1d-0000-4000-8000-000000000000",
    slug: "b",
    oldSlugs: ["a-first-post"],
  };
  await writeFile(
    path.join(dataDir, "posts.json"),
    JSON.stringify({ ...state, posts: [...state.posts, twin] }),
  );
  await expect(openStore(dataDir)).rejects.toThrow("two posts have the same id or slug");
});

test("a folder that cannot be one is named", async () => {
  const file = path.join(await temporaryFolder(), "file");
  await writeFile(file, "");
  await expect(openStore(file)).rejects.toThrow(`The data folder ${file} cannot be used`);
});

describe("one process at a time", () => {
  test("a second opening is refused in one sentence; after closing the folder is free", async () => {
    const dataDir = await temporaryFolder();
    const store = await openStore(dataDir);
    await expect(openStore(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}: stop that one first, or set another DATA_DIR.`,
    );
    await store.close();
    expect(await readdir(dataDir)).not.toContain("lock");
    await open(dataDir);
  });

  test.each([
    ["a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, started: "boot:1" })],
    ["an older process of our number", JSON.stringify({ pid: process.pid, started: "boot:1" })],
    ["an older process of another's number", JSON.stringify({ pid: process.ppid, started: "boot:1" })],
    ["nobody", ""],
    ["nobody, after a power cut", "\0\0\0\0"],
    ["something else", '{"pid":0,"started":null}'],
  ])("a lock left by %s is taken over", async (_, content) => {
    const dataDir = await temporaryFolder();
    await writeFile(path.join(dataDir, "lock"), content);
    await open(dataDir);
    expect(JSON.parse(await readFile(path.join(dataDir, "lock"), "utf8"))).toMatchObject({
      pid: process.pid,
    });
    expect((await readdir(dataDir)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("a killed process leaves its lock, and the next one starts", async () => {
    const dataDir = await temporaryFolder();
    const child = startChild(dataDir);
    expect(await child.answer).toBe("open");
    await expect(openStore(dataDir)).rejects.toThrow(`in use by process ${child.process.pid}`);
    child.process.kill("SIGKILL");
    await once(child.process, "exit");
    await open(dataDir);
  });

  test("of several that start at once over a left lock, one gets the folder", async () => {
    for (let round = 0; round < 2; round++) {
      const dataDir = await temporaryFolder();
      await writeFile(path.join(dataDir, "lock"), JSON.stringify({ pid: 2 ** 22 + 1, started: "boot:1" }));
      const children = Array.from({ length: 3 }, () => startChild(dataDir));
      const answers = await Promise.all(children.map(({ answer }) => answer));
      expect(answers.filter((answer) => answer === "open")).toHaveLength(1);
      expect(answers.filter((answer) => /is in use by process \d+/.test(answer))).toHaveLength(2);
      for (const child of children) child.process.stdin?.end();
    }
  }, 20_000);
});

function startChild(dataDir: string): { process: ChildProcess; answer: Promise<string> } {
  const script = path.resolve(import.meta.dirname, "../../support/lock-child.ts");
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { process: child, answer: once(child.stdout, "data").then(([data]) => String(data).trim()) };
}
