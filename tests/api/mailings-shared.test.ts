import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { startMailings } from "../../src/server/mailings/send-mailings.ts";
import type { SiteStorage } from "../../src/server/site-storage.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { openShared, startShared } from "../support/server/shared-site.ts";
import { manySubscribers } from "../support/store/stored-subscriber.ts";

const postgres = postgresForFile();

/** Sends with the help of a list that all processes share, as one mail server is. */
function sendFrom({ store, claim }: SiteStorage, taken: string[], perMinute = 6_000) {
  const send = async (_post: object, { email }: { email: string }) => {
    await wait(5);
    taken.push(email);
  };
  return startMailings(store, send, { perMinute, claim, clock: systemClock });
}

async function publishTo(url: string, count: number): Promise<void> {
  const { storage, close } = await openShared(url);
  const { posts, subscribers } = storage.store;
  await subscribers.update(() => manySubscribers(count));
  const at = new Date(Date.now() - 60_000).toISOString();
  const post = {
    ...{ id: crypto.randomUUID(), slug: "a-post", oldSlugs: [], title: "A post", content: "Words." },
    ...{ summary: "", category: "", imageUrl: "", createdAt: at, updatedAt: at, publishAt: at },
    ...{ status: "published" as const, knownSlugs: [], earlierImages: {}, version: 1 },
    sendToSubscribers: true as const,
  };
  await posts.update((state) => ({ ...state, posts: [post] }));
  await close();
}

test("of two processes one sends, and the other goes on when it ends: each reader gets one mail", async () => {
  const url = await postgres.createDatabase();
  await publishTo(url, 60);
  const taken: string[] = [];
  const one = await openShared(url);
  const other = await startShared(url);
  const sending = sendFrom(one.storage, taken);
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(5));
  const standingBy = sendFrom(other.storage, taken);
  onTestFinished(standingBy.stop);
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(25));
  await sending.stop();
  await one.close();
  await vi.waitFor(() => expect(other.storage.store.mailings.read()[0]?.endedAt).toBeTruthy());
  expect(taken).toEqual(manySubscribers(60).map(({ email }) => email));
  expect(other.storage.store.mailings.read()).toMatchObject([{ sent: 60, refused: 0, failed: 0 }]);
});

test("who leaves at one process gets nothing more from the other", async () => {
  const url = await postgres.createDatabase();
  await publishTo(url, 30);
  const taken: string[] = [];
  const one = await startShared(url);
  const other = await startShared(url);
  const sending = sendFrom(one.storage, taken, 1_200);
  onTestFinished(sending.stop);
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(2));
  const left = new Set(["reader20@example.com", "reader30@example.com"]);
  await other.storage.store.subscribers.update((all) => all.filter(({ email }) => !left.has(email)));
  await vi.waitFor(() => expect(other.storage.store.mailings.read()[0]?.endedAt).toBeTruthy());
  expect(taken).toHaveLength(28);
  for (const email of left) expect(taken).not.toContain(email);
});
