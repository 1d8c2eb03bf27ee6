import { readdir, stat } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "../../src/server/logging/log.ts";
import type { Render } from "../../src/server/pages/render.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

let app: RunningApp;

afterEach(async () => {
  await app.stop();
  vi.restoreAllMocks();
});

test("one that is about to end is healthy, and no proxy should ask it", async () => {
  let isStopping = false;
  app = await startApp({ isStopping: () => isStopping });
  for (const path of ["/readyz", "/servez"]) expect((await app.ask(path)).status).toBe(200);
  isStopping = true;
  for (const path of ["/readyz", "/servez"]) {
    const answer = await app.ask(path);
    expect([answer.status, await answer.json()]).toEqual([503, { status: "stopping" }]);
  }
  expect((await app.ask("/healthz")).status).toBe(200);
});

test("a running site is healthy and ready, for nobody to store", async () => {
  app = await startApp();
  const before = await contents();
  for (const [path, body] of [
    ["/healthz", { status: "ok", release: "2.0.0", commit: "0123456789ab" }],
    ["/servez", { status: "ok" }],
    ["/readyz", { status: "ok", store: "ok", render: "ok" }],
  ] as const) {
    const answer = await app.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.json()).toEqual(body);
    expect((await app.ask(path, { method: "HEAD" })).status).toBe(200);
    expect((await app.ask(path, { method: "POST" })).status).toBe(405);
  }
  expect(await contents()).toEqual(before);
  expect(await (await app.ask("/sitemap.xml")).text()).not.toMatch(/healthz|readyz/);
});

test("the release is named in words for who asks for text, and where no commit is known without one", async () => {
  app = await startApp();
  const text = await app.ask("/healthz", { headers: { Accept: "text/plain" } });
  expect(text.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(text.headers.get("cache-control")).toBe("no-store");
  expect(await text.text()).toBe("ok, release 2.0.0, commit 0123456789ab\n");
  for (const Accept of ["application/json", "*/*", "application/xml", ""])
    expect((await (await app.ask("/healthz", { headers: { Accept } })).json()).status).toBe("ok");
  await app.stop();
  app = await startApp({ release: { release: "2.1.0", commit: null } });
  expect(await (await app.ask("/healthz")).json()).toEqual({ status: "ok", release: "2.1.0", commit: null });
  expect(await (await app.ask("/healthz", { headers: { Accept: "text/plain" } })).text()).toBe(
    "ok, release 2.1.0\n",
  );
});

test.each(["open", "writeFile", "sync"] as const)(
  "a disk that fails at %s is not ready",
  async (operation) => {
    const logged = vi.spyOn(log, "error");
    const fileSystem = faultyFiles();
    app = await startApp({}, { fileSystem });
    const before = await contents();
    fileSystem.fail(operation, "ENOSPC");
    const answer = await app.ask("/readyz");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "failed", store: "failed", render: "ok" });
    expect((await app.ask("/healthz")).status).toBe(200);
    expect(await contents()).toEqual(before);
    expect(logged).toHaveBeenCalledOnce();
    fileSystem.heal();
  },
);

test.each<[string, Render]>([
  ["throws", () => Promise.reject(new Error("broken"))],
  [
    "is an error screen",
    async () => ({
      status: 500,
      html: "",
      data: null,
      isPublic: true,
      cacheable: true,
      modules: [],
      islands: null,
    }),
  ],
])("a render that %s is not ready", async (_name, render) => {
  vi.spyOn(log, "error");
  app = await startApp({ render });
  const answer = await app.ask("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: "failed", store: "ok", render: "failed" });
});

test("many questions at once are one look", async () => {
  const render = vi.fn<Render>(async () => ({
    status: 200,
    html: "",
    data: null,
    isPublic: true,
    cacheable: true,
    modules: [],
    islands: null,
  }));
  app = await startApp({ render });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.ask("/readyz")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(render).toHaveBeenCalledOnce();
});

async function contents() {
  const names = (await readdir(app.dataDir)).toSorted();
  return Promise.all(names.map(async (name) => [name, (await stat(`${app.dataDir}/${name}`)).mtimeMs]));
}
