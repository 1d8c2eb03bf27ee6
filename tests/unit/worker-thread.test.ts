import { expect, test } from "vitest";
import { TaskError, WorkerThread } from "../../src/server/threads/worker-thread.ts";

const worker = new URL("../support/server/failing-worker.ts", import.meta.url);

test.each([
  ["time", true],
  ["memory", true],
  ["fault", false],
])("a task that fails by %s tells whether it went over a limit: %s", async (way, overLimit) => {
  const thread = new WorkerThread<string, string>(worker, 2_000);
  const error: unknown = await thread.run(way).catch((reason) => reason);
  expect(error instanceof TaskError && error.overLimit).toBe(overLimit);
  expect(error).toBeInstanceOf(TaskError);
});

test("the time of a task is its own thread's, however busy the process is meanwhile", async () => {
  const thread = new WorkerThread<string, string>(worker, 300);
  const other = new WorkerThread<string, string>(worker, 1_000);
  const busy = other.run("time").catch(() => "ended");
  const result = thread.run("pause");
  const until = performance.now() + 800;
  // In slices, so that timers have their turn.
  while (performance.now() < until) {
    const slice = performance.now() + 50;
    while (performance.now() < slice);
    await new Promise(setImmediate);
  }
  expect(await result).toBe("timed-out");
  expect(await busy).toBe("ended");
});
