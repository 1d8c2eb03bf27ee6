import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import type { Clock } from "../clock/clock.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { type Campaign, type Counted, withCounts } from "./day-counts.ts";
import type { StoredDay } from "./stored-visits.ts";
import { anyPage, type VisitorMarks } from "./visitor-marks.ts";

/** A crash loses what was counted since. */
const writeEveryMs = 10_000;

/** How many counts are kept while they cannot be written: a disk may be full for long. */
const maxUnwritten = 100_000;

/** Where the marks of today's visitors stand in the data folder. No backup holds them. */
export const visitorsFolder = "visitors";

/** Counts what visitors do, without knowing them: `visitor` is what `visitorOf` says. Nobody waits for it, and none of it fails. */
export interface Visits {
  /** The view of a page; the first one of a visit says how it came. */
  countView(
    visitor: string,
    path: string,
    came: { source: string; campaign: Campaign | null },
  ): Promise<void>;
  /** A form that came into view, or a message to the assistant: once a visit. */
  countEvent(visitor: string, event: "formsSeen" | "chats"): Promise<void>;
  /** What is stored, after everything that was counted so far is. */
  days(): Promise<readonly StoredDay[]>;
  /** Writes what was counted. */
  close(): Promise<void>;
}

/** Opens the counts over their collection and the marks of a day. */
export function createVisits(
  days: Collection<StoredDay[]>,
  openMarks: (day: string) => Promise<VisitorMarks>,
  clock: Clock,
): Visits {
  let unwritten: Counted[] = [];
  let marks: Promise<VisitorMarks> | null = null;
  let marksDay = "";
  let writing = Promise.resolve();

  const today = () => dayIn(site.timeZone, clock.now());

  /** The marks of today; those of the day before are forgotten. */
  function marksOf(day: string): Promise<VisitorMarks> {
    if (marks === null || marksDay !== day) {
      marksDay = day;
      // The old marks must be written before their file is removed.
      const opening = writing.then(() => openMarks(day));
      opening.catch(() => {
        if (marks === opening) marks = null;
      });
      marks = opening;
    }
    return marks;
  }

  function add(counted: Counted): void {
    if (unwritten.length < maxUnwritten) unwritten.push(counted);
  }

  async function count(act: (day: string, marks: VisitorMarks) => void | Promise<void>): Promise<void> {
    try {
      const day = today();
      await act(day, await marksOf(day));
    } catch (error) {
      log.error({ err: error }, "error");
    }
  }

  // Counts and marks are taken at the same moment, and the counts written first: a crash in between counts twice, and loses nothing.
  async function writeNow(current: Promise<VisitorMarks> | null): Promise<void> {
    const marks = await current;
    const added = unwritten;
    unwritten = [];
    const writeMarks = marks?.take();
    try {
      await days.update((all) => (added.length === 0 ? all : withCounts(all, added)));
    } catch (error) {
      unwritten = [...added, ...unwritten];
      throw error;
    }
    await writeMarks?.();
  }

  function write(): Promise<void> {
    const current = marks;
    writing = writing
      .then(() => writeNow(current))
      .catch((error: unknown) => log.error({ err: error }, "error"));
    return writing;
  }

  // At midnight the marks go, whether anybody comes or not; at the start, those of the days before.
  const tick = () => write().then(() => count(() => {}));
  void tick();
  const timer = setInterval(tick, writeEveryMs).unref();

  return {
    countView: (visitor, path, came) =>
      count(async (day, marks) => {
        const isNew = await marks.mark(visitor, [path, anyPage]);
        add({
          date: day,
          views: 1,
          ...(isNew.has(path) && { page: path }),
          ...(isNew.has(anyPage) && { visit: came }),
        });
      }),
    countEvent: (visitor, event) =>
      count(async (day, marks) => {
        if ((await marks.mark(visitor, [event])).has(event)) add({ date: day, [event]: 1 });
      }),
    async days() {
      await write();
      return days.read();
    },
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
