import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import type { Clock } from "../clock/clock.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { type Counted, withCounts } from "./day-counts.ts";
import type { StoredDay } from "./stored-visits.ts";
import { anyPage, type VisitorMarks } from "./visitor-marks.ts";

const writeEveryMs = 10_000;

const maxUnwritten = 100_000;

export const visitorsFolder = "visitors";

export type Visits = ReturnType<typeof createVisits>;

/** Counts visits without identifying visitors. Failures are logged, never thrown. */
export function createVisits(
  days: Collection<StoredDay[]>,
  openMarks: (day: string) => Promise<VisitorMarks>,
  clock: Clock,
) {
  let unwritten: Counted[] = [];
  let marks: Promise<VisitorMarks> | null = null;
  let marksDay = "";
  let writing = Promise.resolve();

  const today = () => dayIn(site.timeZone, clock.now());

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

  // Counts and marks are snapshotted together and counts written first: a crash in between counts twice, but loses nothing.
  async function writeNow(current: Promise<VisitorMarks> | null): Promise<void> {
    const marks = await current;
    const added = unwritten;
    unwritten = [];
    const writeMarks = marks?.prepareWrite();
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

  // Opens the marks of a new day even without visitors, so that the old ones are deleted at midnight.
  const tick = () => write().then(() => count(() => {}));
  void tick();
  const timer = setInterval(tick, writeEveryMs).unref();

  return {
    countView: (visitor: string, path: string, came: NonNullable<Counted["visit"]>): Promise<void> =>
      count(async (day, marks) => {
        const isNew = await marks.mark(visitor, [path, anyPage]);
        add({
          date: day,
          views: 1,
          ...(isNew.has(path) && { page: path }),
          ...(isNew.has(anyPage) && { visit: came }),
        });
      }),
    countEvent: (visitor: string, event: "formsSeen" | "chats" | "searches"): Promise<void> =>
      count(async (day, marks) => {
        if ((await marks.mark(visitor, [event])).has(event)) add({ date: day, [event]: 1 });
      }),
    async days(): Promise<readonly StoredDay[]> {
      await write();
      return days.read();
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}
