import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "../../src/server/http/static-files.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { sendRequest } from "../support/server/http-request.ts";

const script = `console.log("${"a".repeat(500)}")`;
const large = "x".repeat(8_000_000);
let folder: string;
let app: RunningApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "files-"));
  await mkdir(path.join(folder, "assets"));
  await mkdir(path.join(folder, ".vite"));
  await writeFile(path.join(folder, ".vite/manifest.json"), "{}");
  await writeFile(path.join(folder, "assets/app-1a2b3c.js"), script);
  await writeFile(path.join(folder, "assets/app-1a2b3c.js.br"), brotliCompressSync(script));
  await writeFile(path.join(folder, "assets/app-1a2b3c.js.gz"), gzipSync(script));
  await writeFile(path.join(folder, "logo.svg"), "<svg/>");
  await writeFile(path.join(folder, "large.bin"), large);
  app = await startApp({ files: staticFiles(folder) });
});

afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

test("hashed files are kept for a year, others asked for again", async () => {
  const hashed = await app.ask("/assets/app-1a2b3c.js");
  expect(hashed.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  expect(hashed.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const logo = await app.ask("/logo.svg");
  expect(logo.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
  expect(logo.headers.get("Cache-Control")).toBe("no-cache");
  const etag = logo.headers.get("ETag") ?? "";
  const again = await sendRequest(app.url, { path: "/logo.svg", headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
  ["*;q=0", undefined],
  ["", undefined],
])("a reader that unpacks '%s' gets %s", async (accepted, encoding) => {
  const answer = await sendRequest(app.url, {
    path: "/assets/app-1a2b3c.js",
    headers: { "Accept-Encoding": accepted },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.vary).toBe("Accept-Encoding");
  expect(answer.headers["content-encoding"]).toBe(encoding);
  if (encoding === undefined) expect(answer.text).toBe(script);
});

test("what is unpacked is the file", async () => {
  const answer = await fetch(`${app.url}/assets/app-1a2b3c.js`, { headers: { "Accept-Encoding": "gzip" } });
  expect(await answer.text()).toBe(script);
});

test.each(["bytes=5-2", "bytes=-3", "bytes=0-0", "bytes=0-1,4-5", "bytes=999999-", "lines=1-2", "bytes"])(
  "the range '%s' gets the whole file",
  async (range) => {
    const answer = await sendRequest(app.url, { path: "/logo.svg", headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe("<svg/>");
  },
);

test.each([
  ["/.vite/manifest.json", "Not found"],
  ["/assets/../logo.svg", "Moved Permanently. Redirecting to /logo.svg"],
  ["/..%2f..%2fetc/passwd", "page"],
  ["/%2e%2e/%2e%2e/etc/passwd", "Moved Permanently. Redirecting to /etc/passwd"],
  ["/etc/passwd", "page"],
  ["/LOGO.svg", "Not found"],
  ["/assets", "page"],
  ["/assets/", "Moved Permanently. Redirecting to /assets"],
  ["/__proto__", "page"],
])("%s is no file", async (address, text) => {
  expect((await sendRequest(app.url, { path: address })).text).toBe(text);
});

test.each([
  ["*/*", [404, "Not found"]],
  // The screen of what is not there, from the stand-in that renders pages here.
  ["text/html,*/*;q=0.8", [200, "page"]],
])("a file of another release is none, and whoever opens it sees a page: %s", async (Accept, expected) => {
  const path = "/assets/app-9z8y7x.js";
  const { status, text } = await sendRequest(app.url, { path, headers: { Accept } });
  expect([status, text]).toEqual(expected);
});

test("a file is read, not written", async () => {
  expect((await app.ask("/logo.svg", { method: "PUT", body: "<svg></svg>" })).status).toBe(405);
  expect((await sendRequest(app.url, { method: "HEAD", path: "/logo.svg" })).text).toBe("");
});

test("150 readers that go away leave nothing open", async () => {
  const before = await openFiles();
  const { port } = new URL(app.url);
  await Promise.all(
    Array.from({ length: 150 }, async () => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await once(socket, "data");
      socket.destroy();
    }),
  );
  await expect.poll(openFiles).toBeLessThan(before + 40);
  expect((await app.ask("/logo.svg")).status).toBe(200);
});

test("a file that is removed under the running site is served on", async () => {
  await rm(path.join(folder, "logo.svg"));
  expect(await (await app.ask("/logo.svg")).text()).toBe("<svg/>");
});

/** How many files and sockets this process has open, on systems that say so. */
async function openFiles(): Promise<number> {
  return (await readdir("/proc/self/fd").catch(() => [])).length;
}
