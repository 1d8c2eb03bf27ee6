import { once } from "node:events";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noDates } from "../../content/training/no-dates.ts";
import { render } from "../../src/entry-server.tsx";
import { createSessions, idleMs, type SessionRecord } from "../../src/server/auth/sessions.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { siteFacts } from "../../src/server/pages/site-facts.ts";
import { listPage } from "../../src/shared/posts/list.ts";
import type { SiteApi } from "../../src/shared/site-api.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";
import { defaultEnv, type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const article = { title: "A title", content: "Some text." };
const sorry = "Something went wrong on our side. Please try again in a moment.";

/** What is open in a test and closed after it, last first. */
const opened: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  for (const way of ["info", "error"] as const) vi.spyOn(console, way).mockImplementation(() => {});
});

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start(...dependencies: Parameters<typeof startApp>): Promise<RunningApp> {
  const app = await startApp(...dependencies);
  opened.push(app.stop);
  return app;
}

async function titlesOf(app: RunningApp): Promise<string[]> {
  const posts: { title: string }[] = await (await app.ask("/api/blogs")).json();
  return posts.map(({ title }) => title);
}

async function titlesOnDisk(app: RunningApp): Promise<string[]> {
  const { data }: { data: { posts: { title: string }[] } } = JSON.parse(
    await readFile(path.join(app.dataDir, "posts.json"), "utf8"),
  );
  return data.posts.map(({ title }) => title);
}

test("a data folder that goes away under the site refuses writes, and nothing else", async () => {
  const app = await start();
  await app.ask("/api/blogs", { body: { ...article, title: "Before" } });
  // A file in place of the folder stops root, too.
  await rename(app.dataDir, `${app.dataDir}-away`);
  await writeFile(app.dataDir, "");
  const refused = await app.ask("/api/blogs", { body: { ...article, title: "Meanwhile" } });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    message: "This cannot be saved at the moment. Nothing was changed.",
  });
  expect(await titlesOf(app)).toEqual(["Before"]);
  expect((await app.ask("/about")).status).toBe(200);

  await rm(app.dataDir);
  await rename(`${app.dataDir}-away`, app.dataDir);
  expect(await titlesOnDisk(app)).toEqual(["Before"]);
  expect((await app.ask("/api/blogs", { body: { ...article, title: "After" } })).status).toBe(201);
  expect(await titlesOf(app)).toEqual(["After", "Before"]);
  expect(await titlesOnDisk(app)).toEqual(["After", "Before"]);
});

test("a full disk does not end the session of the one who can make room", async () => {
  const files = faultyFiles();
  const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
  opened.push(() => store.close());
  let now = Date.now();
  const sessions = createSessions(store.sessions, () => now);
  const id = await sessions.start("admin");
  now += idleMs / 2;
  files.fail("writeFile", "ENOSPC");
  expect(await sessions.find(id)).toBe("admin");
  expect(store.sessions.read().map(({ seenAt }: SessionRecord) => seenAt)).not.toContain(now);
  files.heal();
  expect(await sessions.find(id)).toBe("admin");
  expect(store.sessions.read().map(({ seenAt }: SessionRecord) => seenAt)).toEqual([now]);
});

describe("a clock that jumps", () => {
  const day = 24 * 3_600_000;

  test.each([
    ["a day back", -day],
    ["a year on", 365 * day],
    ["to 1970", -Date.now()],
  ])("%s: posts are written, changed and read, and no version comes twice", async (_jump, by) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const app = await start();
    const first = await (await app.ask("/api/blogs", { body: article })).json();
    const before = (await app.ask("/api/blogs")).headers;
    vi.setSystemTime(Date.now() + by);

    const changed = await app.ask(`/api/blogs/${first.id}`, {
      method: "PUT",
      body: { ...article, content: "Changed" },
      headers: { "If-Match": `"${first.updatedAt}"` },
    });
    expect(changed.status).toBe(200);
    const second = await changed.json();
    expect(second.createdAt).toBe(first.createdAt);
    expect(second.updatedAt).not.toBe(first.updatedAt);
    expect((await app.ask("/api/blogs", { body: { ...article, title: "Another" } })).status).toBe(201);
    const after = await app.ask("/api/blogs");
    expect(after.headers.get("ETag")).not.toBe(before.get("ETag"));
    expect((await after.json()).length).toBe(2);
    for (const feed of ["/rss.xml", "/feed.json", "/sitemap.xml"]) {
      expect((await app.ask(feed)).status).toBe(200);
    }
    expect((await titlesOnDisk(app)).sort()).toEqual(["A title", "Another"]);
  });

  test("a limit that was reached does not outlast the jump of a clock that goes on", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const app = await start();
    const say = () => app.ask("/api/chat", { body: { message: "hello", sessionId: "s" } });
    // All at once: on a busy machine one answer after the other may take as long as the limit holds.
    const answers = await Promise.all(Array.from({ length: 21 }, say));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * day);
    expect((await say()).status).toBe(200);
  });
});

describe("an exception in a render", () => {
  const secret = "the password is swordfish";

  test("is answered with 500 and a sentence that gives nothing away; the next request is served", async () => {
    let broken = true;
    const app = await start({
      render: async () => {
        if (broken) throw new Error(secret);
        return {
          status: 200,
          html: "page",
          data: null,
          modules: [],
          islands: null,
          isPublic: true,
          cacheable: true,
        };
      },
    });
    const failed = await app.ask("/about");
    expect(failed.status).toBe(500);
    expect(await failed.text()).toBe(sorry);
    expect(failed.headers.get("Cache-Control")).toBe("private, no-store");
    broken = false;
    expect((await app.ask("/about")).status).toBe(200);
  });

  test.each<[string, SiteApi]>([
    [
      "of a loader",
      {
        listPosts: () => Promise.reject(new Error(secret)),
        findPost: () => Promise.reject(new Error(secret)),
        findPreview: () => Promise.reject(new Error(secret)),
        courseDates: () => Promise.reject(new Error(secret)),
        findOffer: () => Promise.reject(new Error(secret)),
      },
    ],
    [
      "of a component",
      {
        listPosts: async () =>
          listPage([null, null, null], new Map(), { search: "", category: null, page: 1 }, []) as never,
        findPost: async () => ({ ...samplePosts(1)[0], content: null }) as never,
        findPreview: async () => null,
        courseDates: async () => noDates,
        findOffer: async () => null,
      },
    ],
  ])("%s shows the error screen", async (_where, api) => {
    const reported: unknown[] = [];
    for (const address of ["/blogs/sample-post-1", "/blogs"]) {
      const page = await render(new Request(siteUrl + address), {
        api,
        facts: siteFacts(defaultEnv, new Date()),
        requests: {
          sendLead: async () => ({ accepted: true }),
          sendEnrollment: async () => ({ accepted: true }),
          joinWaitlist: async () => ({ accepted: true }),
        },
        subscriptions: {
          ask: async () => ({ accepted: true }),
          stateOf: async () => null,
          confirm: async () => ({ done: true }),
          leave: async () => ({ done: true }),
        },
        report: (error) => reported.push(error),
      });
      if (page instanceof Response) throw new Error("No redirect was expected");
      expect(page.status).toBe(500);
      expect(JSON.stringify(page)).not.toContain(secret);
    }
    expect(reported.length).toBeGreaterThan(0);
  });
});

test("a visitor who goes away in the middle of a request changes nothing", async () => {
  const app = await start();
  const { port } = new URL(app.url);
  const before = app.store.requests.read();
  for (let i = 0; i < 20; i++) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /api/blogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n" +
        '{"title":"Half a',
    );
    await once(socket, "connect");
    socket.destroy();
  }
  expect((await app.ask("/about")).status).toBe(200);
  expect(await titlesOf(app)).toEqual([]);
  expect(app.store.requests.read()).toBe(before);
});

describe("a webhook that sends", () => {
  const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
  const bomb = gzipSync(JSON.stringify({ output: "x".repeat(50_000_000) }));

  test.each<[string, (string | Buffer)[], string]>([
    ["no HTTP", ["\0\x01garbage\r\n\r\n"], "unreachable"],
    ["a broken status", ["HTTP/9.9 what\r\n\r\n"], "unreachable"],
    ["headers without end", [`HTTP/1.1 200 OK\r\nX: ${"y".repeat(200_000)}`], "unreachable"],
    ["less than it promises", [`${head}Content-Length: 900\r\n\r\n{"output":"h`], "unreachable"],
    [
      "what it says is packed",
      [`${head}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd`],
      "unreachable",
    ],
    ["a bomb", [`${head}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`, bomb], "true"],
  ])("%s costs an answer, and nothing more", async (_what, parts, error) => {
    const webhook = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.once("data", () => {
        for (const part of parts) socket.write(part);
        socket.end();
      });
    });
    webhook.listen(0, "127.0.0.1");
    await once(webhook, "listening");
    opened.push(async () => webhook.close());
    const { port } = webhook.address() as AddressInfo;
    const app = await start({
      env: { chatWebhook: { url: `http://127.0.0.1:${port}/`, key: null, keyHeader: "X-API-Key" } },
    });
    const answer = await app.ask("/api/chat", { body: { message: "hello", sessionId: "s" } });
    expect(answer.status).toBe(502);
    expect(String((await answer.json()).error)).toBe(error);
    expect((await app.ask("/about")).status).toBe(200);
  });
});
