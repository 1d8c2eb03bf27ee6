import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import pLimit from "p-limit";

// A thread takes 40 MB or more, and the results are cached.
const idleMs = 10_000;

// The longest text that a person wrote takes a third of it.
const maxHeapMb = 192;

/** The task failed, and its thread was ended; the `cause` says why. */
export class TaskError extends Error {
  /** Whether it took too long or too much memory; otherwise it threw. */
  get overLimit(): boolean {
    const { cause } = this;
    if (!(cause instanceof Error)) return false;
    return cause instanceof TimeoutError || ("code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY");
  }
}

class TimeoutError extends Error {}

/**
 * Runs tasks in a worker thread, one at a time. The thread starts with the first task, ends when it is idle, and is
 * replaced after a task that failed. Its file calls `serveTasks`.
 */
export class WorkerThread<Task, Result> {
  readonly #file: URL;
  readonly #maxCpuMs: number;
  #worker: Promise<Worker> | null = null;
  readonly #oneAtATime = pLimit(1);
  #idleTimer: NodeJS.Timeout | undefined;

  /** @param maxCpuMs How long one task may take, in processor time of its thread. */
  constructor(file: URL, maxCpuMs: number) {
    this.#file = file;
    this.#maxCpuMs = maxCpuMs;
  }

  /** Rejects with a `TaskError` where the task fails, or with the reason of `signal` where it aborts before its turn. */
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
      // An idle thread keeps no process alive.
      worker.unref();
      this.#idleTimer = setTimeout(() => this.#end(), idleMs).unref();
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
    // One that runs out of memory while it is being ended must not end the process.
    worker.on("error", () => {});
    return ready;
  }

  #end(): void {
    this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
  }
}

/** Answers the tasks that a `WorkerThread` sends to this thread. */
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

/**
 * Rejects with a TimeoutError once a thread has used so much processor time since `before`. Not time of day, nor the time of
 * the process: a machine that was asleep or busy, and what others do in the process, say nothing about the task.
 */
async function timeout(
  worker: Worker,
  before: NodeJS.CpuUsage,
  maxCpuMs: number,
  signal: AbortSignal,
): Promise<never> {
  for (let left = maxCpuMs; left > 0; ) {
    await wait(left, null, { signal });
    // A thread that has ended has said so itself.
    const used = await worker.cpuUsage(before).catch(() => null);
    if (used !== null) left = maxCpuMs - (used.user + used.system) / 1000;
  }
  throw new TimeoutError(`No result after ${maxCpuMs} ms of processor time`);
}
