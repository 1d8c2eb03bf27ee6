import type { SentToSubscribers } from "../../shared/posts/admin-post.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { countWaiting, readersOf } from "./readers.ts";
import type { StoredMailing } from "./stored-mailings.ts";

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
