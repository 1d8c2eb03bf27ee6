import type { SentToSubscribers } from "../../shared/posts/admin-post.ts";
import { memoize } from "../cache/memoize.ts";
import { type StoredSubscriber, subscribedReaders } from "../subscribers/stored-subscribers.ts";
import type { StoredMailing } from "./stored-mailings.ts";

export interface Reader {
  /** Orders readers by the time when they confirmed; a time of ISO 8601, which sorts as text, and the id. */
  place: string;
  confirmedAt: string;
  subscriber: StoredSubscriber;
}

/** Who is subscribed now, in the order in which a mailing goes to them. */
export const readersOf = memoize((subscribers: readonly StoredSubscriber[]): readonly Reader[] =>
  subscribedReaders(subscribers)
    .map((subscriber) => {
      const confirmedAt = subscriber.confirmedAt ?? subscriber.createdAt;
      return { place: `${confirmedAt} ${subscriber.id}`, confirmedAt, subscriber };
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1)),
);

/** Who has not been tried yet. */
export function isUntried({ startedAt, reached, ahead }: StoredMailing, reader: Reader): boolean {
  return reader.place > reached && reader.confirmedAt <= startedAt && !ahead.includes(reader.place);
}

/** Who is to be tried again, and is subscribed still. */
export function triedAgain({ again }: StoredMailing, readers: readonly Reader[]) {
  if (again.length === 0) return [];
  const byId = new Map(readers.map((reader) => [reader.subscriber.id, reader]));
  return again.flatMap(({ id, dueAt }) => {
    const reader = byId.get(id);
    return reader === undefined ? [] : [{ reader, dueAt: Date.parse(dueAt) }];
  });
}

export function countWaiting(mailing: StoredMailing, readers: readonly Reader[]): number {
  if (mailing.endedAt !== null) return 0;
  const untried = readers.filter((reader) => isUntried(mailing, reader)).length;
  return untried + triedAgain(mailing, readers).length;
}

/** How far the mails of a post have come; undefined where none was begun. */
export function sentToSubscribers(
  postId: string,
  mailings: readonly StoredMailing[],
  subscribers: readonly StoredSubscriber[],
): SentToSubscribers | undefined {
  const mailing = mailings.find((each) => each.postId === postId);
  if (mailing === undefined) return undefined;
  const { startedAt, sent, refused, failed, problem } = mailing;
  const waiting = countWaiting(mailing, readersOf(subscribers));
  return { startedAt, sent, refused, failed, waiting, problem };
}
