import { givenUpAfter, pauseAfter } from "../outbox/delivery-rules.ts";
import type { Outcome } from "./outcome.ts";
import { countWaiting, isUntried, type Reader, triedAgain } from "./readers.ts";
import type { StoredMailing } from "./stored-mailings.ts";

/** A server that refuses so many in a row may refuse everybody: then it is tried more and more seldom. */
const refusalsInRow = 5;
/** So many wait to be tried again before no others are tried. */
const mostAgain = 100;

export function newMailing(postId: string, now: Date): StoredMailing {
  const at = now.toISOString();
  return {
    postId,
    startedAt: at,
    reached: "",
    ahead: [],
    again: [],
    sent: 0,
    refused: 0,
    failed: 0,
    at,
    refusedInRow: 0,
    faults: 0,
    pausedUntil: null,
    problem: null,
    endedAt: null,
  };
}

export type NextReader = { reader: Reader } | { waitMs: number } | "none left";

/**
 * Whether no mail server has answered for 3 days: after those, a post is older news. What was sent before a mailing that
 * waited for it counts too.
 */
export function isGivenUp(
  { startedAt }: StoredMailing,
  mailings: readonly StoredMailing[],
  now: Date,
): boolean {
  const earlier = mailings.filter((other) => other.startedAt <= startedAt);
  return now.getTime() > Math.max(...earlier.map(({ at }) => Date.parse(at))) + givenUpAfter;
}

/** Whom a mailing goes to next; in ms, when to ask again; or that it is over. */
export function nextReader(
  mailing: StoredMailing,
  readers: readonly Reader[],
  isUnderWay: (reader: Reader) => boolean,
  now: Date,
): NextReader {
  const time = now.getTime();
  const pausedMs = mailing.pausedUntil === null ? 0 : Date.parse(mailing.pausedUntil) - time;
  if (pausedMs > 0) return { waitMs: pausedMs };
  const again = triedAgain(mailing, readers);
  const due = again.find(({ reader, dueAt }) => dueAt <= time && !isUnderWay(reader));
  if (due !== undefined) return { reader: due.reader };
  const untried =
    again.length < mostAgain
      ? readers.find((reader) => isUntried(mailing, reader) && !isUnderWay(reader))
      : undefined;
  if (untried !== undefined) return { reader: untried };
  const isOver = again.length === 0 && !readers.some((reader) => isUntried(mailing, reader));
  if (isOver) return "none left";
  // The outcome of those that are under way is still to come.
  const times = again.filter(({ reader }) => !isUnderWay(reader)).map(({ dueAt }) => dueAt);
  return { waitMs: Math.min(...times) - time };
}

/** Those whom a mailing has not reached within 3 days count as failed. */
export function ended(mailing: StoredMailing, readers: readonly Reader[], now: Date): StoredMailing {
  const failed = mailing.failed + countWaiting(mailing, readers);
  return { ...mailing, again: [], ahead: [], failed, endedAt: now.toISOString() };
}

export function afterOutcome(
  mailing: StoredMailing,
  reader: Reader,
  outcome: Outcome,
  readers: readonly Reader[],
  now: Date,
): StoredMailing {
  const until = (failures: number) => new Date(now.getTime() + pauseAfter(failures)).toISOString();
  if (outcome.kind === "fault") {
    const faults = mailing.faults + 1;
    return { ...mailing, faults, pausedUntil: until(faults), problem: outcome.problem };
  }
  const at = now.toISOString();
  const { id } = reader.subscriber;
  const before = mailing.again.find((entry) => entry.id === id);
  const { attempts, since } = before ?? { attempts: 0, since: at };
  const isGivenUp = outcome.kind === "later" && now.getTime() >= Date.parse(since) + givenUpAfter;
  const kind = isGivenUp ? "failed" : outcome.kind;
  const others = mailing.again.filter((entry) => entry !== before);
  const refusedInRow = kind === "sent" ? 0 : mailing.refusedInRow + (kind === "later" ? 0 : 1);
  const tooMany = refusedInRow - refusalsInRow + 1;
  return {
    ...mailing,
    ...(before === undefined && tried(mailing, reader.place, readers)),
    again:
      kind === "later"
        ? [...others, { id, attempts: attempts + 1, since, dueAt: until(attempts + 1) }]
        : others,
    sent: mailing.sent + (kind === "sent" ? 1 : 0),
    refused: mailing.refused + (kind === "refused" ? 1 : 0),
    failed: mailing.failed + (kind === "failed" ? 1 : 0),
    at,
    refusedInRow,
    faults: 0,
    pausedUntil: tooMany > 0 ? until(tooMany) : null,
    problem: tooMany > 0 ? "The mail server refuses one address after another." : null,
  };
}

function tried(
  mailing: StoredMailing,
  place: string,
  readers: readonly Reader[],
): Pick<StoredMailing, "reached" | "ahead"> {
  const ahead = [...mailing.ahead, place];
  const untried = readers.find((reader) => isUntried({ ...mailing, ahead }, reader));
  const before = untried === undefined ? ahead : ahead.filter((other) => other < untried.place);
  const reached = [mailing.reached, ...before].toSorted().at(-1) ?? "";
  return { reached, ahead: ahead.filter((other) => other > reached) };
}
