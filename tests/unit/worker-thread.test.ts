import { expect, test } from "vitest";
import { TaskError, WorkerThread } from "../../src/server/threads/worker-thread.ts";

const worker = new URL("../support/server/failing-worker.ts", import.meta.url);

test.each([
  ["time", true],
  ["memory", true],
  ["fault", false],
])(
  "a task that fails by %s tells whether it went over a limit: %s",
  async (way, overLimit) => {
    const thread = new WorkerThread<string, string>(worker, 2_000);
    const error: unknown = await thread.run(way).catch((reason) => reason);
    expect(error instanceof TaskError && error.overLimit).toBe(overLimit);
    expect(error).toBeInstanceOf(TaskError);
  },
  20_000,
);
