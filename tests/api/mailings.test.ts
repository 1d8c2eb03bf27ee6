import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { openSiteStore, type SiteStore } from "../../src/server/collections.ts";
import { newMailing } from "../../src/server/mailings/mailing-rules.ts";
import { sentToSubscribers } from "../../src/server/mailings/readers.ts";
import { type SendPost, startMailings } from "../../src/server/mailings/send-mailings.ts";
import { DeliveryError } from "../../src/server/outbox/delivery-error.ts";
import { type Claim, claimWithoutLock } from "../../src/server/outbox/outbox.ts";
import type { StoredPost } from "../../src/server/posts/stored-posts.ts";
import { newDelivery } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { manySubscribers, storedSubscriber } from "../support/store/stored-subscriber.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => vi.useRealTimers());

function storedPost(given: Partial<StoredPost> = {}): StoredPost {
  const ago = new Date(Date.now() - minute).toISOString();
  return {
    id: crypto.randomUUID(),
    slug: "a-post",
    oldSlugs: [],
    title: "A post",
    content: "Words.",
    summary: "",
    category: "",
    imageUrl: "",
    createdAt: ago,
    updatedAt: ago,
    status: "published",
    publishAt: ago,
    knownSlugs: [],
    earlierImages: {},
    version: 1,
    sendToSubscribers: true,
    ...given,
  };
}

async function storeWith(posts: StoredPost[], subscribers = manySubscribers(5)): Promise<SiteStore> {
  const store = await openSiteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.subscribers.update(() => subscribers);
  await store.posts.update((state) => ({ ...state, posts }));
  return store;
}

function permanent(response: string): DeliveryError {
  return new DeliveryError("Refused", "EENVELOPE", [], true, { command: "RCPT TO", code: 550, response });
}

function temporary(): DeliveryError {
  const refusal = { command: "RCPT TO", code: 450, response: "450 4.2.0 Later" } as const;
  return new DeliveryError("Later", "EENVELOPE", [], false, refusal);
}

/** A process over the store; `answer` may throw for an address. */
function start(
  store: SiteStore,
  {
    answer = (_email: string): unknown => undefined,
    perMinute = 60_000,
    claim = claimWithoutLock as Claim,
    isKilled = false,
  } = {},
) {
  const sent: { email: string; slug: string; at: number }[] = [];
  // The time that the process has read last is the one at which it took the mail for due.
  let readAt = 0;
  const clock = {
    now() {
      const now = systemClock.now();
      readAt = now.getTime();
      return now;
    },
  };
  const send: SendPost = async (post, { email }) => {
    const at = readAt;
    await answer(email);
    sent.push({ email, slug: post.slug, at });
  };
  const mailings = startMailings(store, send, { perMinute, claim, clock });
  if (!isKilled) onTestFinished(mailings.stop);
  return { sent, emails: () => sent.map(({ email }) => email), stop: mailings.stop };
}

const stateOf = (store: SiteStore, { id }: StoredPost) =>
  sentToSubscribers(id, store.mailings.read(), store.subscribers.read());

const isOver = (store: SiteStore) => () =>
  expect(store.mailings.read().every(({ endedAt }) => endedAt !== null)).toBe(true);

async function untilOver(store: SiteStore, count = 1): Promise<void> {
  await vi.waitFor(() => expect(store.mailings.read()).toHaveLength(count));
  await vi.waitFor(isOver(store));
}

describe("who gets a post", () => {
  test("is everybody who has confirmed, once and in the order of that, and the post says so", async () => {
    const post = storedPost();
    const readers = manySubscribers(4);
    const store = await storeWith(
      [post],
      [...readers.toReversed(), storedSubscriber({ state: "unconfirmed" })],
    );
    const first = start(store);
    await untilOver(store);
    expect(first.emails()).toEqual(readers.map(({ email }) => email));
    expect(stateOf(store, post)).toMatchObject({ sent: 4, refused: 0, failed: 0, waiting: 0, problem: null });
    await first.stop();

    // After a restart, another publication and another subscription.
    const draft = { ...post, status: "draft" as const };
    await store.posts.update((state) => ({ ...state, posts: [draft] }));
    await store.subscribers.update((all) => [...all, storedSubscriber({ email: "new@example.com" })]);
    const again = { ...post, updatedAt: new Date(Date.now() - 10_000).toISOString() };
    await store.posts.update((state) => ({ ...state, posts: [again] }));
    const next = start(store);
    await wait(300);
    expect(next.emails()).toEqual([]);
  });

  test("is nobody for a draft, one that is not to be sent, one that is public for long, and one not public yet", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const old = new Date(Date.now() - 25 * hour).toISOString();
    const later = new Date(Date.now() + hour).toISOString();
    const { sendToSubscribers: _, ...silent } = storedPost({ slug: "silent" });
    const store = await storeWith([
      storedPost({ slug: "draft", status: "draft" }),
      silent,
      storedPost({ slug: "old", publishAt: old, updatedAt: old }),
      storedPost({ slug: "scheduled", status: "scheduled", publishAt: later }),
      // Taken back within seconds, it is sent to nobody.
      storedPost({
        slug: "just-now",
        publishAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      }),
    ]);
    const { emails } = start(store);
    await wait(300);
    expect([emails(), store.mailings.read()]).toEqual([[], []]);
  });

  test("is everybody once a scheduled post's time has come, without a write", async () => {
    const soon = new Date(Date.now() - 3_000).toISOString();
    const store = await storeWith([storedPost({ status: "scheduled", publishAt: soon })]);
    const { emails, sent } = start(store);
    await untilOver(store);
    expect(emails()).toHaveLength(5);
    expect(sent[0]?.at).toBeGreaterThanOrEqual(Date.parse(soon) + 6_000);
  });

  test("is no longer who leaves while it is sent, and not who comes then", async () => {
    const store = await storeWith([storedPost()], manySubscribers(6));
    let count = 0;
    const { emails } = start(store, {
      answer: async () => {
        if (++count !== 2) return;
        await store.subscribers.update((all) => [
          ...all.filter(({ email }) => email !== "reader4@example.com"),
          storedSubscriber({ email: "new@example.com", createdAt: new Date().toISOString() }),
        ]);
      },
    });
    await untilOver(store);
    expect(emails()).toEqual([1, 2, 3, 5, 6].map((nth) => `reader${nth}@example.com`));
  });

  test("is nobody more while a post is withdrawn, and the others once it is public again", async () => {
    const post = storedPost();
    const store = await storeWith([post]);
    const put = (status: StoredPost["status"]) =>
      store.posts.update((state) => ({ ...state, posts: [{ ...post, status }] }));
    let count = 0;
    const { emails } = start(store, { answer: async () => void (++count === 2 && (await put("draft"))) });
    await vi.waitFor(() => expect(stateOf(store, post)).toMatchObject({ sent: 2, waiting: 3 }));
    await wait(200);
    expect(emails()).toHaveLength(2);
    await put("published");
    await untilOver(store);
    expect(emails()).toEqual([1, 2, 3, 4, 5].map((nth) => `reader${nth}@example.com`));
  });
});

describe("a mail server", () => {
  test("that refuses an address for good ends its subscription; one that refuses the mail does not", async () => {
    const post = storedPost();
    const store = await storeWith([post]);
    const { emails } = start(store, {
      answer(email) {
        if (email === "reader2@example.com") throw permanent("550 5.1.1 No such user");
        if (email === "reader3@example.com") throw permanent("550 5.7.1 Looks like spam");
      },
    });
    await untilOver(store);
    expect(emails()).toEqual([1, 4, 5].map((nth) => `reader${nth}@example.com`));
    expect(stateOf(store, post)).toMatchObject({ sent: 3, refused: 1, failed: 1, waiting: 0 });
    expect(store.subscribers.read().map(({ email }) => email)).not.toContain("reader2@example.com");
    expect(store.subscribers.read()).toHaveLength(4);
  });

  test("that puts an address off gets it again later, and the others meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T12:00:00Z") });
    const post = storedPost();
    const store = await storeWith([post]);
    const putOff = new Set(["reader2@example.com"]);
    const { emails, stop } = start(store, {
      answer(email) {
        if (putOff.delete(email)) throw temporary();
      },
    });
    await vi.waitFor(() => expect(stateOf(store, post)).toMatchObject({ sent: 4, waiting: 1 }));
    expect([emails().length, stateOf(store, post)?.problem]).toEqual([4, null]);
    await stop();
    vi.setSystemTime("2026-05-01T12:01:05Z");
    const next = start(store);
    await untilOver(store);
    expect([...emails(), ...next.emails()].toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((nth) => `reader${nth}@example.com`),
    );
  });

  test("that takes nothing at all is left alone for a minute, and then for longer, and says what is wrong", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T12:00:00Z") });
    const post = storedPost();
    const store = await storeWith([post]);
    let tries = 0;
    const down = () => {
      tries++;
      throw new DeliveryError("The mail server could not be reached", "ESOCKET");
    };
    const first = start(store, { answer: down });
    await vi.waitFor(() => expect(store.mailings.read()[0]?.faults).toBe(1));
    await first.stop();
    expect(tries).toBe(1);
    expect(stateOf(store, post)).toMatchObject({
      waiting: 5,
      problem: "The mail server could not be reached",
    });
    vi.setSystemTime("2026-05-01T12:01:30Z");
    const second = start(store, { answer: down });
    await vi.waitFor(() => expect(store.mailings.read()[0]?.faults).toBe(2));
    await second.stop();
    expect(store.mailings.read()[0]?.pausedUntil).toMatch(/^2026-05-01T12:06:3/);

    // After 3 days the post is older news.
    vi.setSystemTime("2026-05-04T13:00:00Z");
    const last = start(store);
    await untilOver(store);
    expect(last.emails()).toEqual([]);
    expect(stateOf(store, post)).toMatchObject({ sent: 0, failed: 5, waiting: 0 });
  });

  test("that refuses five in a row is tried more and more seldom, so that it empties no list", async () => {
    const post = storedPost();
    const store = await storeWith([post], manySubscribers(20));
    start(store, {
      answer() {
        throw permanent("550 Go away");
      },
    });
    await vi.waitFor(() => expect(store.mailings.read()[0]?.pausedUntil).toBeTruthy());
    await wait(200);
    expect(store.subscribers.read()).toHaveLength(15);
    expect(stateOf(store, post)).toMatchObject({
      refused: 5,
      waiting: 15,
      problem: "The mail server refuses one address after another.",
    });
  });
});

test("mails keep the pace, also over a restart", async () => {
  const store = await storeWith([storedPost()], manySubscribers(8));
  const first = start(store, { perMinute: 300 });
  await vi.waitFor(() => expect(first.sent.length).toBeGreaterThanOrEqual(3));
  await first.stop();
  const next = start(store, { perMinute: 300 });
  await untilOver(store);
  const times = [...first.sent, ...next.sent].map(({ at }) => at);
  expect(times).toHaveLength(8);
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThan(190);
});

test("mails of leads go first", async () => {
  const store = await storeWith([storedPost()]);
  const waiting = newDelivery("mail", new Date());
  const lead = storedRequest({ deliveries: [waiting] });
  await store.requests.update(() => [lead]);
  const { emails } = start(store);
  await wait(500);
  expect(emails()).toEqual([]);
  const told = { ...lead, deliveries: [{ ...waiting, state: "sent" as const, dueAt: null }] };
  await store.requests.update(() => [told]);
  await untilOver(store);
  expect(emails()).toHaveLength(5);
});

test("two posts go out one after the other", async () => {
  const older = new Date(Date.now() - 2 * minute).toISOString();
  const store = await storeWith([storedPost({ slug: "one", publishAt: older }), storedPost({ slug: "two" })]);
  const { sent } = start(store);
  await untilOver(store, 2);
  expect(sent.map(({ slug }) => slug)).toEqual([...Array(5).fill("one"), ...Array(5).fill("two")]);
});

test("a post that waited for days while another went out goes out too", async () => {
  const ago = new Date(Date.now() - 96 * hour).toISOString();
  const later = new Date(Date.now() - 95 * hour).toISOString();
  const [one, two] = [storedPost({ slug: "one" }), storedPost({ slug: "two" })];
  const store = await storeWith([one, two]);
  const isSending = { ...newMailing(one.id, new Date(ago)), at: new Date(Date.now() - minute).toISOString() };
  await store.mailings.update(() => [isSending, newMailing(two.id, new Date(later))]);
  const { sent } = start(store);
  await untilOver(store, 2);
  expect(sent.map(({ slug }) => slug)).toEqual([...Array(5).fill("one"), ...Array(5).fill("two")]);
});

test("a process whose lock another one may have sends nothing more until it has it again", async () => {
  const store = await storeWith([storedPost()], manySubscribers(30));
  let lose = () => {};
  let isFree = true;
  const claim: Claim = async (_name, onLost = () => {}) => {
    if (!isFree) return null;
    lose = onLost;
    return async () => {};
  };
  const { emails } = start(store, { perMinute: 1_200, claim });
  await vi.waitFor(() => expect(emails().length).toBeGreaterThan(2));
  isFree = false;
  lose();
  await wait(100);
  const before = emails().length;
  await wait(500);
  expect(emails()).toHaveLength(before);
  isFree = true;
  await untilOver(store);
  expect(emails()).toEqual(manySubscribers(30).map(({ email }) => email));
});

test("a process that was killed leaves one mail undecided, and the next sends it and all others", async () => {
  const post = storedPost();
  const folder = await temporaryFolder();
  const store = await openSiteStore(folder);
  await store.subscribers.update(() => manySubscribers(10));
  await store.posts.update((state) => ({ ...state, posts: [post] }));
  // The server has taken the fourth, and nobody hears of it any more.
  const never = new Promise(() => {});
  let taken = 0;
  const killed = start(store, { answer: () => (++taken === 4 ? never : undefined), isKilled: true });
  await vi.waitFor(() => expect(taken).toBe(4));
  await wait(100);
  void killed.stop();
  await store.close();

  const next = await openSiteStore(folder);
  onTestFinished(() => next.close());
  const { emails } = start(next);
  await untilOver(next);
  expect([...killed.emails(), ...emails()]).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth) => `reader${nth}@example.com`),
  );
});
