import { parentPort } from "node:worker_threads";

/** Answers the tasks that a `WorkerThread` sends to this thread. */
export function serveTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on("message", async (task: Task) => {
    parentPort?.postMessage(await run(task));
  });
  parentPort?.postMessage("ready");
}
