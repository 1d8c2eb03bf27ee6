import { LRUCache } from "lru-cache";
import type { Article } from "../../shared/article.ts";
import { log } from "../log.ts";
import { ArticleThread } from "./article-thread.ts";
import { plainArticle } from "./plain-article.ts";

/** Reads the texts of articles without ever holding up the process. */
export interface Articles {
  /** The article of a Markdown text; one that is too tangled is given as plain text. */
  articleOf(markdown: string): Promise<Article>;
}

/** How long the reading of one text may take. */
interface ArticleLimits {
  deadlineMs: number;
  /** For long texts. */
  longDeadlineMs: number;
}

// The usual text takes 6 ms, one of 200,000 characters 300 ms.
const defaultLimits: ArticleLimits = { deadlineMs: 1_500, longDeadlineMs: 5_000 };

const longFrom = 20_000;

const mostRemembered = 100;
const plainForMs = 10 * 60 * 1000;
const mostCharacters = 2_000_000;

/** Reads in threads, and remembers what was read. Long texts have a thread of their own, so that no other waits for them. */
export function createArticles({ deadlineMs, longDeadlineMs } = defaultLimits): Articles {
  const usual = new ArticleThread(deadlineMs);
  const long = new ArticleThread(longDeadlineMs);
  const remembered = new LRUCache<string, Article>({
    max: mostRemembered,
    maxSize: mostCharacters,
    sizeCalculation: (_article, markdown) => markdown.length + 1,
    fetchMethod: read,
    // Whoever waits for an article gets it, also where others have pushed it out meanwhile.
    ignoreFetchAbort: true,
  });

  async function read(
    markdown: string,
    _stale: unknown,
    { options }: { options: { ttl?: number } },
  ): Promise<Article> {
    const article = await (markdown.length < longFrom ? usual : long).parse(markdown);
    if (article !== null) return article;
    log.warn(
      { length: markdown.length, start: markdown.slice(0, 40) },
      "text too tangled, shown as plain text",
    );
    // It may have been the machine that was slow.
    options.ttl = plainForMs;
    return plainArticle(markdown);
  }

  return { articleOf: (markdown) => remembered.forceFetch(markdown) };
}
