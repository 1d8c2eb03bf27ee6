import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { defaultLimits } from "../../src/server/app.ts";
import { withoutExpired } from "../../src/server/posts/trash.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

const files = faultyFiles();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({}, { fileSystem: files });
});
afterAll(() => app.stop());

const { create, list, put } = blogClient(() => app);

describe("updating", () => {
  test("keeps id and createdAt, and moves updatedAt on", async () => {
    const post = await create({ title: "To update" });
    const answer = await put(post.id, { ...article, title: "To update", content: "New words." });
    expect(answer.status).toBe(200);
    const updated: Post = await answer.json();
    expect(updated).toEqual({ ...post, content: "New words.", updatedAt: updated.updatedAt });
    expect(updated.updatedAt > post.updatedAt).toBe(true);
    expect(await list("?slug=to-update")).toEqual([updated]);
  });

  test("fields that are left out become empty", async () => {
    const post = await create({ title: "To empty" });
    const answer = await put(post.id, { title: "To empty", content: "Words" });
    expect(await answer.json()).toMatchObject({ summary: "", imageUrl: "", category: "" });
  });

  test("a new title gives a new slug, and the old ones lead there, also after several", async () => {
    const post = await create({ title: "Name one" });
    await put(post.id, { ...article, title: "Name two" });
    await put(post.id, { ...article, title: "Name three" });
    for (const slug of ["name-one", "name-two", "name-three"]) {
      expect(await list(`?slug=${slug}`)).toMatchObject([{ id: post.id, slug: "name-three" }]);
    }
    const other = await create({ title: "Name one" });
    expect(other.slug).toBe("name-one-2");
    const back: Post = await (await put(post.id, { ...article, title: "Name one" })).json();
    expect(back.slug).toBe("name-one");
    expect(await list("?slug=name-three")).toMatchObject([{ slug: "name-one" }]);
  });

  test("a title that gives the same slug keeps the post's number", async () => {
    await create({ title: "Number" });
    const second = await create({ title: "Number" });
    expect(second.slug).toBe("number-2");
    const updated: Post = await (await put(second.id, { ...article, title: "Number!" })).json();
    expect(updated.slug).toBe("number-2");
    const emoji = await create({ title: "🚀" });
    const other: Post = await (await put(emoji.id, { ...article, title: "🛰️" })).json();
    expect(other.slug).toBe(emoji.slug);
  });

  test("If-Match saves only over the version that the author saw", async () => {
    const post = await create({ title: "Matched" });
    const first = await put(
      post.id,
      { ...article, title: "Matched", content: "One" },
      { "If-Match": `"${post.updatedAt}"` },
    );
    expect(first.status).toBe(200);
    const current: Post = await first.json();
    expect(first.headers.get("ETag")).toBe(`"${current.updatedAt}"`);

    const late = await put(
      post.id,
      { ...article, title: "Matched", content: "Two" },
      { "If-Match": `"${post.updatedAt}"` },
    );
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ message: "This post was changed in the meantime.", post: current });
    expect(await list("?slug=matched")).toEqual([current]);

    for (const tag of ['W/"x"', '""', "nonsense", ","]) {
      expect((await put(post.id, article, { "If-Match": tag })).status).toBe(409);
    }
    let version = current.updatedAt;
    for (const tagOf of [() => "*", () => version, () => `"other", "${version}"`]) {
      const answer = await put(post.id, { ...article, title: "Matched" }, { "If-Match": tagOf() });
      expect(answer.status).toBe(200);
      version = (await answer.json()).updatedAt;
    }
  });

  test("of two authors who save at once over the same version, one is told", async () => {
    const post = await create({ title: "Raced" });
    const saves = ["One", "Two", "Three"].map((content) =>
      put(post.id, { ...article, title: "Raced", content }, { "If-Match": `"${post.updatedAt}"` }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test("saves within a millisecond still have versions of their own", async () => {
    const post = await create({ title: "Quick" });
    const saves = Array.from({ length: 20 }, () => put(post.id, { ...article, title: "Quick" }));
    const posts: Post[] = await Promise.all((await Promise.all(saves)).map((answer) => answer.json()));
    expect(new Set(posts.map(({ updatedAt }) => updatedAt)).size).toBe(20);
  });
});

describe("deleting", () => {
  test("takes the post from every list, and once only", async () => {
    const post = await create({ title: "To delete" });
    const answer = await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await list("?slug=to-delete")).toEqual([]);
    expect((await list()).some(({ id }) => id === post.id)).toBe(false);
    expect((await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await put(post.id, article)).status).toBe(404);
  });

  test("a deleted post comes back as it was, slugs and all", async () => {
    const post = await create({ title: "Back again" });
    const renamed: Post = await (await put(post.id, { ...article, title: "Back once more" })).json();
    await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    // Its slugs wait for it.
    expect((await create({ title: "Back again" })).slug).toBe("back-again-2");
    expect((await create({ title: "Back once more" })).slug).toBe("back-once-more-2");
    const restored = await app.ask(`/api/blogs/${post.id}/restore`, { method: "POST" });
    expect([restored.status, await restored.json()]).toEqual([200, renamed]);
    expect(await list("?slug=back-again")).toEqual([renamed]);
    const again = await app.ask(`/api/blogs/${post.id}/restore`, { method: "POST" });
    expect([again.status, await again.json()]).toEqual([200, renamed]);
  });

  test("after 30 days it is gone, and its slug is free", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    try {
      const posts = await Promise.all([create({ title: "Timely" }), create({ title: "Late" })]);
      await Promise.all(posts.map(({ id }) => app.ask(`/api/blogs/${id}`, { method: "DELETE" })));
      const restore = (post: Post | undefined) =>
        app.ask(`/api/blogs/${post?.id}/restore`, { method: "POST" });
      vi.advanceTimersByTime(defaultLimits.deletedPostRestorableMs - 1_000);
      expect((await restore(posts[0])).status).toBe(200);
      vi.advanceTimersByTime(2_000);
      expect((await restore(posts[1])).status).toBe(404);
      const { deletedPostRestorableMs } = defaultLimits;
      await app.store.posts.update((state) => withoutExpired(state, deletedPostRestorableMs, new Date()));
      expect((await create({ title: "Late" })).slug).toBe("late");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["3f2b8c1d-0000-4000-8000-000000000000", "unknown", "__proto__", "a%2fb", "0"])(
    "the id %s is unknown to every write",
    async (id) => {
      const answers = await Promise.all([
        put(id, article),
        app.ask(`/api/blogs/${id}`, { method: "DELETE" }),
        app.ask(`/api/blogs/${id}/restore`, { method: "POST" }),
      ]);
      for (const answer of answers) {
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { message: "There is no such blog post." },
        ]);
      }
    },
  );
});
