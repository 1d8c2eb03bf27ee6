import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findImage } from "../../src/server/images/find-image.ts";
import { postPath } from "../../src/shared/paths.ts";
import type { OwnImage } from "../../src/shared/site-api.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { blogClient } from "../support/server/blog.ts";

let app: RunningApp;
const there = new Map<string, string | undefined>();
let looked: string[] = [];

beforeAll(async () => {
  app = await startApp({
    findImage: async (url) => {
      looked.push(url);
      return there.has(url) ? there.get(url) : null;
    },
    render: async ({ url }, { api }) => {
      const post = await api.findPost(new URL(url).pathname.slice(postPath("").length));
      if (post === null || "movedTo" in post) throw new Error("There is no such post");
      const html = JSON.stringify({ imageType: post.imageType });
      return { status: 200, html, data: null, modules: [], islands: null, isPublic: false, cacheable: false };
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  looked = [];
});

const { create, put } = blogClient(() => app);

async function imageTypeOf(slug: string): Promise<string | null | undefined> {
  const shown: OwnImage = await (await app.ask(postPath(slug))).json();
  return shown.imageType;
}

test("what a post's own image answered with when it was saved is known to its page", async () => {
  const imageUrl = "https://example.com/a-photo";
  there.set(imageUrl, "image/webp");
  const { slug } = await create({ title: "There", imageUrl });
  expect(await imageTypeOf(slug)).toBe("image/webp");
  await create({ title: "There again", imageUrl });
  expect(looked).toEqual([imageUrl]);
});

test("a post with a dead address is saved all the same, and each save looks again", async () => {
  const imageUrl = "https://example.com/late.jpg";
  const post = await create({ title: "Dead", imageUrl });
  expect(await imageTypeOf(post.slug)).toBeNull();
  there.set(imageUrl, "image/jpeg");
  const { title, content } = post;
  expect((await put(post.id, { title, content, imageUrl })).status).toBe(200);
  expect(await imageTypeOf(post.slug)).toBe("image/jpeg");
});

test("where nothing can be found out, what was an image is one still, and what was none may be one", async () => {
  const imageUrl = "https://example.com/slow.jpg";
  there.set(imageUrl, undefined);
  const post = await create({ title: "Slow", imageUrl });
  expect(await imageTypeOf(post.slug)).toBeUndefined();
  const look = () => app.ask("/api/images/check", { body: { url: imageUrl } });
  there.delete(imageUrl);
  expect(await (await look()).json()).toEqual({ type: null });
  expect(await imageTypeOf(post.slug)).toBeNull();
  there.set(imageUrl, undefined);
  expect(await (await look()).json()).toEqual({});
  expect(await imageTypeOf(post.slug)).toBeUndefined();
  there.set(imageUrl, "image/jpeg");
  await look();
  there.set(imageUrl, undefined);
  await look();
  expect(await imageTypeOf(post.slug)).toBe("image/jpeg");
});

test("nobody looks where there is no https image, or where the post is refused", async () => {
  const uploaded = `/images/${"0".repeat(32)}-10x10/1600.jpg`;
  for (const imageUrl of ["", uploaded]) {
    const { slug } = await create({ title: "None", imageUrl });
    expect(await imageTypeOf(slug)).toBeUndefined();
  }
  for (const wrong of [
    { title: "", imageUrl: "https://example.com/b.jpg" },
    { title: "Refused", imageUrl: "http://example.com/a.jpg" },
  ]) {
    const refused = await app.ask("/api/blogs", { body: { content: "Text", ...wrong } });
    expect(refused.status).toBe(400);
  }
  expect(looked).toEqual([]);
});

test("the editor can ask what stands at an address", async () => {
  const check = (url: unknown) => app.ask("/api/images/check", { body: { url } });
  there.set("https://example.com/c", "image/png");
  expect(await (await check("https://example.com/c")).json()).toEqual({ type: "image/png" });
  expect(await (await check("https://example.com/none")).json()).toEqual({ type: null });
  expect((await check("http://example.com/c")).status).toBe(400);
  expect((await check(7)).status).toBe(400);
});

// Each of them refuses before it connects: otherwise it would take as long as the check may.
test.each([
  "https://127.0.0.1/a.jpg",
  "https://localhost/a.jpg",
  "https://[::1]/a.jpg",
  "https://[::ffff:10.0.0.1]/a.jpg",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.0.1/a.jpg",
  "https://0.0.0.0/a.jpg",
  "http://example.com/a.jpg",
  "file:///etc/passwd",
  "none",
])("the site looks at nothing in its own network: %s", async (url) => {
  expect(await findImage(url)).toBeNull();
});
