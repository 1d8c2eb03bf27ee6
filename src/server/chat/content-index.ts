import { WorkerThread } from "../threads/worker-thread.ts";
import type { IntentIndex } from "./intent-index.ts";

const maxCpuMs = 60_000;

let made: Promise<IntentIndex> | undefined;

/** The index of all intents of `content/`, made once, in a thread of its own: it would hold others up for half a second. */
export function contentIndex(): Promise<IntentIndex> {
  made ??= new WorkerThread<null, IntentIndex>(
    new URL("./intent-index-worker.ts", import.meta.url),
    maxCpuMs,
  ).run(null);
  // The next question tries again.
  made.catch(() => {
    made = undefined;
  });
  return made;
}
