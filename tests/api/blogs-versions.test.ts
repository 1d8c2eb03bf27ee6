import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { versionFolder } from "../../src/server/posts/stored-versions.ts";
import { removeExpiredPosts } from "../../src/server/posts/trash.ts";
import { createPostVersions } from "../../src/server/posts/versions.ts";
import type { AdminPost, PostVersion, PostVersionText } from "../../src/shared/posts/admin-post.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";

let app: RunningApp;
const { put } = blogClient(() => app);

beforeEach(async () => {
  app = await startApp();
  return () => app.stop();
});

async function create(part: object = {}): Promise<AdminPost> {
  return (await app.ask("/api/blogs", { body: { ...article, ...part } })).json();
}

async function save(id: string, part: object): Promise<AdminPost> {
  const answer = await put(id, { ...article, ...part });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function versions(id: string): Promise<PostVersion[]> {
  const answer = await app.ask(`/api/blogs/${id}/versions`);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  return answer.json();
}

const restore = (id: string, n: number | string, headers: Record<string, string> = {}) =>
  app.ask(`/api/blogs/${id}/versions/${n}/restore`, { method: "POST", headers });

const foldersIn = () => readdir(path.join(app.dataDir, "versions"));

describe("a save", () => {
  test("keeps the version before it, newest first, with all of its text", async () => {
    const first = await create({ title: "One", content: "First words." });
    expect(await versions(first.id)).toEqual([]);
    const second = await save(first.id, { title: "Two", content: "Second words.", category: "" });
    await save(first.id, { title: "Three" });
    expect(await versions(first.id)).toEqual([
      { n: 2, title: "Two", savedAt: second.updatedAt },
      { n: 1, title: "One", savedAt: first.updatedAt },
    ]);
    const text: PostVersionText = await (await app.ask(`/api/blogs/${first.id}/versions/1`)).json();
    const { title, content, summary, category, imageUrl, updatedAt } = first;
    expect(text).toEqual({ n: 1, title, content, summary, category, imageUrl, savedAt: updatedAt });
  });

  test("keeps the last 30 of a post", async () => {
    const { id } = await create({ title: "Version 1" });
    for (let n = 2; n <= 34; n += 1) await save(id, { title: `Version ${n}` });
    const kept = await versions(id);
    expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, at) => 33 - at));
    expect(kept.at(-1)?.title).toBe("Version 4");
    expect(await readdir(path.join(app.dataDir, "versions", id))).toHaveLength(30);
    expect((await restore(id, 3)).status).toBe(404);
  });

  test("keeps each of those that came at once, none twice", async () => {
    const { id } = await create({ title: "Begin" });
    const titles = Array.from({ length: 8 }, (_, at) => `At once ${at}`);
    await Promise.all(titles.map((title) => save(id, { title })));
    const kept = await versions(id);
    const [last] = await (await app.ask("/api/blogs?status=all&fields=summary")).json();
    expect([...kept.map(({ title }) => title), last.title].toSorted()).toEqual(
      [...titles, "Begin"].toSorted(),
    );
  });

  test("that is refused keeps nothing", async () => {
    const { id, updatedAt } = await create();
    await put(id, { ...article, title: "" });
    await put(id, { ...article, status: "published", publishAt: "9000-01-01T00:00:00Z" });
    expect((await put(id, article, { "If-Match": '"other"' })).status).toBe(409);
    expect(await versions(id)).toEqual([]);
    expect(existsSync(path.join(app.dataDir, "versions"))).toBe(false);
    expect((await put(id, article, { "If-Match": `"${updatedAt}"` })).status).toBe(200);
  });

  test("whose version before it cannot be kept is refused, and changes nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const post = await create();
    await writeFile(path.join(app.dataDir, "versions"), "a file");
    const answer = await put(post.id, { ...article, title: "Refused" });
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toContain("Nothing was changed.");
    expect(await (await app.ask("/api/blogs")).json()).toEqual([post]);
    await rm(path.join(app.dataDir, "versions"));
    expect((await save(post.id, { title: "Taken" })).title).toBe("Taken");
  });
});

describe("a version that is put back", () => {
  test("is a save: the text is back, the one before it kept, and the address leads on", async () => {
    const first = await create({ title: "Right", content: "Right words." });
    await save(first.id, { title: "Wrong", content: "Wrong words." });
    const answer = await restore(first.id, 1);
    expect(answer.status).toBe(200);
    const back: AdminPost = await answer.json();
    expect(back).toEqual({ ...first, updatedAt: back.updatedAt });
    expect(answer.headers.get("ETag")).toBe(`"${back.updatedAt}"`);
    expect((await versions(first.id)).map(({ n, title }) => [n, title])).toEqual([
      [2, "Wrong"],
      [1, "Right"],
    ]);
    expect(await (await app.ask("/api/blogs?slug=wrong")).json()).toEqual([back]);
  });

  test("leaves a post public, or a draft, as it is", async () => {
    const { id } = await create({ title: "Draft first", status: "draft" });
    await save(id, { title: "Then public", status: "published" });
    expect(await (await restore(id, 1)).json()).toMatchObject({ title: "Draft first", status: "published" });
    await save(id, { status: "draft" });
    expect(await (await restore(id, 2)).json()).toMatchObject({ title: "Then public", status: "draft" });
  });

  test("goes over the version that the author saw alone", async () => {
    const post = await create({ title: "Seen" });
    const other = await save(post.id, { title: "Somebody else's" });
    const answer = await restore(post.id, 1, { "If-Match": `"${post.updatedAt}"` });
    expect(answer.status).toBe(409);
    expect((await answer.json()).post).toEqual(other);
    expect((await restore(post.id, 1, { "If-Match": `"${other.updatedAt}"` })).status).toBe(200);
  });

  test.each(["0", "2", "3", "-1", "1.5", "x", "..%2f..%2fposts", "__proto__", "9".repeat(20)])(
    "is none of the number %s",
    async (n) => {
      const { id } = await create();
      await save(id, {});
      for (const answer of [await restore(id, n), await app.ask(`/api/blogs/${id}/versions/${n}`)]) {
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({ message: "There is no such version of this blog post." });
      }
    },
  );

  test("is none of a post that is not there", async () => {
    expect((await app.ask("/api/blogs/some-id/versions")).status).toBe(404);
    expect((await restore("some-id", 1)).status).toBe(404);
    expect((await app.ask("/api/blogs/..%2fsome-id/versions/1")).status).toBe(404);
  });
});

test("versions wait in the trash with their post, and go with it", async () => {
  const { id } = await create();
  await save(id, { title: "Later" });
  await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
  expect((await app.ask(`/api/blogs/${id}/versions`)).status).toBe(404);
  await app.ask(`/api/blogs/${id}/restore`, { method: "POST" });
  expect(await versions(id)).toHaveLength(1);

  const other = await create({ title: "Deleted" });
  await save(other.id, {});
  await app.ask(`/api/blogs/${other.id}`, { method: "DELETE" });
  const young = "of-a-post-that-a-restored-backup-lacks";
  await mkdir(path.join(app.dataDir, "versions", "of-a-post-that-is-gone"));
  await utimes(path.join(app.dataDir, "versions", "of-a-post-that-is-gone"), 0, 0);
  await mkdir(path.join(app.dataDir, "versions", young));
  const kept = createPostVersions(versionFolder(path.join(app.dataDir, "versions")));
  removeExpiredPosts(app.store.posts, kept, 60_000, systemClock);
  await expect.poll(async () => (await foldersIn()).toSorted()).toEqual([id, other.id, young].toSorted());
  removeExpiredPosts(app.store.posts, kept, -1_000, systemClock);
  await expect.poll(foldersIn).toEqual([id]);
  expect(app.store.posts.read().deleted).toEqual([]);
});

test("files of saves that a restored backup does not know are no versions", async () => {
  const { id } = await create({ title: "One" });
  const older = app.store.posts.read();
  await save(id, { title: "Two" });
  await save(id, { title: "Three" });
  const newer = app.store.posts.read();
  await app.store.posts.update(() => ({ ...older, changedAt: new Date().toISOString() }));
  expect(await versions(id)).toEqual([]);
  await save(id, { title: "Another two" });
  await save(id, { title: "Another three" });
  expect((await versions(id)).map(({ title }) => title)).toEqual(["Another two", "One"]);
  // The other way again: its own history, and not that of the other one.
  await app.store.posts.update(() => ({ ...newer, changedAt: new Date().toISOString() }));
  expect((await versions(id)).map(({ title }) => title)).toEqual(["Two", "One"]);
});
