import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { symbols } from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { log } from "../../src/server/logging/log.ts";
import { logFault, withRequestLog } from "../../src/server/logging/request-log.ts";
import { sendRequest } from "../support/server/http-request.ts";
import cases from "./request-log.cases.json" with { type: "json" };

const lines: unknown[][] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ["debug", "info", "error"] as const) {
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push([level, ...line]));
  }
});
afterEach(() => vi.restoreAllMocks());

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(withRequestLog(handler));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  return `http://127.0.0.1:${address.port}`;
}

async function untilLogged(count: number): Promise<void> {
  await vi.waitFor(() => expect(lines).toHaveLength(count));
}

test("an answered request is one line, without its query, headers or body", async () => {
  const url = await serve((_req, res) => res.writeHead(201).end("made"));
  await fetch(`${url}/api/chat?token=hidden`, {
    method: "POST",
    body: "hidden",
    headers: { Cookie: "session=hidden", Authorization: "hidden", "X-Forwarded-For": "10.0.0.1" },
  });
  await untilLogged(1);
  expect(lines).toEqual([
    [
      "info",
      {
        id: expect.stringMatching(/^[\da-f]{8}-\d+$/),
        method: "POST",
        path: "/api/chat",
        status: 201,
        ms: expect.any(Number),
      },
      "request",
    ],
  ]);
});

test("of an error its stack is told, with that of its cause, and none of its other properties", () => {
  const { err } = Reflect.get(log, symbols.serializersSym) as { err(error: unknown): string };
  const error = new Error("broken", { cause: new Error("the disk") });
  const told = err(Object.assign(error, { body: "hidden" }));
  expect(told).toMatch(/^Error: broken\n.+\ncaused by Error: the disk\n/s);
  expect(told).not.toContain("hidden");
});

test("the token of a preview is in no line", async () => {
  const url = await serve((_req, res) => res.end());
  for (const path of ["/preview/hidden", "/preview/hidden/cover.svg", "/page-data/preview/hidden?x=1"])
    await fetch(url + path);
  await untilLogged(3);
  expect(lines.map(([, line]) => (line as { path: string }).path)).toEqual([
    "/preview/…",
    "/preview/…/cover.svg",
    "/page-data/preview/…",
  ]);
});

test("whose entries are deleted is in no line", async () => {
  const url = await serve((_req, res) => res.end());
  for (const path of ["/api/people/ann%40example.com", "/API/People/ann@example.com/?x=1"])
    await fetch(url + path, { method: "DELETE" });
  await untilLogged(2);
  expect(lines.map(([, line]) => (line as { path: string }).path)).toEqual([
    "/api/people/…",
    "/API/People/…/",
  ]);
});

test.each(cases.written)("%s is logged as %s", async (target, shown) => {
  const url = await serve((_req, res) => res.end());
  await sendRequest(url, { path: target, method: target === "*" ? "OPTIONS" : "GET" });
  await untilLogged(1);
  expect(lines).toMatchObject([["info", { path: shown }, "request"]]);
});

test("an answer that failed is an error, and its cause has the same id", async () => {
  const url = await serve((req, res) => {
    logFault(req, new Error("broken"));
    res.writeHead(500).end();
  });
  await fetch(url);
  await untilLogged(2);
  const [fault, line] = lines as [string, { id: string; status?: number; err?: Error }][];
  expect(fault).toMatchObject(["error", { err: { message: "broken" } }, "error"]);
  expect(line).toMatchObject(["error", { status: 500, id: fault?.[1].id }, "request"]);
});

test("each request has an id of its own, and a monitor's question is no news", async () => {
  const url = await serve((_req, res) => res.end());
  await fetch(`${url}/healthz`);
  await fetch(`${url}/readyz`);
  await fetch(`${url}/healthy`);
  await untilLogged(3);
  expect(lines.map(([level]) => level)).toEqual(["debug", "debug", "info"]);
  expect(new Set((lines as [string, { id: string }][]).map(([, { id }]) => id)).size).toBe(3);
});

test("that a proxy is told to ask another process is no error", async () => {
  const url = await serve((_req, res) => res.writeHead(503).end());
  await fetch(`${url}/servez`);
  await fetch(`${url}/readyz`);
  await untilLogged(2);
  expect(lines.map(([level]) => level)).toEqual(["debug", "error"]);
});

test("a request whose sender went away is logged as cut", async () => {
  const url = await serve((_req, res) => res.writeHead(200).write("the first half"));
  const asked = request(url).end();
  asked.on("error", () => {});
  await once(asked, "response");
  asked.destroy();
  await untilLogged(1);
  expect(lines).toMatchObject([["info", { status: 200, cut: true }, "request"]]);
});

test("a very long address is cut short", async () => {
  const url = await serve((_req, res) => res.end());
  await fetch(`${url}/${"a".repeat(5_000)}?q=1`);
  await untilLogged(1);
  expect(lines).toMatchObject([["info", { path: `/${"a".repeat(299)}` }, "request"]]);
});
