import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Article } from "../../shared/posts/article.ts";
import { log } from "../logging/log.ts";
import { TaskError, WorkerThread } from "../threads/worker-thread.ts";
import type { ArticleTask } from "./article-worker.ts";
import { plainArticle } from "./plain-article.ts";

export interface Articles {
  /** A text that is too complex becomes plain text. */
  articleOf(markdown: string): Promise<Article>;
  /** The JSON of an `ArticlePreview`; `known` is the version that the editor has. */
  previewOf(markdown: string, known: string | undefined, signal: AbortSignal): Promise<string>;
}

// Processor time per text. A usual text takes 6 ms, one of 200,000 characters 300 ms.
const defaultLimits = { maxMs: 1_500, longMaxMs: 5_000 };

const longFrom = 20_000;

/** A thread that ended has forgotten the text, so this is as long as an author thinks. */
const previewIdleMs = 10 * 60_000;

/**
 * Parses in worker threads, with one for long texts, so that short ones need not wait for them, and one for texts that are
 * being written, which knows the text before.
 */
export function createArticles({ maxMs, longMaxMs } = defaultLimits): Articles {
  const thread = articleThread(maxMs);
  const longThread = articleThread(longMaxMs);
  const previewThread = articleThread(longMaxMs, previewIdleMs);
  const cache = new LRUCache<string, Article>({
    max: 100,
    maxSize: 2_000_000,
    sizeCalculation: (_article, markdown) => markdown.length + 1,
    fetchMethod: async (markdown) => {
      const json = await parse(threadFor(markdown), markdown, markdown);
      return json === null ? plainArticle(markdown) : JSON.parse(json);
    },
    // Callers that wait for an article get it even if it was evicted meanwhile.
    ignoreFetchAbort: true,
  });
  /** What a thread knows is not parsed by another: an author looks at the page of a text that was just written. */
  let lastPreviewed = "";
  const tooComplex = new LRUCache<string, true>({ max: 1_000 });

  function threadFor(markdown: string) {
    if (markdown === lastPreviewed) return previewThread;
    return markdown.length < longFrom ? thread : longThread;
  }

  /** Returns null where the text can only be shown as plain text. */
  async function parse(
    worker: typeof thread,
    markdown: string,
    task: ArticleTask,
    signal?: AbortSignal,
  ): Promise<string | null> {
    const digest = hash("sha256", markdown, "base64");
    if (tooComplex.has(digest)) return null;
    const text = { length: markdown.length, start: markdown.slice(0, 40) };
    try {
      const json = await worker.run(task, signal);
      if (json !== null) return json;
    } catch (error) {
      if (!(error instanceof TaskError)) throw error;
      if (!error.overLimit) {
        log.error({ err: error.cause, ...text }, "text not parsed, shown as plain text");
        return null;
      }
    }
    tooComplex.set(digest, true);
    log.warn(text, "text too complex, shown as plain text");
    return null;
  }

  return {
    articleOf: (markdown) => cache.forceFetch(markdown),
    async previewOf(markdown, known, signal) {
      // Not from the cache: the thread has to know the text for the next preview.
      const json = await parse(previewThread, markdown, { markdown, known }, signal);
      lastPreviewed = json === null ? "" : markdown;
      return json ?? JSON.stringify(plainArticle(markdown));
    },
  };
}

function articleThread(maxCpuMs: number, idleMs?: number): WorkerThread<ArticleTask, string | null> {
  return new WorkerThread(new URL("./article-worker.ts", import.meta.url), maxCpuMs, idleMs);
}
