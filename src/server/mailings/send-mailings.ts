import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock/clock.ts";
import { log } from "../logging/log.ts";
import type { Claim } from "../outbox/outbox.ts";
import type { PostsState, StoredPost } from "../posts/stored-posts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { endSubscription, type StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { afterOutcome, ended, newMailing } from "./mailing-rules.ts";
import { nextStep, type Step } from "./next-step.ts";
import { type Outcome, outcomeOf, sent } from "./outcome.ts";
import { type Reader, readersOf } from "./readers.ts";
import type { StoredMailing } from "./stored-mailings.ts";

interface MailingStore {
  posts: Collection<PostsState>;
  subscribers: Collection<StoredSubscriber[]>;
  mailings: Collection<StoredMailing[]>;
  requests: Collection<StoredRequest[]>;
}

/** Rejects with a DeliveryError. */
export type SendPost = (post: StoredPost, subscriber: StoredSubscriber) => Promise<void>;

// Timers do not notice that the machine slept or that its clock was set.
const maxTimerMs = 60_000;
const retryMs = 5_000;
/** One mail follows the other, so that a kill leaves one undecided; only a server that is slower gets several at once. */
const slowMs = 2_000;

/**
 * Sends posts to subscribers: one process of a site at a time, at most `perMinute` mails a minute, and other mail first.
 * What became of a mail is stored before another takes its place. So a process that is killed leaves at most those
 * undecided that were under way, and they are sent again.
 */
export function startMailings(
  store: MailingStore,
  send: SendPost,
  { perMinute, claim, clock }: { perMinute: number; claim: Claim; clock: Clock },
): { stop(): Promise<void> } {
  const { posts, subscribers, mailings, requests } = store;
  const collections = [posts, subscribers, mailings, requests];
  const paceMs = 60_000 / perMinute;
  const stopping = new AbortController();
  const underWay = new Map<Reader["place"], Promise<void>>();
  let lastStart = 0;
  let wake = () => {};

  for (const collection of collections) collection.onChange(() => wake());
  const running = run();
  return {
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await turn().catch((error: unknown) => {
        log.error({ err: error }, "mailing");
        return retryMs;
      });
      await untilWoken(waitMs);
    }
  }

  /** Resolves to the time in ms after which there is something to do. */
  async function turn(): Promise<number> {
    const step = stepNow();
    if (step.kind === "wait") return step.ms;
    const lost = new AbortController();
    const release = await claim("mailing", () => {
      lost.abort();
      wake();
    }).catch(() => null);
    if (release === null) {
      // Each mail of the process that sends would wake this one.
      await pause();
      return 0;
    }
    try {
      for (const collection of collections) await collection.refresh();
      // The last mail may be that of another process, or of this one before a restart.
      lastStart = Math.max(lastStart, ...mailings.read().map(({ at }) => Date.parse(at)));
      return await sendWhileDue(lost.signal);
    } finally {
      await Promise.all(underWay.values());
      await release();
    }
  }

  /** Another process sends once it has the lock, so this one stops. */
  async function sendWhileDue(lost: AbortSignal): Promise<number> {
    while (!stopping.signal.aborted && !lost.aborted) {
      // Somebody may just have left, at another process.
      await subscribers.refresh();
      const step = stepNow();
      if (step.kind === "wait" && step.ms > retryMs && underWay.size === 0) return step.ms;
      if (step.kind === "wait") await untilWoken(step.ms);
      else await make(step);
    }
    return 0;
  }

  function stepNow(): Step {
    const now = clock.now();
    // After the clock was set back, the last mail may seem to be still to come.
    const last = Math.min(lastStart, now.getTime());
    const nextStartAt = last + (underWay.size === 0 ? paceMs : Math.max(paceMs, slowMs));
    const state = {
      posts: posts.read().posts,
      subscribers: subscribers.read(),
      requests: requests.read(),
      mailings: mailings.read(),
      underWay: new Set(underWay.keys()),
      nextStartAt,
    };
    return nextStep(state, now);
  }

  async function make(step: Exclude<Step, { kind: "wait" }>): Promise<void> {
    if (step.kind === "begin") await begin(step.post);
    else if (step.kind === "end") await end(step.mailing);
    else start(step);
  }

  async function begin(post: StoredPost): Promise<void> {
    const { posts: present, deleted } = posts.read();
    const ids = new Set([...present, ...deleted.map((entry) => entry.post)].map(({ id }) => id));
    await mailings.update((all) => {
      if (all.some(({ postId }) => postId === post.id)) return all;
      // Of posts that are gone for good nothing is kept.
      return [...all.filter(({ postId }) => ids.has(postId)), newMailing(post.id, clock.now())];
    });
    log.info({ post: post.id, subscribers: readersOf(subscribers.read()).length }, "mailing begins");
  }

  async function end({ postId }: StoredMailing): Promise<void> {
    const readers = readersOf(subscribers.read());
    await change(postId, (mailing) => ended(mailing, readers, clock.now()));
    const { sent: mails, refused, failed } = mailings.read().find((each) => each.postId === postId) ?? {};
    log.info({ post: postId, sent: mails, refused, failed }, "mailing ends");
  }

  function start({ post, mailing, reader }: Extract<Step, { kind: "send" }>): void {
    lastStart = clock.now().getTime();
    const task = attempt(post, mailing, reader).finally(() => {
      underWay.delete(reader.place);
      wake();
    });
    underWay.set(reader.place, task);
  }

  async function attempt(post: StoredPost, { postId }: StoredMailing, reader: Reader): Promise<void> {
    const { id } = reader.subscriber;
    const outcome = await send(post, reader.subscriber).then(
      (): Outcome => sent,
      (error: unknown) => {
        const made = outcomeOf(error);
        log.warn({ post: postId, subscriber: id, outcome: made.kind, ...faultFor(error) }, "mailing");
        return made;
      },
    );
    await untilStored(async () => {
      if (outcome.kind === "refused") await endSubscription(subscribers, id);
      const readers = readersOf(subscribers.read());
      await change(postId, (now) => afterOutcome(now, reader, outcome, readers, clock.now()));
    });
  }

  async function change(postId: string, make: (mailing: StoredMailing) => StoredMailing): Promise<void> {
    await mailings.update((all) =>
      all.map((mailing) => (mailing.postId === postId ? make(mailing) : mailing)),
    );
  }

  /** Retries, so that no mail is sent again whose outcome is known. */
  async function untilStored(store: () => Promise<void>): Promise<void> {
    while (true) {
      try {
        return await store();
      } catch (error) {
        log.error({ err: error instanceof StoreWriteError ? error.cause : error }, "mailing");
        if (stopping.signal.aborted) return;
        await pause();
      }
    }
  }

  async function pause(): Promise<void> {
    await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function untilWoken(ms: number): Promise<void> {
    if (ms <= 0 || stopping.signal.aborted) return;
    const over = new AbortController();
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const passed = wait(Math.min(ms, maxTimerMs), undefined, { signal: over.signal }).catch(() => {});
    await Promise.race([woken, passed]);
    over.abort();
  }
}

/** What the log says: the message of a DeliveryError may name the address. */
function faultFor(error: unknown): { problem: string } | { err: unknown } {
  return error instanceof Error && "code" in error ? { problem: String(error.code) } : { err: error };
}
