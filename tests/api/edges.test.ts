import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { sendRequest } from "../support/server/http-request.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await app.ask("/api/blogs", { body: { title: "A post", content: "Text" } });
});
afterAll(() => app.stop());

describe("what may be kept", () => {
  const askedAgain = "no-cache";
  const nobody = "private, no-store";

  test.each([
    ["GET", "/about", 200, askedAgain],
    ["GET", "/admin-login", 200, nobody],
    ["GET", "/admin/dashboard", 200, nobody],
    ["GET", "/api/blogs", 200, askedAgain],
    ["GET", "/api/blogs?fields=summary", 200, askedAgain],
    ["GET", "/api/blogs?fields=none", 400, nobody],
    ["POST", "/api/blogs", 415, nobody],
    ["PATCH", "/api/blogs", 405, nobody],
    ["DELETE", "/api/blogs/none", 404, nobody],
    ["GET", "/api/auth/status", 200, nobody],
    ["POST", "/api/auth/login", 415, nobody],
    ["GET", "/api/leads", 200, nobody],
    ["GET", "/api/leads.csv", 200, nobody],
    ["GET", "/api/chat", 405, nobody],
    ["GET", "/api/none", 404, nobody],
    ["GET", "/rss.xml", 200, askedAgain],
    ["GET", "/sitemap.xml", 200, askedAgain],
    ["GET", "/assets/none.js", 404, nobody],
    ["PUT", "/about", 405, nobody],
  ])("%s %s", async (method, path, status, caching) => {
    const answer = await app.ask(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe(caching);
    if (caching === askedAgain) expect(answer.headers.get("ETag")).toBeTruthy();
  });

  test.each(["/about", "/api/blogs", "/rss.xml"])("%s is not sent to who has it", async (path) => {
    const first = await sendRequest(app.url, { path });
    const again = await sendRequest(app.url, {
      path,
      headers: { "If-None-Match": first.headers.etag ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  });

  test.each(["/api/blogs", "/rss.xml"])("%s differs by what the reader can unpack", async (path) => {
    expect((await app.ask(path)).headers.get("Vary")).toContain("Accept-Encoding");
  });
});

describe("what is not there", () => {
  const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  test.each([
    "/assets/none.js",
    "/none.png",
    "/js/none.js",
    "/none.ico",
    "/a/b/none.woff2",
    "/covers/none.svg",
  ])("%s is a 404 without HTML", async (path) => {
    const answer = await app.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe("Not found");
  });

  test.each(["/none.png", "/a/b/none.woff2", "/covers/none.svg", "/cards/none.png"])(
    "%s shows whoever came to see a page the screen, and is a file to all others",
    async (path) => {
      const visit = await sendRequest(app.url, { path, headers: browser });
      expect([visit.headers["content-type"], visit.text]).toEqual(["text/html; charset=utf-8", "page"]);
      const { status, text } = await sendRequest(app.url, {
        path,
        headers: { ...browser, "Sec-Fetch-Mode": "no-cors" },
      });
      expect([status, text]).toEqual([404, "Not found"]);
    },
  );
});

test.each([
  ["PUT", "/checkout", "GET, HEAD, POST"],
  ["DELETE", "/widget/form/any", "GET, HEAD, POST"],
  ["POST", "/about", "GET, HEAD"],
  ["PUT", "/blogs/any", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
  ["POST", "/rss.xml", "GET, HEAD"],
  ["PATCH", "/api/blogs", "GET, HEAD, POST"],
  ["DELETE", "/api/blogs", "GET, HEAD, POST"],
  ["PUT", "/api/blogs", "GET, HEAD, POST"],
  ["GET", "/api/blogs/any", "PUT, DELETE"],
  ["POST", "/api/blogs/any", "PUT, DELETE"],
  ["GET", "/api/blogs/any/restore", "POST"],
  ["PUT", "/api/leads", "GET, HEAD, POST"],
  ["GET", "/api/leads/any/restore", "POST"],
  ["POST", "/api/waitlists", "GET, HEAD"],
  ["POST", "/api/people/ann@example.com", "DELETE"],
  ["GET", "/api/auth/login", "POST"],
])("%s %s is told what the address takes", async (method, path, allowed) => {
  const answer = await app.ask(path, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
  if (path.startsWith("/api/")) expect(await answer.json()).toHaveProperty("message");
});

test.each(["/api/Blogs", "/api/auth/STATUS", "/api/leads.CSV", "/api/Chat", "/Covers/a-post.svg"])(
  "%s is written in other letters, and is nothing",
  async (path) => {
    expect((await app.ask(path)).status).toBe(404);
  },
);

test.each(["/about", "/api/blogs", "/rss.xml", "/robots.txt", "/api/none", "/none.js"])(
  "HEAD %s says what GET says, without the body",
  async (path) => {
    const [head, get] = await Promise.all(
      ["HEAD", "GET"].map((method) => sendRequest(app.url, { method, path })),
    );
    expect(head?.status).toBe(get?.status);
    expect(head?.headers["content-type"]).toBe(get?.headers["content-type"]);
    expect(head?.headers.etag).toBe(get?.headers.etag);
    expect(head?.text).toBe("");
  },
);

test.each([
  ["//evil.test/", 301, "/evil.test"],
  ["///evil.test/", 301, "/evil.test"],
  ["/\\evil.test/", 301, "/evil.test"],
  ["/\\/evil.test/", 301, "/evil.test"],
  ["/\\evil.test", 301, "/evil.test"],
  ["//evil.test/%2e%2e/", 301, "/"],
  ["/%2f%2fevil.test/", 301, "/%2f%2fevil.test"],
  ["/%5cevil.test/", 301, "/%5cevil.test"],
  ["/.//evil.test/", 301, "/evil.test"],
  ["/..//evil.test/", 301, "/evil.test"],
  ["/about/..//evil.test?a=//evil.test", 301, "/evil.test?a=//evil.test"],
  ["//evil.test\\@www.example.test/", 301, "/evil.test/@www.example.test"],
  ["https://evil.test/", 200, undefined],
  ["https://evil.test/about/", 301, "/about"],
  ["https://evil.test//evil.test/", 301, "/evil.test"],
  ["https://user@evil.test/", 400, undefined],
  ["https://evil.test:99999/", 400, undefined],
  ["/%09/evil.test/", 301, "/%09/evil.test"],
  ["/%0d%0aLocation:%20https://evil.test/", 301, "/Location:%20https:/evil.test"],
  ["/.%0a./%0devil.test/%E2%80%A8", 301, "/evil.test"],
  ["/%%0a0aevil.test", 301, "/evil.test"],
  ["//user@evil.test/", 301, "/user@evil.test"],
])("%s is answered %i and leads to %s", async (path, expected, location) => {
  const { status, headers, text } = await sendRequest(app.url, { path, headers: { Host: "evil.test" } });
  expect([status, headers.location]).toEqual([expected, location]);
  if (location === undefined) expect(text + JSON.stringify(headers)).not.toContain("evil.test");
  else expect(new URL(location, siteUrl).href).toBe(siteUrl + location);
});

test.each([
  "/api/blogs",
  "/rss.xml",
  "/feed.json",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/about/",
  "/none",
])("%s says nothing of the host that was asked for", async (path) => {
  const own = await sendRequest(app.url, { path });
  const foreign = await sendRequest(app.url, {
    path,
    headers: { Host: "evil.test", "X-Forwarded-Host": "evil.test", Forwarded: "host=evil.test" },
  });
  expect(foreign.text).toBe(own.text);
  expect(JSON.stringify(foreign.headers)).not.toContain("evil.test");
});

describe("bodies", () => {
  test.each([
    ["900,000 lists deep", deep("[", "]", 900_000), 400],
    ["150,000 objects deep", deep('{"title":', "}", 150_000), 400],
    ["900,000 lists deep in a field", `{"title":"T","content":${deep("[", "]", 900_000)}}`, 400],
    [
      "900,000 lists deep in a field that is none",
      `{"title":"T","content":"C","a":${deep("[", "]", 900_000)}}`,
      400,
    ],
    ["20,000 wide", `{"title":"T","content":"C","more":[${"1,".repeat(20_000)}1]}`, 400],
    ["too large", JSON.stringify({ title: "T", content: "x".repeat(2_100_000) }), 413],
    ["with an own __proto__", '{"title":"T","content":"C","__proto__":{"isAdmin":true}}', 400],
    [
      "with an own constructor",
      '{"title":"T","content":"C","constructor":{"prototype":{"isAdmin":true}}}',
      400,
    ],
  ])("JSON %s is answered with %3$i", async (_name, body, status) => {
    expect((await app.ask("/api/blogs", { body })).status).toBe(status);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });

  test.each([
    ["/api/chat", "POST", '{"message":"hello","sessionId":'],
    ["/api/auth/login", "POST", '{"username":'],
    ["/api/answers", "POST", '{"questions":'],
    ["/api/cohorts", "POST", '{"days":'],
    ["/api/offers/CODE", "PUT", '{"amount":'],
  ])("as deep as they may be are refused at %s", async (path, method, start) => {
    for (const depth of [1_000, 4_000]) {
      const answer = await app.ask(path, { method, body: `${start}${deep("[", "]", depth)}}` });
      expect([400, 413]).toContain(answer.status);
    }
  });

  test("a form cannot reach the prototype either", async () => {
    const answer = await app.ask("/checkout?plan=students", {
      body: new URLSearchParams("__proto__=x&constructor=y&__proto__[isAdmin]=1&name=A"),
    });
    expect(answer.status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });
});

describe("who is asking", () => {
  const guess = (headers: Record<string, string>, url: string) =>
    fetch(`${url}/api/chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ message: "hello", sessionId: headers["X-Forwarded-For"] ?? "s" }),
    });

  test("without a proxy X-Forwarded-For is nobody's word", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++)
      statuses.push((await guess({ "X-Forwarded-For": `10.1.1.${i}` }, app.url)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("behind one proxy only the last address of it counts", async () => {
    const proxied = await startApp({ env: { trustProxy: 1 } });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      const headers = { "X-Forwarded-For": `10.1.1.${i}, 10.2.2.2` };
      statuses.push((await guess(headers, proxied.url)).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await proxied.stop();
  });

  test.each([
    ["with another port each time", (nth: number) => `203.0.113.8:${40_000 + nth}`],
    ["as IPv6 with another port each time", (nth: number) => `[2001:db8::1]:${40_000 + nth}`],
    ["in quotes", (nth: number) => `"[2001:db8::1]:${40_000 + nth}"`],
    ["as IPv4 in IPv6", (nth: number) => (nth % 2 ? "::ffff:203.0.113.8" : `[::ffff:203.0.113.8]:${nth}`)],
    ["with spaces", (nth: number) => `10.0.0.${nth},  203.0.113.8:${nth} `],
    ["as names that are no address", (nth: number) => `_hidden${nth}`],
  ])("one sender is one sender, written %s", async (_how, spelling) => {
    const proxied = await untilTestEnds(startApp({ env: { trustProxy: 1 } }));
    const statuses: number[] = [];
    for (let nth = 1; nth <= 21; nth++)
      statuses.push((await guess({ "X-Forwarded-For": spelling(nth) }, proxied.url)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test("all addresses of an IPv6 network are one", async () => {
    const proxied = await startApp({ env: { trustProxy: 1 } });
    const ask = async (address: string) => (await guess({ "X-Forwarded-For": address }, proxied.url)).status;
    for (let i = 0; i < 20; i++) expect(await ask(`2001:db8:0:1::${i}`)).toBe(200);
    expect(await ask("2001:db8:0:1:ffff::7")).toBe(429);
    expect(await ask("2001:db8:0:2::7")).toBe(200);
    await proxied.stop();
  });
});

function deep(opening: string, closing: string, depth: number): string {
  return opening.repeat(depth) + (opening === "[" ? "" : "1") + closing.repeat(depth);
}
