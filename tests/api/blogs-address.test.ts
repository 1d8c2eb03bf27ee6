import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { create, list, put } = blogClient(() => app);

const saved = async (id: string, part: object): Promise<AdminPost> =>
  (await put(id, { ...article, ...part })).json();

describe("an address that was set by hand", () => {
  test("stays under another title, and without being sent again", async () => {
    const post = await create({ title: "Set at once", slug: "my-address" });
    expect(post).toMatchObject({ slug: "my-address", hasOwnSlug: true });
    expect(await saved(post.id, { title: "Another title" })).toMatchObject({ slug: "my-address" });
    expect(await saved(post.id, { title: "A third", slug: "my-address" })).toMatchObject({
      slug: "my-address",
    });
  });

  test("leaves a redirect at the old one, and follows the title again once it is emptied", async () => {
    const post = await create({ title: "Derived" });
    expect(post).not.toHaveProperty("hasOwnSlug");
    await saved(post.id, { title: "Derived", slug: "by-hand" });
    for (const slug of ["derived", "by-hand"])
      expect(await list(`?slug=${slug}`)).toMatchObject([{ id: post.id, slug: "by-hand" }]);
    const back = await saved(post.id, { title: "Derived", slug: "" });
    expect(back).toMatchObject({ slug: "derived" });
    expect(back).not.toHaveProperty("hasOwnSlug");
    expect(await list("?slug=by-hand")).toMatchObject([{ slug: "derived" }]);
  });

  test("survives a change of the text of its post by an earlier version", async () => {
    const post = await create({ title: "Versions", slug: "versions-here" });
    await saved(post.id, { title: "Second" });
    const answer = await app.ask(`/api/blogs/${post.id}/versions/1/restore`, { method: "POST" });
    expect(await answer.json()).toMatchObject({ title: "Versions", slug: "versions-here" });
  });

  test("is no other post's, nor was it", async () => {
    const first = await create({ title: "Taken one" });
    await saved(first.id, { title: "Taken one", slug: "taken-two" });
    for (const slug of ["taken-one", "taken-two"]) {
      for (const answer of [
        await app.ask("/api/blogs", { body: { ...article, title: "Other", slug } }),
        await put((await create({ title: `For ${slug}` })).id, { ...article, slug }),
      ]) {
        expect(answer.status).toBe(400);
        expect((await answer.json()).issues).toEqual({
          slug: expect.stringContaining("Another post has this address"),
        });
      }
    }
    // Its own earlier address it may have again.
    expect(await saved(first.id, { title: "Taken one", slug: "taken-one" })).toMatchObject({
      slug: "taken-one",
    });
  });

  test.each([
    "Upper-Case",
    "two words",
    "a--b",
    "-a",
    "a-",
    "über",
    "a/b",
    "../a",
    "a.b",
    "a?b",
    "💾",
    "a".repeat(201),
  ])("is refused where it is no address: %j", async (slug) => {
    const answer = await app.ask("/api/blogs", { body: { ...article, slug } });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).issues)).toEqual(["slug"]);
  });

  test("is taken with spaces around it", async () => {
    expect(await create({ title: "Spaces", slug: "  spaced-out " })).toMatchObject({ slug: "spaced-out" });
  });
});

test("a repeated creation with an address is one post, and with another address a conflict", async () => {
  const body = { ...article, title: "Once", slug: "once-only" };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const send = async (part: object) =>
    (await app.ask("/api/blogs", { body: { ...body, ...part }, headers })).status;
  expect(await send({})).toBe(201);
  expect(await send({})).toBe(201);
  expect(await send({ slug: "twice" })).toBe(409);
});
