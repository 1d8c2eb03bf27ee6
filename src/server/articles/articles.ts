import { hash, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Article } from "../../shared/posts/article.ts";
import { maxContentLength } from "../../shared/posts/post-input.ts";
import type { PreviewInput } from "../../shared/posts/preview-input.ts";
import { log } from "../logging/log.ts";
import { TaskError, WorkerThread } from "../threads/worker-thread.ts";
import type { ArticleTask } from "./article-worker.ts";
import { plainArticle } from "./plain-article.ts";

export interface Articles {
  /** A text that is too complex becomes plain text. */
  articleOf(markdown: string): Promise<Article>;
  /** The JSON of an `ArticlePreview`, or of null where the whole text has to be sent, since the version is not known. */
  previewOf(input: PreviewInput, signal: AbortSignal): Promise<string>;
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
  /** Another process, or this one before it was started again, may have given a version that is not this one. */
  let previewed = { version: "", text: "" };
  const tooComplex = new LRUCache<string, true>({ max: 1_000 });

  function threadFor(markdown: string) {
    // What a thread knows is not parsed by another: an author looks at the page of a text that was just written.
    if (markdown === previewed.text) return previewThread;
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
    async previewOf(input, signal) {
      const text = wholeText(input, previewed);
      if (text === null) return "null";
      const markdown = text.toWellFormed();
      const version = randomUUID();
      const task = { markdown, version, known: input.replaces?.version };
      // Not from the cache: the thread has to know the text for the next preview.
      const json = await parse(previewThread, markdown, task, signal);
      previewed = json === null ? { version: "", text: "" } : { version, text };
      return json ?? JSON.stringify(plainArticle(markdown));
    },
  };
}

function wholeText(
  { content, replaces }: PreviewInput,
  { version, text }: { version: string; text: string },
): string | null {
  if (replaces === undefined) return content;
  const { from, to } = replaces;
  if (replaces.version !== version || from > to || to > text.length) return null;
  const whole = text.slice(0, from) + content + text.slice(to);
  return whole.length > maxContentLength ? null : whole;
}

function articleThread(maxCpuMs: number, idleMs?: number): WorkerThread<ArticleTask, string | null> {
  return new WorkerThread(new URL("./article-worker.ts", import.meta.url), maxCpuMs, idleMs);
}
