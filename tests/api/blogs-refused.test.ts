import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { HttpError } from "../../src/server/http/http-error.ts";
import { log } from "../../src/server/logging/log.ts";
import { allowAllAuth, type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

const files = faultyFiles();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({}, { fileSystem: files });
});
afterAll(() => app.stop());

const { create, list, put } = blogClient(() => app);

describe("bad input changes nothing and is answered with what to mend", () => {
  const both = [
    ["POST", ""],
    ["PUT", "/3f2b8c1d-0000-4000-8000-000000000000"],
  ] as const;

  test.each([
    [{ title: "" }, "title"],
    [{ title: 5 }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ content: " " }, "content"],
    [{ content: "x".repeat(400_001) }, "content"],
    [{ summary: [] }, "summary"],
    [{ imageUrl: "javascript:alert(1)" }, "imageUrl"],
    [{ imageUrl: "https://user:secret@example.com/" }, "imageUrl"],
    [{ category: "Sports" }, "category"],
    [{ id: "mine" }, "id"],
    [{ createdAt: "2020-01-01T00:00:00.000Z" }, "createdAt"],
    [{ slug: "Not an address" }, "slug"],
  ])("%j", async (part, field) => {
    const before = await list();
    for (const [method, path] of both) {
      const answer = await app.ask(`/api/blogs${path}`, { method, body: { ...article, ...part } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        message: "Please check the marked fields.",
        issues: { [field]: expect.stringMatching(/\.$/) },
      });
    }
    expect(await list()).toEqual(before);
  });

  test.each([
    ["an empty body", "", 400],
    ["half a body", '{"title":"a"', 400],
    ["null", "null", 400],
    ["a number", "5", 400],
    ["a list", "[]", 400],
    ["deep nesting", `{"title":${"[".repeat(5_000)}${"]".repeat(5_000)},"content":"b"}`, 400],
    ["too much", JSON.stringify({ ...article, content: "x".repeat(2_100_000) }), 413],
  ])("%s", async (_, body, status) => {
    const before = await list();
    for (const [method, path] of both) {
      const answer = await app.ask(`/api/blogs${path}`, { method, body });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toHaveProperty("message", expect.stringMatching(/\.$/));
    }
    expect(await list()).toEqual(before);
  });

  test.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/jsonx", 415],
    ["application/json, text/plain", 415],
    ["", 415],
    ["application/json; charset=latin1", 415],
    ["application/json; charset=utf-8", 201],
    ["Application/JSON", 201],
  ])("the content type %j is answered with %i", async (type, status) => {
    const answer = await app.ask("/api/blogs", {
      body: JSON.stringify({ ...article, title: "Typed" }),
      headers: { "Content-Type": type },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  });

  test("a write without a body, or packed in a way nobody knows", async () => {
    expect((await fetch(`${app.url}/api/blogs`, { method: "POST" })).status).toBe(415);
    const headers = { "Content-Type": "application/json" };
    expect((await fetch(`${app.url}/api/blogs`, { method: "POST", headers })).status).toBe(400);
    for (const [encoding, status] of [
      ["zip", 415],
      ["gzip", 400],
    ] as const) {
      const answer = await app.ask("/api/blogs", {
        body: article,
        headers: { "Content-Encoding": encoding },
      });
      expect([encoding, answer.status]).toEqual([encoding, status]);
    }
  });
});

describe("who may write", () => {
  const writes = [
    ["POST", "/api/blogs"],
    ["PUT", "/api/blogs/some-id"],
    ["DELETE", "/api/blogs/some-id"],
    ["POST", "/api/blogs/some-id/restore"],
  ] as const;

  test.each([
    [401, "Please log in."],
    [403, "Only the admin may do this."],
  ])(
    "who is not the admin gets %i for every write, whatever is sent, and reads all the same",
    async (status, message) => {
      const closed = await startApp({
        auth: {
          ...allowAllAuth,
          requireAdmin: () => {
            throw new HttpError(status, message);
          },
        },
      });
      for (const [method, path] of writes) {
        for (const body of [article, "{"]) {
          const answer = await closed.ask(path, { method, body, headers: { "Content-Type": "text/plain" } });
          expect([answer.status, await answer.json()]).toEqual([status, { message }]);
          expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        }
      }
      expect((await closed.ask("/api/blogs")).status).toBe(200);
      await closed.stop();
    },
  );

  test("the site's own pages may, by whichever name they were opened", async () => {
    for (const Origin of [siteUrl, app.url]) {
      const headers = { "Sec-Fetch-Site": "same-origin", Origin };
      expect((await app.ask("/api/blogs", { body: { ...article, title: "Own" }, headers })).status).toBe(201);
    }
  });

  test("nobody is invited from elsewhere", async () => {
    const answer = await app.ask("/api/blogs", { headers: { Origin: "https://evil.test" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("when the disk refuses", () => {
  test.each([
    ["ENOSPC", 507],
    ["EROFS", 503],
    ["EIO", 503],
  ])("%s is answered with %i, and nothing has changed", async (code, status) => {
    const logged = vi.spyOn(log, "error");
    const post = await create({ title: `Before ${code}` });
    const before = await list();
    files.fail("writeFile", code);
    const answers = await Promise.all([
      app.ask("/api/blogs", { body: article }),
      put(post.id, article),
      app.ask(`/api/blogs/${post.id}`, { method: "DELETE" }),
    ]);
    files.heal();
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ message: expect.stringContaining("Nothing was changed.") });
    }
    expect(await list()).toEqual(before);
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
    await create({ title: `After ${code}` });
  });
});
