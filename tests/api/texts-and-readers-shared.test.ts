import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { confirmPath, unsubscribePath } from "../../src/shared/subscribers/paths.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { cookiesOf } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";

const postgres = postgresForFile();
const mail = { leadsTo: ["sales@example.com"], leadsToTeam: { training: [], talent: [] } } as never;

async function startTwo() {
  const url = await postgres.createDatabase();
  const { app: one } = await startShared(url, { render, env: { mail } });
  const { app: other } = await startShared(url, { render, env: { mail } });
  return { one, other };
}

async function readersOf({ store }: RunningApp) {
  await store.subscribers.refresh();
  return store.subscribers.read();
}

test("whoever asks at both processes at once is one reader, who confirms at one and leaves at the other at once", async () => {
  const { one, other } = await startTwo();
  const ask = (app: RunningApp, network: string) =>
    app.ask("/api/subscribers", {
      body: { email: "ann@example.com" },
      headers: { "X-Forwarded-For": network },
    });
  const asked = await Promise.all([ask(one, "10.0.0.1"), ask(other, "10.0.0.2"), ask(one, "10.0.0.3")]);
  expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
  const [reader, ...more] = await readersOf(other);
  expect(more).toEqual([]);
  // One mail is on its way, whoever asked.
  expect(reader?.deliveries).toHaveLength(1);
  const token = reader?.token ?? "";

  const press = (app: RunningApp, path: string) => app.ask(path, { method: "POST" });
  expect((await one.ask(confirmPath(token))).status).toBe(200);
  expect((await press(one, confirmPath(token))).status).toBe(303);
  // Nobody has to wait until the other process has heard of it.
  expect((await other.ask(unsubscribePath(token))).status).toBe(200);
  const left = await Promise.all([press(other, unsubscribePath(token)), press(one, unsubscribePath(token))]);
  expect(left.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await readersOf(one)).toEqual([]);
  expect(await readersOf(other)).toEqual([]);
});

test("an unsaved text of one process is at once at the other, the last one counts, and a save at either ends it", async () => {
  const { one, other } = await startTwo();
  const login = await one.ask("/api/auth/login", { body: { username: "admin", password: sharedPassword } });
  const headers = { cookie: cookiesOf(login) };
  const creationKey = randomUUID();
  const path = `/api/blogs/new-${creationKey}/unsaved`;
  const input = { title: "One", summary: "", content: "Words.", imageUrl: "", category: "", slug: "" };
  const keep = (app: RunningApp, title: string) =>
    app.ask(path, {
      method: "PUT",
      body: { input: { ...input, title, status: "draft", publishAt: null } },
      headers,
    });
  await postgres.within(1, async () =>
    expect((await other.ask("/api/unsaved", { headers })).status).toBe(200),
  );
  const titleAt = async (app: RunningApp) => (await (await app.ask(path, { headers })).json()).input.title;
  for (const [app, reader, title] of [
    [one, other, "At one"],
    [other, one, "At the other"],
  ] as const) {
    expect((await keep(app, title)).status).toBe(204);
    expect(await titleAt(reader)).toBe(title);
  }

  const saved = await one.ask("/api/blogs", {
    body: { title: "At the other", content: "Words." },
    headers: { ...headers, "Idempotency-Key": creationKey },
  });
  expect(saved.status).toBe(201);
  expect(await (await other.ask("/api/unsaved", { headers })).json()).toEqual([]);
});
