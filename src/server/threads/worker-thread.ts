import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import pLimit from "p-limit";

const usualIdleMs = 10_000;

const maxHeapMb = 192;

export class TaskError extends Error {
  get overLimit(): boolean {
    const { cause } = this;
    if (!(cause instanceof Error)) return false;
    return cause instanceof TimeoutError || ("code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY");
  }
}

class TimeoutError extends Error {}

/** Runs tasks in a worker thread, one at a time. A failed task ends the thread. */
export class WorkerThread<Task, Result> {
  readonly #file: URL;
  readonly #maxCpuMs: number;
  readonly #idleMs: number;
  #worker: Promise<Worker> | null = null;
  readonly #oneAtATime = pLimit(1);
  #idleTimer: NodeJS.Timeout | undefined;

  /**
   * @param maxCpuMs Processor time of the thread per task.
   * @param idleMs The thread ends when it had no task for so long.
   */
  constructor(file: URL, maxCpuMs: number, idleMs = usualIdleMs) {
    this.#file = file;
    this.#maxCpuMs = maxCpuMs;
    this.#idleMs = idleMs;
  }

  run(task: Task, signal?: AbortSignal): Promise<Result> {
    return this.#oneAtATime(() => {
      signal?.throwIfAborted();
      return this.#runNow(task);
    });
  }

  async #runNow(task: Task): Promise<Result> {
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    worker.ref();
    try {
      return await resultOf(worker, task, this.#maxCpuMs);
    } catch (cause) {
      this.#end();
      throw new TaskError("A task failed in its thread", { cause });
    } finally {
      // An idle thread must not keep the process alive.
      worker.unref();
      this.#idleTimer = setTimeout(() => this.#end(), this.#idleMs).unref();
    }
  }

  #start(): Promise<Worker> {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    const ready = once(worker, "message").then(() => worker);
    const forget = () => {
      if (this.#worker === ready) this.#worker = null;
    };
    ready.catch(forget);
    worker.once("exit", forget);
    // A thread that runs out of memory while it is being ended must not end the process.
    worker.on("error", () => {});
    return ready;
  }

  #end(): void {
    this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
  }
}

export function serveTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on("message", async (task: Task) => {
    parentPort?.postMessage(await run(task));
  });
  parentPort?.postMessage("ready");
}

async function resultOf<Result>(worker: Worker, task: unknown, maxCpuMs: number): Promise<Result> {
  const settled = new AbortController();
  const before = await worker.cpuUsage();
  worker.postMessage(task);
  try {
    const result = once(worker, "message", { signal: settled.signal });
    const [first] = await Promise.race([result, timeout(worker, before, maxCpuMs, settled.signal)]);
    return first;
  } finally {
    settled.abort();
  }
}

/** Measures processor time of the thread: a sleeping or busy machine says nothing about the task. */
async function timeout(
  worker: Worker,
  before: NodeJS.CpuUsage,
  maxCpuMs: number,
  signal: AbortSignal,
): Promise<never> {
  for (let left = maxCpuMs; left > 0; ) {
    await wait(left, null, { signal });
    const used = await worker.cpuUsage(before).catch(() => null);
    if (used !== null) left = maxCpuMs - (used.user + used.system) / 1000;
  }
  throw new TimeoutError(`No result after ${maxCpuMs} ms of processor time`);
}
