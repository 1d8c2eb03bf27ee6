import { dayMs } from "../../shared/durations.ts";
import { timeOf } from "../posts/posts-view.ts";
import type { StoredPost } from "../posts/stored-posts.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "../requests/stored-requests.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { isGivenUp, nextReader } from "./mailing-rules.ts";
import { type Reader, readersOf } from "./readers.ts";
import type { StoredMailing } from "./stored-mailings.ts";

/** An author who takes a post back at once, as its toast offers, has sent it to nobody. */
const takenBackWithinMs = 6_000;
/** After an outage, or from a backup, nobody gets a post that is older news. */
const startsWithinMs = dayMs;
const mostAtOnce = 3;
/** Other mail goes first, but for what nobody takes. */
const firstForMs = 60_000;
const lookAgainMs = 1_000;

export interface MailingState {
  posts: readonly StoredPost[];
  mailings: readonly StoredMailing[];
  subscribers: readonly StoredSubscriber[];
  requests: readonly StoredRequest[];
  underWay: ReadonlySet<Reader["place"]>;
  /** When a mail may follow the one before it. */
  nextStartAt: number;
}

export type Step =
  | { kind: "begin"; post: StoredPost }
  | { kind: "send"; post: StoredPost; mailing: StoredMailing; reader: Reader }
  | { kind: "end"; mailing: StoredMailing }
  /** In ms. */
  | { kind: "wait"; ms: number };

/** The oldest mailing goes first. One of a post that is not public waits until it is. */
export function nextStep(state: MailingState, now: Date): Step {
  const { posts, mailings, subscribers, underWay } = state;
  const time = now.getTime();
  const waits: number[] = [];
  const mailed = new Map(mailings.map((mailing) => [mailing.postId, mailing]));
  const readers = readersOf(subscribers);
  const open: { post: StoredPost; mailing: StoredMailing }[] = [];
  for (const post of posts) {
    const mailing = mailed.get(post.id);
    const startsAt = mailing === undefined ? startOf(post) : publicFrom(post);
    if (startsAt === null || mailing?.endedAt != null) continue;
    if (startsAt > time) waits.push(startsAt - time);
    else if (mailing !== undefined) open.push({ post, mailing });
    else if (startsAt > time - startsWithinMs) return { kind: "begin", post };
  }
  open.sort((a, b) => (a.mailing.startedAt < b.mailing.startedAt ? -1 : 1));
  for (const { post, mailing } of open) {
    if (isGivenUp(mailing, mailings, now)) return { kind: "end", mailing };
    const next = nextReader(mailing, readers, (reader) => underWay.has(reader.place), now);
    if (next === "none left") return { kind: "end", mailing };
    if ("waitMs" in next) waits.push(next.waitMs);
    else {
      const ms = waitToSend(state, time);
      return ms > 0 ? { kind: "wait", ms } : { kind: "send", post, mailing, reader: next.reader };
    }
  }
  return { kind: "wait", ms: Math.min(...waits) };
}

/** When a post is sent that was not sent yet; null for one that is not to be. */
function startOf(post: StoredPost): number | null {
  const publicAt = publicFrom(post);
  if (post.sendToSubscribers !== true || publicAt === null) return null;
  return Math.max(publicAt, Date.parse(post.updatedAt)) + takenBackWithinMs;
}

function publicFrom(post: StoredPost): number | null {
  return post.status === "draft" ? null : Date.parse(timeOf(post));
}

function waitToSend({ underWay, nextStartAt, requests, subscribers }: MailingState, time: number): number {
  if (underWay.size >= mostAtOnce) return Number.POSITIVE_INFINITY;
  if (isOtherMailDue(requests, subscribers, time)) return lookAgainMs;
  return nextStartAt - time;
}

/** Mails of leads, and those that confirm a subscription. */
function isOtherMailDue(
  requests: readonly StoredRequest[],
  subscribers: readonly StoredSubscriber[],
  time: number,
): boolean {
  const isDue = ({ channel, dueAt }: StoredDelivery) => {
    if (dueAt === null || channel === "webhook") return false;
    const ago = time - Date.parse(dueAt);
    return ago >= 0 && ago < firstForMs;
  };
  return (
    requests.some(
      (request) => request.state !== "suspected" && isPresent(request) && request.deliveries.some(isDue),
    ) || subscribers.some(({ deliveries }) => deliveries.some(isDue))
  );
}
