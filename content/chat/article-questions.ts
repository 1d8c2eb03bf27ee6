import articles from "./intents/articles.json" with { type: "json" };

interface AskedParagraph {
  slug: string;
  /** The beginning of the paragraph's text. */
  starts: string;
  questions: readonly string[];
}

/** Example questions for paragraphs of the first articles; other articles are found by search only. */
export const askedParagraphs: readonly AskedParagraph[] = Object.entries(articles).flatMap(
  ([slug, paragraphs]) =>
    Object.entries<readonly string[]>(paragraphs).map(([starts, questions]) => ({ slug, starts, questions })),
);
