import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startMorningMails } from "../../src/server/outbox/morning-mail.ts";
import type { SiteStorage } from "../../src/server/site-storage.ts";
import { headerOf } from "../support/browser/sign-in.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import type { RunningApp } from "../support/server/app.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const postgres = postgresForFile();

afterEach(() => vi.useRealTimers());

async function startTwo() {
  const url = await postgres.createDatabase();
  const one = await startShared(url);
  const other = await startShared(url);
  return { one, other, start: () => startShared(url) };
}

test("of three processes one sends the morning's mail, at 8:05 of the company too, and none sends it again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T13:05:00Z") });
  const { one, other, start } = await startTwo();
  const nextStep = { text: "Call", on: "2026-05-01" };
  await one.app.store.requests.update(() => [storedRequest({ id: "1", nextStep })]);
  const sent: string[][] = [];
  const run = ({ store, claim }: SiteStorage) => {
    const send = async (due: readonly { id: string }[]) => {
      sent.push(due.map(({ id }) => id));
      await wait(500);
    };
    const mails = startMorningMails(store.mornings, store.requests, send, claim);
    onTestFinished(mails.stop);
    return mails;
  };
  const first = [one, other, await start()].map(({ storage }) => run(storage));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // Those that found it taken look again after 5 s.
  await wait(6_000);
  await Promise.all(first.map(({ stop }) => stop()));
  expect(sent).toEqual([["1"]]);

  const next = await start();
  run(next.storage);
  await wait(500);
  expect(sent).toHaveLength(1);
  expect(next.storage.store.mornings.read()).toMatchObject([
    { day: "2026-05-01", delivery: { state: "sent" } },
  ]);
});

test("people who change one lead at once at two processes lose nothing", async () => {
  const { one, other } = await startTwo();
  const at = ["2026-05-01T10:00:00.000Z", "2026-05-02T10:00:00.000Z"];
  await one.app.store.requests.update(() => [
    storedRequest({ id: "1", notes: at.map((time) => ({ text: "Before", at: time })) }),
  ]);
  const patch = await Promise.all(
    [one, other].map(async ({ app }) => {
      const cookie = await signedIn(app);
      await app.store.requests.refresh();
      return (body: object) => app.ask("/api/leads/1", { method: "PATCH", body, headers: { cookie } });
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => [
      patch[index % 2]?.({ note: `Note ${index}` }),
      patch[(index + 1) % 2]?.({ notes: [{ at: at[index % 2], text: `Corrected ${index % 2}` }] }),
    ]).flat(),
  );
  expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
  const bulk = await one.app.ask("/api/leads/bulk", {
    body: { ids: ["1"], state: "won" },
    headers: { cookie: await signedIn(one.app) },
  });
  expect(await bulk.json()).toEqual({ changed: 1 });
  await other.app.store.requests.refresh();
  const [lead] = other.app.store.requests.read();
  expect(lead?.state).toBe("won");
  expect(lead?.notes.slice(0, 2).map(({ text }) => text)).toEqual(["Corrected 0", "Corrected 1"]);
  expect(new Set(lead?.notes.map(({ text }) => text)).size).toBe(22);
  expect(new Set(lead?.notes.map((note) => note.at)).size).toBe(22);
});

async function signedIn(app: RunningApp): Promise<string> {
  const answer = await app.ask("/api/auth/login", { body: { username: "admin", password: sharedPassword } });
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
  return headerOf(cookies);
}
