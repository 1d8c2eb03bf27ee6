import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { openSiteStore, type SiteStore } from "../../src/server/collections.ts";
import { log } from "../../src/server/logging/log.ts";
import { createPosts } from "../../src/server/posts/posts.ts";
import type { StoredPost } from "../../src/server/posts/stored-posts.ts";
import { removeExpiredPosts } from "../../src/server/posts/trash.ts";
import type { PostVersions } from "../../src/server/posts/versions.ts";
import { removeExpiredQuestions } from "../../src/server/questions/retention.ts";
import { removeExpiredRequests } from "../../src/server/requests/retention.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { removeExpiredDays } from "../../src/server/visits/retention.ts";
import { createVisits } from "../../src/server/visits/visits.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const dayMs = 24 * 60 * 60 * 1000;
const hourMs = dayMs / 24;

let store: SiteStore;

beforeEach(async () => {
  store = await openSiteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  // The time that the process has run is not the clock's.
  vi.useFakeTimers({ now, toFake: ["Date", "setInterval"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const noVersions: PostVersions = {
  keep: async () => {},
  list: async () => [],
  read: async () => null,
  prune: async () => {},
};

function times(count: number): string[] {
  return Array.from({ length: count }, (_, index) => new Date(now.getTime() - index * 1_000).toISOString());
}

function addRequests(count: number, overrides: (at: string) => Partial<StoredRequest>): Promise<void> {
  return store.requests.update((all) => [
    ...all,
    ...times(count).map((createdAt) => storedRequest({ createdAt, ...overrides(createdAt) })),
  ]);
}

function post(index: number): StoredPost {
  const createdAt = now.toISOString();
  return {
    ...{
      slug: `post-${index}`,
      title: `Post ${index}`,
      content: "Words.",
      summary: "",
      category: "AI",
      imageUrl: "",
    },
    ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`, version: 1, status: "published" },
    ...{
      createdAt,
      updatedAt: createdAt,
      publishAt: createdAt,
      oldSlugs: [],
      knownSlugs: [],
      earlierImages: {},
    },
  };
}

interface Kind {
  /** As the log names it. */
  kind: string;
  add(count: number): Promise<void>;
  count(): number;
  start(): void;
}

const requestsOf = (isOfKind: (request: StoredRequest) => boolean) =>
  store.requests.read().filter(isOfKind).length;
const startRequests = () => removeExpiredRequests(store.requests, 90, systemClock);

const kinds: Kind[] = [
  {
    kind: "leads",
    add: (count) => addRequests(count, () => ({})),
    count: () => requestsOf(({ deletedAt, suspectedAt }) => deletedAt === null && suspectedAt === null),
    start: startRequests,
  },
  {
    kind: "suspected",
    add: (count) => addRequests(count, (at) => ({ state: "suspected", suspectedAt: at })),
    count: () => requestsOf(({ suspectedAt }) => suspectedAt !== null),
    start: startRequests,
  },
  {
    kind: "deleted",
    add: (count) => addRequests(count, (at) => ({ deletedAt: at })),
    count: () => requestsOf(({ deletedAt }) => deletedAt !== null),
    start: startRequests,
  },
  {
    kind: "questions",
    add: (count) => store.questions.update(() => times(count).map((askedAt) => ({ text: "Why?", askedAt }))),
    count: () => store.questions.read().length,
    start: () => removeExpiredQuestions(store.questions, true, systemClock),
  },
  {
    kind: "deleted posts",
    add: (count) =>
      store.posts.update((state) => ({
        ...state,
        deleted: times(count).map((deletedAt, index) => ({ post: post(index), deletedAt })),
      })),
    count: () => store.posts.read().deleted.length,
    start: () => removeExpiredPosts(store.posts, noVersions, 30 * dayMs, systemClock),
  },
  {
    kind: "days of visits",
    add: (count) =>
      store.visits.update(() =>
        Array.from({ length: count }, (_, index) => ({
          date: new Date(now.getTime() - index * dayMs).toISOString().slice(0, 10),
          visits: 1,
          views: 1,
          pages: [],
          sources: [],
          campaigns: [],
          formsSeen: 0,
          chats: 0,
        })).toReversed(),
      ),
    count: () => store.visits.read().length,
    start: () => removeExpiredDays(store.visits, systemClock),
  },
];

/** Lets the intervals of an hour run, and what they write. */
async function passAnHour(): Promise<void> {
  vi.advanceTimersByTime(hourMs);
  await settled();
}

/** Waits for what is being written. */
async function settled(): Promise<void> {
  const { requests, questions, posts, visits } = store;
  await requests.update((state) => state);
  await questions.update((state) => state);
  await posts.update((state) => state);
  await visits.update((state) => state);
}

describe.each(kinds)("$kind", ({ kind, add, count, start }) => {
  test("that a jump of the clock would take wait for a restart, which says how many it takes", async () => {
    const warn = vi.spyOn(log, "warn");
    await add(30);
    start();
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    await passAnHour();
    await passAnHour();
    expect(count()).toBe(30);
    expect(warn.mock.calls).toEqual([
      [
        {
          kind,
          expired: 30,
          all: 30,
          advice: expect.stringMatching(/ahead by 400 days .+ restarted: .+ clock is right/),
        },
        "expired",
      ],
    ]);
    const info = vi.spyOn(log, "info");
    start();
    await vi.waitFor(() => expect(count()).toBe(0));
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith({ [kind]: 30 }, "expired"));
  });

  test("are there still where the clock has come back", async () => {
    await add(30);
    start();
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    await passAnHour();
    vi.setSystemTime(now);
    expect(count()).toBe(30);
    start();
    await settled();
    expect(count()).toBe(30);
  });

  test.each([1, 20])("that are few wait as well: %i", async (few) => {
    await add(few);
    start();
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    await passAnHour();
    expect(count()).toBe(few);
  });

  test("that were there for their time go however many they are", async () => {
    await add(30);
    start();
    const then = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => then + 400 * dayMs);
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    await passAnHour();
    await vi.waitFor(() => expect(count()).toBe(0));
  });
});

test("where half or less would go it goes, after a jump as well", async () => {
  const warn = vi.spyOn(log, "warn");
  await addRequests(30, () => ({}));
  await addRequests(30, () => ({ createdAt: new Date(now.getTime() + 350 * dayMs).toISOString() }));
  startRequests();
  vi.setSystemTime(now.getTime() + 400 * dayMs);
  await passAnHour();
  await vi.waitFor(() => expect(store.requests.read()).toHaveLength(30));
  expect(warn).not.toHaveBeenCalled();
});

test("a shorter time to keep leads holds from the restart on that it takes to set it", async () => {
  const info = vi.spyOn(log, "info");
  await addRequests(30, () => ({ createdAt: new Date(now.getTime() - 100 * dayMs).toISOString() }));
  startRequests();
  await vi.waitFor(() => expect(store.requests.read()).toEqual([]));
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith({ leads: 30 }, "expired"));
});

describe("after a jump of the clock nothing else removes what waits:", () => {
  beforeEach(() => vi.setSystemTime(now));

  test("a save of a post, of the trash", async () => {
    await kinds.find(({ kind }) => kind === "deleted posts")?.add(30);
    const posts = createPosts(store.posts, noVersions, 30 * dayMs, systemClock);
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    await posts.create({ title: "New", content: "Words.", summary: "", category: "AI", imageUrl: "" });
    expect(store.posts.read().deleted).toHaveLength(30);
    expect(posts.deleted()).toEqual([]);
    expect(await posts.restore(post(0).id)).toBeNull();
    vi.setSystemTime(now);
    expect(posts.deleted()).toHaveLength(30);
  });

  test("a visit, of the days before", async () => {
    await kinds.find(({ kind }) => kind === "days of visits")?.add(30);
    const marks = {
      mark: async (_visitor: string, things: readonly string[]) => new Set(things),
      prepareWrite: () => async () => {},
    };
    vi.setSystemTime(now.getTime() + 400 * dayMs);
    const visits = createVisits(store.visits, async () => marks, systemClock);
    await visits.countView("visitor", "/", { source: "direct", campaign: null });
    await visits.close();
    expect(store.visits.read()).toHaveLength(31);
  });
});
