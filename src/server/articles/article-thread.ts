import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Article } from "../../shared/article.ts";
import { log } from "../log.ts";

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

  /** @param deadlineMs How long the reading of one text may take. */
  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
  }

  /** The article of a Markdown text; null where the text is too tangled. Rejects where the thread does not start. */
  parse(markdown: string): Promise<Article | null> {
    const parsed = this.#last.then(() => this.#ask(markdown));
    this.#last = parsed.catch(() => {});
    return parsed;
  }

  async #ask(markdown: string): Promise<Article | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    worker.ref();
    worker.postMessage(markdown);
    try {
      const [json] = await once(worker, "message", { signal: AbortSignal.timeout(this.#deadlineMs) });
      return JSON.parse(json);
    } catch (error) {
      if (!isTimeout(error)) log.error({ err: error }, "error");
      this.#end();
      return null;
    } finally {
      // An idle thread keeps no process alive.
      worker.unref();
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
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

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
