import articles from "./intents/articles.json" with { type: "json" };

/** A paragraph of an article that comes with the site, and what visitors may ask that it answers. */
export interface AskedParagraph {
  slug: string;
  /** How it begins. */
  starts: string;
  questions: readonly string[];
}

/**
 * The questions lead to their paragraphs as examples lead to direct answers, while the article still has them. Any article is
 * found without.
 */
export const askedParagraphs: readonly AskedParagraph[] = Object.entries(articles).flatMap(
  ([slug, paragraphs]) =>
    Object.entries<readonly string[]>(paragraphs).map(([starts, questions]) => ({ slug, starts, questions })),
);
