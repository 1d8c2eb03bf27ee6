import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSiteStore } from "../../src/server/collections.ts";
import type { AdminPost, AdminPostSummary, DeletedPost } from "../../src/shared/posts/admin-post.ts";
import { cookiesOf, password, startWithAccount } from "../support/server/account.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const start = "2026-12-01T12:00:00.000Z";
const before = "2026-12-01T13:59:59.999Z";
const time = "2026-12-01T14:00:00.000Z";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;
const { list, put } = blogClient(() => app);

beforeEach(async () => {
  clock = createSetClock(start);
  app = await startApp({ clock });
  return () => app.stop();
});

async function create(part: object): Promise<AdminPost> {
  const answer = await app.ask("/api/blogs", { body: { ...article, ...part } });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function save(id: string, part: object): Promise<AdminPost> {
  const answer = await put(id, { ...article, ...part });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function ask<T>(path: string): Promise<T> {
  const answer = await app.ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

describe("a new post", () => {
  test("is published now where nothing is said", async () => {
    const post = await create({});
    expect(post).toMatchObject({ status: "published", publishAt: start, createdAt: start });
    expect(await list()).toEqual([post]);
  });

  test("can be dated back", async () => {
    const post = await create({ publishAt: "2026-11-01T09:30:00+02:00" });
    expect(post).toMatchObject({ status: "published", createdAt: "2026-11-01T07:30:00.000Z" });
    expect(await list()).toEqual([post]);
  });

  test("is a draft that nobody sees, until it is published", async () => {
    const draft = await create({ status: "draft" });
    expect(draft).toMatchObject({ status: "draft", publishAt: null });
    expect(await list()).toEqual([]);
    expect(await list(`?slug=${draft.slug}`)).toEqual([]);
    clock.set(time);
    expect((await save(draft.id, { content: "More" })).status).toBe("draft");
    const published = await save(draft.id, { status: "published" });
    // For readers it begins with its publication.
    expect(published).toMatchObject({ publishAt: time, createdAt: time });
    expect(await list()).toEqual([published]);
  });

  test.each(["draft", "published"])("that is %s keeps what a save says nothing of", async (status) => {
    const post = await create({ status });
    clock.set(time);
    const { publishAt, createdAt } = post;
    expect(await save(post.id, { content: "More" })).toMatchObject({ status, publishAt, createdAt });
  });
});

describe("a scheduled post", () => {
  test.each([start, before, time, "2026-12-01T15:00:00.000Z"])(
    "that comes at %s makes one post, however often it is sent and whenever its time passes",
    async (now) => {
      clock.set(now);
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const body = { ...article, status: "scheduled", publishAt: time };
      const send = () => app.ask("/api/blogs", { body, headers });
      const { id } = await (await send()).json();
      for (const later of [now, "2026-12-01T16:00:00.000Z"]) {
        clock.set(later);
        const again = await send();
        expect([again.status, (await again.json()).id]).toEqual([201, id]);
      }
    },
  );

  test("is public from its time on, to the millisecond, and hidden again where the clock is set back", async () => {
    const post = await create({ status: "scheduled", publishAt: time });
    expect(post).toMatchObject({ status: "scheduled", publishAt: time });
    for (const [now, count] of [
      [start, 0],
      [before, 0],
      [time, 1],
      ["2026-12-01T13:00:00.000Z", 0],
      ["2027-06-01T00:00:00.000Z", 1],
    ] as const) {
      clock.set(now);
      expect([now, (await list()).length]).toEqual([now, count]);
    }
    expect(await list()).toEqual([{ ...post, status: "published", createdAt: time }]);
  });

  test("stays published where it is saved after its time, whatever becomes of the clock", async () => {
    const { id } = await create({ status: "scheduled", publishAt: time });
    clock.set("2026-12-02T00:00:00.000Z");
    expect(await save(id, {})).toMatchObject({ status: "published", publishAt: time });
    clock.set(start);
    expect(await list()).toHaveLength(1);
  });

  test("can be put off, taken back and published at once", async () => {
    const { id } = await create({ status: "scheduled", publishAt: time });
    const later = "2026-12-03T00:00:00.000Z";
    expect(await save(id, { status: "scheduled", publishAt: later })).toMatchObject({ publishAt: later });
    clock.set(time);
    expect(await list()).toEqual([]);
    expect(await save(id, { status: "draft" })).toMatchObject({ status: "draft", publishAt: null });
    clock.set(later);
    expect(await list()).toEqual([]);
    const now = "2026-12-04T00:00:00.000Z";
    clock.set(now);
    expect(await save(id, { status: "published" })).toMatchObject({ publishAt: now, createdAt: now });
  });

  test("keeps its status and time in a save that says nothing of them", async () => {
    const { id } = await create({ status: "scheduled", publishAt: time });
    expect(await save(id, { content: "More" })).toMatchObject({ status: "scheduled", publishAt: time });
  });

  test("keeps its version when its time comes: what is being edited can still be saved", async () => {
    const { id, updatedAt } = await create({ status: "scheduled", publishAt: time });
    clock.set(time);
    const answer = await put(id, article, { "If-Match": `"${updatedAt}"` });
    expect(answer.status).toBe(200);
  });

  test("that was deleted before its time and comes back after it is a draft", async () => {
    const post = await create({ status: "scheduled", publishAt: time });
    const { id } = post;
    const remove = () => app.ask(`/api/blogs/${id}`, { method: "DELETE" });
    const restore = async (): Promise<AdminPost> =>
      (await app.ask(`/api/blogs/${id}/restore`, { method: "POST" })).json();
    await remove();
    clock.set(before);
    expect(await restore()).toEqual(post);
    await remove();
    clock.set(time);
    const draft = await restore();
    expect(draft).toMatchObject({ content: post.content, status: "draft", publishAt: null });
    expect(await list()).toEqual([]);
    expect(await restore()).toEqual(draft);
    // Who has had it open since before hears that it is another now.
    expect((await put(id, article, { "If-Match": `"${post.updatedAt}"` })).status).toBe(409);
  });

  test("that was deleted from its time on comes back as it was", async () => {
    const { id } = await create({ status: "scheduled", publishAt: time });
    clock.set(time);
    await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
    clock.set("2026-12-02T00:00:00.000Z");
    await app.ask(`/api/blogs/${id}/restore`, { method: "POST" });
    expect(await list()).toMatchObject([{ id, createdAt: time }]);
  });

  test("comes on time after a restart", async () => {
    await create({ status: "scheduled", publishAt: time });
    await app.store.posts.eraseHistory();
    const { dataDir } = app;
    await app.store.close();
    const store = await openSiteStore(dataDir);
    const again = await startApp({ store, clock });
    onTestFinished(async () => {
      await again.stop();
      await store.close();
    });
    const titles = async () => (await (await again.ask("/api/blogs")).json()).length;
    clock.set(before);
    expect(await titles()).toBe(0);
    clock.set(time);
    expect(await titles()).toBe(1);
  });

  test("keeps to its moment where the zone's clock is put on or back, and has that zone's day", async () => {
    // In Chicago 02:00 is 03:00 on March 14, and 01:30 comes twice on November 7.
    for (const [chosen, moment, day] of [
      ["2027-03-14T01:59:59-06:00", "2027-03-14T07:59:59.000Z", "March 14, 2027"],
      ["2027-03-14T03:00:00-05:00", "2027-03-14T08:00:00.000Z", "March 14, 2027"],
      ["2027-11-07T01:30:00-05:00", "2027-11-07T06:30:00.000Z", "November 7, 2027"],
      ["2027-11-07T01:30:00-06:00", "2027-11-07T07:30:00.000Z", "November 7, 2027"],
      ["2027-11-07T23:30:00-06:00", "2027-11-08T05:30:00.000Z", "November 7, 2027"],
    ] as const) {
      const { id, slug } = await create({ status: "scheduled", publishAt: chosen });
      clock.set(new Date(Date.parse(moment) - 1).toISOString());
      expect(await list(`?slug=${slug}`)).toEqual([]);
      clock.set(moment);
      const [post] = await list(`?slug=${slug}&fields=summary`);
      expect(post).toMatchObject({ id, createdAt: moment, createdOn: day });
    }
  });

  test("stands in the list by its time", async () => {
    await create({ title: "Older" });
    await create({ title: "Scheduled", status: "scheduled", publishAt: time });
    clock.set(before);
    await create({ title: "Between" });
    clock.set("2026-12-01T15:00:00.000Z");
    await create({ title: "Newest" });
    expect((await list()).map(({ title }) => title)).toEqual(["Newest", "Scheduled", "Between", "Older"]);
  });
});

test("what a post was called before it was public leads nobody to it", async () => {
  const { id } = await create({ title: "Secret name", status: "draft" });
  await save(id, { title: "Second name" });
  await save(id, { title: "Third name", status: "scheduled", publishAt: time });
  clock.set(time);
  await save(id, { title: "Fourth name" });
  await save(id, { title: "Fifth name", status: "draft" });
  await save(id, { title: "Sixth name" });
  const now = await save(id, { title: "Seventh name", status: "published" });
  const names = ["secret", "second", "third", "fourth", "fifth", "sixth", "seventh"];
  const found = await Promise.all(names.map((name) => list(`?slug=${name}-name`)));
  const known = names.filter((_, at) => found[at]?.[0]?.id === id);
  expect(known).toEqual(["third", "fourth", "seventh"]);
  // To the admin, whose list may be older, they all lead.
  expect(await ask("/api/blogs?status=all&slug=secret-name")).toEqual([now]);
});

test("a post that was public, and a draft meanwhile, comes back with its time", async () => {
  const { id, createdAt } = await create({});
  clock.set(time);
  expect(await save(id, { status: "draft" })).toMatchObject({ status: "draft", publishAt: createdAt });
  expect(await list()).toEqual([]);
  expect(await save(id, { status: "published" })).toMatchObject({ createdAt, publishAt: createdAt });
});

describe("is refused with a sentence for its field:", () => {
  test.each([
    [{ status: "scheduled" }, "publishAt"],
    [{ status: "scheduled", publishAt: null }, "publishAt"],
    [{ status: "scheduled", publishAt: "tomorrow" }, "publishAt"],
    [{ status: "scheduled", publishAt: "2026-12-24" }, "publishAt"],
    // Whose half past nine?
    [{ status: "scheduled", publishAt: "2026-12-24T09:30" }, "publishAt"],
    [{ status: "scheduled", publishAt: "2027-02-30T09:30:00Z" }, "publishAt"],
    [{ status: "scheduled", publishAt: "2027-01-01T25:00:00Z" }, "publishAt"],
    [{ status: "scheduled", publishAt: "9999-12-31T23:59:59-12:00" }, "publishAt"],
    [{ status: "scheduled", publishAt: 1_800_000_000_000 }, "publishAt"],
    [{ status: "published", publishAt: time }, "publishAt"],
    [{ publishAt: time }, "publishAt"],
    [{ status: "Draft" }, "status"],
    [{ status: "deleted" }, "status"],
    [{ status: null }, "status"],
    [{ status: ["draft"] }, "status"],
  ])("%j", async (part, field) => {
    const post = await create({ title: "As it is" });
    for (const answer of [
      await app.ask("/api/blogs", { body: { ...article, ...part } }),
      await put(post.id, { ...article, ...part }),
    ]) {
      expect(answer.status).toBe(400);
      const { message, issues } = await answer.json();
      expect(message).toBe("Please check the marked fields.");
      expect(Object.keys(issues)).toEqual([field]);
      expect(issues[field]).toMatch(/\.$/);
    }
    expect(await list()).toEqual([post]);
  });
});

describe("the admin's lists", () => {
  test("have every post, with its status as of now and the latest time first", async () => {
    const published = await create({ title: "Published" });
    clock.set("2026-12-01T12:30:00.000Z");
    const draft = await create({ title: "Draft", status: "draft", summary: "" });
    const scheduled = await create({ title: "Scheduled", status: "scheduled", publishAt: time });
    expect(await ask("/api/blogs?status=all")).toEqual([scheduled, draft, published]);
    const summaries = await ask<AdminPostSummary[]>("/api/blogs?status=all&fields=summary");
    expect(summaries.map(({ status }) => status)).toEqual(["scheduled", "draft", "published"]);
    expect(summaries[1]).toMatchObject({ summary: "Some words.", publishAt: null });
    for (const summary of summaries) expect(summary).not.toHaveProperty("content");
    expect(await ask("/api/blogs?status=all&slug=draft")).toEqual([draft]);
    expect(await ask("/api/blogs?status=all&slug=nothing")).toEqual([]);
    clock.set(time);
    expect(await ask("/api/blogs?status=all&slug=scheduled")).toEqual([
      { ...scheduled, status: "published" },
    ]);
  });

  test("have the trash, until 30 days are over", async () => {
    const posts = [await create({ title: "One" }), await create({ title: "Two", status: "draft" })];
    for (const { id } of posts) await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
    const deleted = await ask<DeletedPost[]>("/api/blogs?status=deleted");
    expect(deleted).toMatchObject([
      { title: "Two", status: "draft", deletedAt: start, restorableUntil: "2026-12-31T12:00:00.000Z" },
      { title: "One", status: "published" },
    ]);
    expect(deleted[0]).not.toHaveProperty("content");
    expect(await ask("/api/blogs?status=all")).toEqual([]);
    clock.set("2026-12-31T11:59:59.000Z");
    expect(await ask("/api/blogs?status=deleted")).toHaveLength(2);
    const restored = await app.ask(`/api/blogs/${posts[1]?.id}/restore`, { method: "POST" });
    expect(await restored.json()).toEqual(posts[1]);
    expect(await list()).toEqual([]);
    clock.set("2026-12-31T12:00:00.000Z");
    expect(await ask("/api/blogs?status=deleted")).toEqual([]);
    expect((await app.ask(`/api/blogs/${posts[0]?.id}/restore`, { method: "POST" })).status).toBe(404);
  });

  test.each([
    "status=",
    "status=draft",
    "status=ALL",
    "status=all&status=deleted",
    "status=all&fields=article",
    "status=all&fields=article&slug=a",
    "status=all&page=1",
    "status=all&category=AI",
    "status=all&slug=a&slug=b",
    "status=deleted&slug=a",
    "status=deleted&fields=content",
  ])("are not asked for by %s", async (query) => {
    const answer = await app.ask(`/api/blogs?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });

  test("are nobody else's, and stand in no cache", async () => {
    const closed = await untilTestEnds(startWithAccount());
    const login = await closed.ask("/api/auth/login", { body: { username: "admin", password } });
    const headers = { cookie: cookiesOf(login) };
    for (const query of ["status=all", "status=deleted", "status=all&slug=a", "status=nonsense"])
      expect((await closed.ask(`/api/blogs?${query}`)).status).toBe(401);
    for (const query of ["status=all", "status=deleted"]) {
      const answer = await closed.ask(`/api/blogs?${query}`, { headers });
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    }
  });
});
