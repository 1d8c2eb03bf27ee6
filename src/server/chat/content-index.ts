import { WorkerThread } from "../threads/worker-thread.ts";
import type { IntentIndex } from "./intent-index.ts";

const maxCpuMs = 60_000;

/** Builds the index in a worker thread, since it would block the event loop for half a second. */
export function contentIndex(): Promise<IntentIndex> {
  return new WorkerThread<null, IntentIndex>(
    new URL("./intent-index-worker.ts", import.meta.url),
    maxCpuMs,
  ).run(null);
}
