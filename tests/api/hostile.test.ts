import http from "node:http";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { log } from "../../src/server/log.ts";
import { anyText } from "../support/any-text.ts";
import { startApp } from "../support/app.ts";

const runs = Number(process.env.HOSTILE_RUNS ?? 1_500);

const paths = fc.oneof(
  fc.constantFrom(
    "/api/blogs",
    "/api/blogs?fields=summary",
    "/rss.xml",
    "/feed.json",
    "/sitemap.xml",
    "/llms.txt",
    "/",
  ),
  fc
    .tuple(fc.constantFrom("/api/blogs/", "/api/", "/api/blogs?slug=", "/api/blogs?fields=", "/"), anyText)
    .map(([start, text]) => start + encodeURIComponent(text.toWellFormed())),
  fc
    .tuple(fc.constantFrom("/api/blogs/", "/api/blogs?", "/api", "/"), fc.string())
    .map(([start, text]) => start + text),
  fc.constantFrom(
    "/api/blogs/%E0%A4%A",
    "/%",
    "/api/blogs/%00/restore",
    "//api//blogs",
    "/api/blogs/../x",
    "/API/BLOGS",
    "*",
  ),
);

const field = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom("AI", "https://example.com/a.png"));
const body = fc.oneof(
  fc.record(
    { title: field, content: field, summary: field, category: field, imageUrl: field },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
  anyText,
  fc.constantFrom(
    '{"__proto__":{"status":200}}',
    '{"title":"a","content":"b","toString":1}',
    "{",
    "\u0000",
    '"\\ud800"',
  ),
);

const header = fc.constantFrom(
  ["Content-Type", "text/plain"],
  ["Content-Type", "application/json; charset=utf-16"],
  ["Content-Encoding", "gzip"],
  ["Content-Encoding", "br"],
  ["If-Match", '"x", *, W/"'],
  ["If-None-Match", '"'],
  ["If-Modified-Since", "never"],
  ["Range", "bytes=5-2"],
  ["Accept-Encoding", "br;q=0, *;q=2"],
  ["X-Forwarded-For", "::1, 999"],
  ["Host", "evil.test:99999"],
  ["Origin", "null"],
  ["Expect", "100-continue"],
  ["X-HTTP-Method-Override", "DELETE"],
);

const methods = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
);

test(`${runs} hostile requests: no answer is a 5xx, every error of the API is { message }`, async () => {
  const app = await startApp();
  const logged = vi.spyOn(log, "error");
  await fc.assert(
    fc.asyncProperty(
      methods,
      paths,
      body,
      fc.array(header, { maxLength: 3 }),
      async (method, path, content, headers) => {
        const text = typeof content === "string" ? content : JSON.stringify(content);
        const answer = await send(app.url, method, path, text, headers);
        expect(answer.status).toBeLessThan(500);
        if (path.startsWith("/api/") && answer.status >= 400 && method !== "HEAD") {
          expect(JSON.parse(answer.text)).toHaveProperty("message");
        }
      },
    ),
    { numRuns: runs },
  );
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();

  const after = await app.ask("/api/blogs");
  const posts: { slug: string }[] = await after.json();
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
  await app.stop();
}, 60_000);

/** Sends a request that `fetch` would tidy up or refuse. */
function send(
  url: string,
  method: string,
  path: string,
  body: string,
  headers: (readonly [string, string])[],
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(url, {
      method,
      path: path.replace(/[^\x21-\x7e]/g, "x"),
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        ...Object.fromEntries(headers),
      },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end(body);
  });
}
