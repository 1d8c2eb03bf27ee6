import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Article } from "../../shared/posts/article.ts";
import { log } from "../logging/log.ts";

// A thread takes 40 MB, and articles are remembered.
const idleMs = 10_000;

// The longest text that somebody wrote takes a third of it.
const memoryMb = 192;

/** Reads texts in a thread of its own, one at a time, and ends the thread where one takes too long or too much. */
export class ArticleThread {
  readonly #deadlineMs: number;
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /** @param deadlineMs How long the reading of one text may take, of the processor's time. */
  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
  }

  /**
   * The article of a Markdown text; null where the text is too tangled. Rejects where the thread does not start, or where
   * nobody waits any more when the text has its turn.
   */
  parse(markdown: string, gone?: AbortSignal): Promise<Article | null> {
    const parsed = this.#last.then(() => {
      gone?.throwIfAborted();
      return this.#ask(markdown);
    });
    this.#last = parsed.catch(() => {});
    return parsed;
  }

  async #ask(markdown: string): Promise<Article | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    worker.ref();
    try {
      const json = await answerOf(worker, markdown, this.#deadlineMs);
      if (json !== tooLate) return JSON.parse(json);
    } catch (error) {
      log.error({ err: error }, "error");
    } finally {
      // An idle thread keeps no process alive.
      worker.unref();
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
    this.#end();
    return null;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL("./article-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const forget = () => {
      this.#worker = null;
    };
    // One that runs out of memory while it is being ended must not end the process.
    worker.on("error", () => {});
    worker.once("exit", forget);
    await once(worker, "message").catch((error) => {
      forget();
      throw error;
    });
    return worker;
  }

  #end(): void {
    this.#worker?.then((worker) => worker.removeAllListeners("exit").terminate());
    this.#worker = null;
  }
}

const tooLate = Symbol("too late");

/** What the thread answers, unless the process has worked for so long without an answer. */
async function answerOf(worker: Worker, markdown: string, deadlineMs: number) {
  const settled = new AbortController();
  const before = process.cpuUsage();
  worker.postMessage(markdown);
  const answer = once(worker, "message", { signal: settled.signal }).then(([json]) => json);
  try {
    // A machine that was asleep or busy with others says nothing about the text.
    for (let left = deadlineMs; left > 0; left = deadlineMs - workedMs(before)) {
      const first = await Promise.race([answer, wait(left, tooLate, { signal: settled.signal })]);
      if (first !== tooLate) return first;
    }
    return tooLate;
  } finally {
    settled.abort();
  }
}

/** What the process has worked since then, in ms of the processor's time. */
function workedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
