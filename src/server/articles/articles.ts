import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Article } from "../../shared/posts/article.ts";
import { log } from "../logging/log.ts";
import { ArticleThread } from "./article-thread.ts";
import { plainArticle } from "./plain-article.ts";

/** Reads the texts of articles without ever holding up the process. */
export interface Articles {
  /** The article of a Markdown text; one that is too tangled is given as plain text. */
  articleOf(markdown: string): Promise<Article>;
  /** The same for an author at work. Rejects where the signal comes before the text has its turn. */
  previewOf(markdown: string, gone: AbortSignal): Promise<Article>;
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
const mostCharacters = 2_000_000;
const mostTangled = 1_000;

/** Reads in threads, and remembers what was read. Long texts have a thread of their own, so that no other waits for them. */
export function createArticles({ deadlineMs, longDeadlineMs } = defaultLimits): Articles {
  const usual = new ArticleThread(deadlineMs);
  const long = new ArticleThread(longDeadlineMs);
  const remembered = new LRUCache<string, Article>({
    max: mostRemembered,
    maxSize: mostCharacters,
    sizeCalculation: (_article, markdown) => markdown.length + 1,
    fetchMethod: (markdown) => read(markdown),
    // Whoever waits for an article gets it, also where others have pushed it out meanwhile.
    ignoreFetchAbort: true,
  });
  // By digest: each of these texts takes seconds to find out, and many are longer than what is remembered of articles.
  const tangled = new LRUCache<string, true>({ max: mostTangled });

  async function read(markdown: string, gone?: AbortSignal): Promise<Article> {
    const digest = createHash("sha256").update(markdown).digest("base64");
    if (tangled.has(digest)) return plainArticle(markdown);
    const article = await (markdown.length < longFrom ? usual : long).parse(markdown, gone);
    if (article !== null) return article;
    tangled.set(digest, true);
    log.warn(
      { length: markdown.length, start: markdown.slice(0, 40) },
      "text too tangled, shown as plain text",
    );
    return plainArticle(markdown);
  }

  return {
    articleOf: (markdown) => remembered.forceFetch(markdown),
    async previewOf(markdown, gone) {
      const known = remembered.get(markdown);
      if (known !== undefined) return known;
      const article = await read(markdown, gone);
      remembered.set(markdown, article);
      return article;
    },
  };
}
