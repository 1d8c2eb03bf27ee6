import { WorkerThread } from "../threads/worker-thread.ts";
import type { IntentIndex } from "./intent-index.ts";

const maxCpuMs = 60_000;

/** Makes the index of all intents of `content/` in a thread of its own: it would hold others up for half a second. */
export function contentIndex(): Promise<IntentIndex> {
  return new WorkerThread<null, IntentIndex>(
    new URL("./intent-index-worker.ts", import.meta.url),
    maxCpuMs,
  ).run(null);
}
