import { beforeEach, describe, expect, test } from "vitest";
import { removeExpiredTexts } from "../../src/server/posts/unsaved-texts.ts";
import type { UnsavedEntry } from "../../src/shared/posts/unsaved-text.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";
import { createSetClock } from "../support/server/set-clock.ts";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2027-01-05T10:00:00Z");
  app = await startApp({ clock });
  return () => app.stop();
});

const { create, put } = blogClient(() => app);

const typed = {
  title: "",
  slug: "not an address",
  summary: "",
  content: "Half a sent",
  imageUrl: "http://",
  category: "A topic that is gone",
  status: "scheduled",
  publishAt: null,
};

const at = (id: string) => `/api/blogs/${id}/unsaved`;
const keep = (id: string, input: object = typed) => app.ask(at(id), { method: "PUT", body: { input } });
const list = async (): Promise<UnsavedEntry[]> => (await app.ask("/api/unsaved")).json();

test("what is typed is kept as it is, finished or not, and is no version of the post", async () => {
  const post = await create({ title: "A post" });
  expect((await app.ask(at(post.id))).status).toBe(404);
  expect((await keep(post.id)).status).toBe(204);
  expect(await (await app.ask(at(post.id))).json()).toEqual({ input: typed, at: "2027-01-05T10:00:00.000Z" });
  expect(await (await app.ask(`/api/blogs/${post.id}/versions`)).json()).toEqual([]);
  expect(await (await app.ask(`/api/blogs?slug=${post.slug}`)).json()).toMatchObject([
    { content: post.content },
  ]);
});

test("the list has new posts too, the last changed one first", async () => {
  const post = await create({ title: "A post" });
  const id = `new-${crypto.randomUUID()}`;
  await keep(post.id, { ...typed, title: "Changed" });
  clock.set("2027-01-05T10:05:00Z");
  await keep(id, { ...typed, title: "New" });
  expect(await list()).toEqual([
    { id, title: "New", at: "2027-01-05T10:05:00.000Z" },
    { id: post.id, title: "Changed", at: "2027-01-05T10:00:00.000Z" },
  ]);
});

describe("it is removed", () => {
  test("by a save of the post", async () => {
    const post = await create({ title: "A post" });
    await keep(post.id);
    await put(post.id, { ...article, title: "Saved" });
    expect(await list()).toEqual([]);
  });

  test("by a refused save not", async () => {
    const post = await create({ title: "A post" });
    await keep(post.id);
    expect((await put(post.id, { ...article, title: "" })).status).toBe(400);
    const stale = { method: "PUT", body: article, headers: { "If-Match": '"2020-01-01T00:00:00.000Z"' } };
    expect((await app.ask(`/api/blogs/${post.id}`, stale)).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  test("by the creation under its key", async () => {
    const key = crypto.randomUUID();
    await keep(`new-${key}`);
    await keep(`new-${crypto.randomUUID()}`);
    await app.ask("/api/blogs", { body: article, headers: { "Idempotency-Key": key.toUpperCase() } });
    expect(await list()).toHaveLength(1);
  });

  test("by discarding it, once or twice", async () => {
    const id = `new-${crypto.randomUUID()}`;
    await keep(id);
    expect((await app.ask(at(id), { method: "DELETE" })).status).toBe(204);
    expect((await app.ask(at(id), { method: "DELETE" })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test("after 60 days", async () => {
    await keep(`new-${crypto.randomUUID()}`);
    clock.set("2027-03-05T10:00:00Z");
    await keep(`new-${crypto.randomUUID()}`);
    clock.set("2027-03-06T10:00:01Z");
    removeExpiredTexts(app.store.unsaved, clock);
    await expect.poll(list).toHaveLength(1);
  });
});

test("the text of a post that is deleted is that of a new one", async () => {
  const post = await create({ title: "A post" });
  await keep(post.id, { ...typed, title: "Typed" });
  await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
  expect(await list()).toMatchObject([{ id: `new-${post.id}`, title: "Typed" }]);
});

test("a text of an older version, or of a post that was created meanwhile, is not kept", async () => {
  const post = await create({ title: "A post" });
  const send = async (id: string, version: string) =>
    (
      await app.ask(at(id), {
        method: "PUT",
        body: { input: typed },
        headers: { "If-Match": `"${version}"` },
      })
    ).status;
  expect(await send(post.id, post.updatedAt)).toBe(204);
  await put(post.id, { ...article, title: "Saved" });
  expect(await send(post.id, post.updatedAt)).toBe(409);
  expect((await keep(`new-${post.id}`)).status).toBe(409);
  expect(await list()).toEqual([]);
});

test("the oldest of more than a hundred goes", async () => {
  for (let i = 0; i <= 100; i++) await keep(`new-${crypto.randomUUID()}`, { ...typed, title: `${i}` });
  const titles = (await list()).map(({ title }) => title);
  expect(titles).toHaveLength(100);
  expect(titles).not.toContain("0");
});

describe("it is refused", () => {
  test.each([
    ["a post that is not there", crypto.randomUUID()],
    ["no key", "new-1"],
    ["nothing", "new-"],
  ])("under the name of %s", async (_, id) => {
    expect((await keep(id)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test.each([
    {},
    { ...typed, content: 1 },
    { ...typed, status: "gone" },
    { ...typed, more: "" },
    { ...typed, content: "a".repeat(500_001) },
    null,
  ])("as %#", async (input) => {
    const body = { input };
    const { status } = await app.ask(at(`new-${crypto.randomUUID()}`), { method: "PUT", body });
    expect(status).toBe(400);
    expect(await list()).toEqual([]);
  });
});
