import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import {
  type BrotliOptions,
  brotliDecompressSync,
  type CompressCallback,
  constants,
  gunzipSync,
} from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render as renderPage } from "../../src/entry-server.tsx";
import { negotiateEncoding } from "../../src/server/cache/cached-response.ts";
import type { Render } from "../../src/server/pages/render.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { projectDir } from "../support/server/process.ts";

/** How many of the smallest forms were made, and how many at once; how many quick ones. */
const best = vi.hoisted(() => ({ atOnce: 0, most: 0, made: 0 }));
const quick = vi.hoisted(() => ({ made: 0 }));
vi.mock("node:zlib", async (importActual) => {
  const actual = await importActual<typeof import("node:zlib")>();
  const brotliCompress = (body: Buffer, options: BrotliOptions, done: CompressCallback) => {
    const isBest = options.params?.[constants.BROTLI_PARAM_QUALITY] === constants.BROTLI_MAX_QUALITY;
    if (!isBest) quick.made++;
    if (isBest) best.most = Math.max(best.most, ++best.atOnce);
    actual.brotliCompress(body, options, (error, result) => {
      if (isBest) best.atOnce--;
      if (isBest) best.made++;
      done(error, result);
    });
  };
  return { ...actual, brotliCompress };
});

let app: RunningApp;
let rendered: string[];
let markup: (url: URL) => string;
let status: number;
let cacheable: boolean;

const render: Render = async ({ url }) => {
  rendered.push(new URL(url).pathname + new URL(url).search);
  return {
    status,
    html: markup(new URL(url)),
    data: null,
    modules: [],
    islands: null,
    isPublic: true,
    cacheable,
  };
};

beforeEach(async () => {
  rendered = [];
  status = 200;
  cacheable = true;
  markup = ({ pathname }) => `<h1>${pathname}</h1>${"A sentence that repeats. ".repeat(400)}`;
  app = await startApp({ render });
});
afterEach(() => app.stop());

describe("a page of the cache", () => {
  it("is rendered once, however often and by however many it is asked for", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/about")));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect((await get("/about")).body.toString()).toContain("<h1>/about</h1>");
    expect(rendered).toEqual(["/about"]);
  });

  it("is compressed once for all who ask at the same time", async () => {
    quick.made = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get("/about", { "accept-encoding": "br" })),
    );
    for (const { body } of answers)
      expect(brotliDecompressSync(body).toString()).toContain("<h1>/about</h1>");
    expect(quick.made).toBe(1);
  });

  it("comes in the encoding that its reader takes, with the same text in each", async () => {
    const plain = await get("/about");
    const brotli = await get("/about", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await get("/about", { "accept-encoding": "gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers, body } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect(rendered).toHaveLength(1);
  });

  it("has a strong entity tag for each row of bytes, and answers 304 to who has it", async () => {
    const encodings = ["identity", "gzip", "br"];
    const tags = await Promise.all(encodings.map(tagOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`]) {
      const answer = await get("/about", { "if-none-match": tag });
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers["content-length"]).toBeUndefined();
    }
    expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is asked for its head alone", async () => {
    const { body } = await get("/about");
    const head = await get("/about", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(body.length));
  });

  it("is compressed better when it is asked for again, and stays the same page", async () => {
    markup = () => Array.from({ length: 3_000 }, (_, index) => `word${(index * index) % 977}`).join(" ");
    const quick = await get("/about", { "accept-encoding": "br" });
    await vi.waitFor(async () => {
      const best = await get("/about", { "accept-encoding": "br" });
      expect(best.headers.etag).not.toBe(quick.headers.etag);
      expect(best.body.length).toBeLessThan(quick.body.length);
      expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(quick.body));
    });
    expect((await get("/about", { "if-none-match": quick.headers.etag ?? "" })).status).toBe(304);
  });
});

describe("the address", () => {
  it("counts with the queries that its page knows, and no others", async () => {
    await get("/blogs?utm_source=news");
    await get("/blogs?page=2&utm_source=news");
    await get("/blogs?utm_medium=mail&page=2");
    await get("/blogs?page=2&page=3");
    await get("/about?category=AI");
    await get("/about");
    expect(rendered).toEqual(["/blogs", "/blogs?page=2", "/about"]);
  });

  it("keeps only so much in memory", async () => {
    markup = ({ search }) => search + "x".repeat(4_000_000);
    for (let page = 1; page <= 8; page++) await get(`/blogs?page=${page}`);
    await get("/blogs?page=8");
    expect(rendered).toHaveLength(8);
    await get("/blogs?page=1");
    expect(rendered).toHaveLength(9);
  });
});

describe("what is not kept", () => {
  it("is old at once after a write, also where its rendering had begun before", async () => {
    markup = () => `${app.store.posts.read().posts.length} posts`;
    expect((await get("/blogs")).body.toString()).toBe("0 posts");
    await app.ask("/api/blogs", { body: { title: "First", content: "Text" } });
    expect((await get("/blogs")).body.toString()).toBe("1 posts");

    let goOn: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const rendering = vi.fn();
    const old = await startApp({
      render: async () => {
        const html = `${old.store.posts.read().posts.length} posts`;
        rendering();
        if (html === "0 posts") await slow;
        return { status: 200, html, data: null, modules: [], islands: null, isPublic: true, cacheable: true };
      },
    });
    const begun = old.ask("/blogs").then((answer) => answer.text());
    await vi.waitFor(() => expect(rendering).toHaveBeenCalled());
    await old.ask("/api/blogs", { body: { title: "First", content: "Text" } });
    const after = await (await old.ask("/blogs")).text();
    goOn();
    expect([await begun, after, await (await old.ask("/blogs")).text()]).toEqual([
      "0 posts",
      "1 posts",
      "1 posts",
    ]);
    await old.stop();
  });

  it.each([404, 500])("includes a page with the status %i", async (wrong) => {
    status = wrong;
    expect((await get("/about")).status).toBe(wrong);
    status = 200;
    expect((await get("/about")).status).toBe(200);
  });

  it("includes what depends on who asks, and answers to what was sent", async () => {
    const first = await get("/admin/dashboard");
    await get("/admin/dashboard");
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers.etag).toBeUndefined();
    await get("/checkout", {}, "POST");
    await get("/checkout", {}, "POST");
    expect(rendered).toEqual(["/admin/dashboard", "/admin/dashboard", "/checkout", "/checkout"]);
  });

  it("includes what only the admin sees, however it is spelled", async () => {
    for (const path of ["/admin/none", "/admin-login", "/Admin/none"]) {
      await get(path);
      await get(path);
      expect(rendered.splice(0)).toEqual([path, path]);
    }
  });

  it("includes addresses that are not the site's own, and those of a page that says so", async () => {
    await get("/none");
    await get("/none");
    cacheable = false;
    await get("/blogs?category=made-up");
    await get("/blogs?category=made-up");
    expect(rendered).toEqual(["/none", "/none", "/blogs?category=made-up", "/blogs?category=made-up"]);
  });

  it("includes categories and pages that the blog does not have", async () => {
    const real = await startApp({ render: renderPage }, { firstPosts: await readFirstPosts(projectDir) });
    const kept = async (path: string) => {
      const answer = await fetch(real.url + path);
      await answer.text();
      return answer.headers.get("ETag") !== null;
    };
    const seen: Record<string, boolean> = {};
    for (const path of [
      "/blogs",
      "/blog",
      "/blogs?category=AI",
      "/blogs?utm_source=x",
      "/blogs?category=Made+up",
      "/blogs?category=ai",
      "/blogs?category=",
      "/blogs?page=1",
      "/blogs?page=99",
      "/blogs?page=x",
      "/blogs?category=AI&page=9",
      "/blogs/none",
      "/widget/form/none",
      "/checkout?plan=made-up",
      "/none",
    ]) {
      seen[path] = await kept(path);
    }
    await real.stop();
    expect(Object.keys(seen).filter((path) => seen[path])).toEqual([
      "/blogs",
      "/blog",
      "/blogs?category=AI",
      "/blogs?utm_source=x",
      "/checkout?plan=made-up",
    ]);
  });

  it("includes a failed rendering", async () => {
    markup = () => {
      throw new Error("Provoked by a test");
    };
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await get("/about")).status).toBe(500);
    silent.mockRestore();
    markup = () => "well again";
    expect((await get("/about")).body.toString()).toBe("well again");
  });
});

describe("recompressing", () => {
  it("is done for one page at a time, and never for what is not kept", async () => {
    const text = (seed: string) =>
      Array.from({ length: 3_000 }, (_, index) => `${seed}${(index * index) % 977}`).join(" ");
    markup = ({ pathname, search }) => text(pathname + search);
    Object.assign(best, { most: 0, made: 0 });
    const ask = async (path: string) => {
      for (let time = 0; time < 3; time++) await get(path, { "accept-encoding": "br" });
    };
    const paths = ["/about", "/contact", "/blogs", "/privacy-policy", "/cookie-policy", "/blogs/a-post"];
    await Promise.all(paths.map(ask));
    cacheable = false;
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/blogs?category=made-up-${index}`)));
    await vi.waitFor(() => expect(best.made).toBe(paths.length));
    expect(best).toEqual({ atOnce: 0, most: 1, made: paths.length });
  });
});

describe("negotiateEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["gzip, br;q=0", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["zstd", "identity"],
    ["BR", "br"],
    ["gzip;q=nonsense", "identity"],
  ])("reads %j as %s", (header, encoding) => {
    expect(negotiateEncoding(header, ["br", "gzip"])).toBe(encoding);
  });
});

async function tagOf(encoding: string): Promise<string> {
  const { headers } = await get("/about", { "accept-encoding": encoding });
  return headers.etag ?? "";
}

/** Asks as a plain client does: nothing is decoded, nothing added. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(app.url + path, { method, headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    })
      .on("error", reject)
      .end();
  });
}
