import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Article } from "../../shared/posts/article.ts";
import { log } from "../logging/log.ts";
import { TaskError, WorkerThread } from "../threads/worker-thread.ts";
import { plainArticle } from "./plain-article.ts";

export interface Articles {
  /** A text that is too complex becomes plain text. */
  articleOf(markdown: string): Promise<Article>;
  previewOf(markdown: string, signal: AbortSignal): Promise<Article>;
}

// Processor time per text. A usual text takes 6 ms, one of 200,000 characters 300 ms.
const defaultLimits = { maxMs: 1_500, longMaxMs: 5_000 };

const longFrom = 20_000;

/** A thread that ended has forgotten the text, so this is as long as an author thinks. */
const previewIdleMs = 10 * 60_000;

/**
 * Parses in worker threads, with one for long texts, so that short ones need not wait for them, and one for long texts that
 * are being written, which knows the text before.
 */
export function createArticles({ maxMs, longMaxMs } = defaultLimits): Articles {
  const thread = articleThread(maxMs);
  const longThread = articleThread(longMaxMs);
  const previewThread = articleThread(longMaxMs, previewIdleMs);
  const cache = new LRUCache<string, Article>({
    max: 100,
    maxSize: 2_000_000,
    sizeCalculation: (_article, markdown) => markdown.length + 1,
    fetchMethod: (markdown) => (lastPreview?.markdown === markdown ? lastPreview.article : parse(markdown)),
    // Callers that wait for an article get it even if it was evicted meanwhile.
    ignoreFetchAbort: true,
  });
  // While a long text is written, its previews would push all other articles out of the cache.
  let lastPreview: { markdown: string; article: Article } | null = null;
  const tooComplex = new LRUCache<string, true>({ max: 1_000 });

  async function parse(markdown: string, signal?: AbortSignal): Promise<Article> {
    const digest = hash("sha256", markdown, "base64");
    if (tooComplex.has(digest)) return plainArticle(markdown);
    const text = { length: markdown.length, start: markdown.slice(0, 40) };
    try {
      const long = signal === undefined ? longThread : previewThread;
      const json = await (markdown.length < longFrom ? thread : long).run(markdown, signal);
      if (json !== null) return JSON.parse(json);
    } catch (error) {
      if (!(error instanceof TaskError)) throw error;
      if (!error.overLimit) {
        log.error({ err: error.cause, ...text }, "text not parsed, shown as plain text");
        return plainArticle(markdown);
      }
    }
    tooComplex.set(digest, true);
    log.warn(text, "text too complex, shown as plain text");
    return plainArticle(markdown);
  }

  return {
    articleOf: (markdown) => cache.forceFetch(markdown),
    async previewOf(markdown, signal) {
      // Not from the cache: the thread has to know the text for the next preview.
      const article = await parse(markdown, signal);
      lastPreview = { markdown, article };
      return article;
    },
  };
}

function articleThread(maxCpuMs: number, idleMs?: number): WorkerThread<string, string | null> {
  return new WorkerThread(new URL("./article-worker.ts", import.meta.url), maxCpuMs, idleMs);
}
