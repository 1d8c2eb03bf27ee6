import type { SearchResult } from "minisearch";
import { foldText } from "../../shared/fold-text.ts";
import { isPostPath } from "../../shared/paths.ts";
import { type Embedding, embed, similarity } from "./embedding.ts";
import { entryOfParagraph } from "./intents.ts";
import { createKeywordIndex, sumOf, weightBy } from "./keyword-index.ts";
import { weightOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";
import type { Spelling } from "./spelling.ts";

/** What is found by its words: with the words of the query that it has. */
export type PassageResult = SearchResult & Passage;

interface IndexedPassage {
  passage: Passage;
  embedding: Embedding;
  /** Its place among what has example questions; null where it has none. */
  entry: number | null;
}

/** How many are compared because of what they mean, and how much more the page counts that was spoken of. */
const maxNearest = 8;
const lastPageBonus = 0.1;
const maxEmbeddedLength = 400;

/** The passages that can be found, by their words, by what they mean and by their place. */
export function createIndexedPassages(spelling: Spelling) {
  const known = new Map<Passage["id"], IndexedPassage>();
  const byEntry = new Map<number, Passage["id"]>();
  const index = createKeywordIndex();
  // An answer asks several times for the same words.
  let last: { query: string; results: PassageResult[] } | null = null;
  function search(words: readonly string[]): PassageResult[] {
    const query = words.join(" ");
    if (last?.query !== query) last = { query, results: index.search(query) as PassageResult[] };
    return last.results;
  }

  return {
    has: (id: Passage["id"]) => known.has(id),
    get: (id: Passage["id"]) => known.get(id),
    count: () => index.documentCount,
    add(passage: Passage): void {
      last = null;
      index.add(passage);
      spelling.addPageWords(searchedTextOf(passage));
      const entry = entryOfParagraph(passage.path, passage.text);
      if (entry !== null) byEntry.set(entry, passage.id);
      known.set(passage.id, { passage, embedding: embed(embeddedTextOf(passage)), entry });
    },
    discard(ids: readonly Passage["id"][]): void {
      last = null;
      index.discardAll(ids);
      for (const id of ids) {
        const gone = known.get(id);
        if (gone === undefined) continue;
        spelling.removePageWords(searchedTextOf(gone.passage));
        if (gone.entry !== null) byEntry.delete(gone.entry);
        known.delete(id);
      }
    },
    search,
    /** How rare each of some words is. */
    weightOf: (words: readonly string[]) => weightBy(words, search(words), index.documentCount),
    withEntries: (entries: readonly number[]) => entries.flatMap((entry) => byEntry.get(entry) ?? []),
    /** The passages that mean most what a message means; one of the page that was spoken of may go on from there. */
    nearest(
      lastPath: string | null,
      embedding: Embedding,
      embeddingInContext: Embedding | null,
    ): Passage["id"][] {
      const found: { id: Passage["id"]; score: number }[] = [];
      for (const [id, { passage, embedding: ownEmbedding }] of known) {
        const inContext =
          embeddingInContext !== null && passage.path === lastPath
            ? similarity(embeddingInContext, ownEmbedding) + lastPageBonus
            : 0;
        const score = Math.max(similarity(embedding, ownEmbedding), inContext);
        if (found.length === maxNearest && score <= (found.at(-1)?.score ?? 0)) continue;
        found.push({ id, score });
        found.sort((one, other) => other.score - one.score);
        found.length = Math.min(found.length, maxNearest);
      }
      return found.map(({ id }) => id);
    },
  };
}

export type IndexedPassages = ReturnType<typeof createIndexedPassages>;

/** What a passage means stands in its heading and where it begins. */
export function embeddedTextOf({ heading, text }: Passage): string {
  return foldText(`${heading}. ${text}`.slice(0, maxEmbeddedLength));
}

function searchedTextOf({ heading, page, text }: Passage): string {
  return `${heading} ${page} ${text}`;
}

/** A passage, and how well it fits a message. */
export interface PassageMatch extends Passage {
  isArticle: boolean;
  /** How much of the message it has, rare words counting more, from 0 to 1. */
  coverage: number;
  /** The same of its headings alone. */
  headingCoverage: number;
  /** How many of the message's words that carry a meaning it has. */
  keywordCount: number;
  /** How far it comes behind the one that the index ranks first, from 0 to 1. */
  rank: number;
  /** How near it is to the message, and to the message after the one before, by what they mean. */
  similarity: number;
  similarityInContext: number;
  /** Its place among what has example questions; null where it has none. */
  entry: number | null;
}

/** How many are compared: of the page or article that was spoken of, of each other one, and of how many others. */
const maxOfLastPage = 6;
const maxOfOtherPage = 2;
const maxPages = 10;

/** What is looked for: the words of a message, and what it means. */
export interface PassageQuery {
  words: readonly string[];
  embedding: Embedding;
  /** What it means after what was asked before. */
  embeddingInContext: Embedding | null;
  /** The page or article that was spoken of: more of its passages are given. */
  lastPath: string | null;
  /** Of passages that are given in any case. */
  entries: readonly number[];
}

/** The passages that have the most of what a message asks for, by its words and by its meaning. */
export function closestPassages(
  indexed: IndexedPassages,
  { words, embedding, embeddingInContext, lastPath, entries }: PassageQuery,
): PassageMatch[] {
  const all = indexed.search(words);
  const weight = weightBy(words, all, indexed.count());
  const total = sumOf(words, weight) || 1;
  const share = (some: Iterable<string>) => sumOf([...some], weight) / total;
  const termsByPath = new Map<string, Set<string>>();
  for (const { path, queryTerms } of all) {
    const terms = termsByPath.get(path) ?? new Set();
    for (const word of queryTerms) terms.add(word);
    termsByPath.set(path, terms);
  }
  const results = new Map<Passage["id"], SearchResult>(all.map((result) => [result.id, result]));
  const ids = new Set([
    ...limitPerPage(all, lastPath),
    ...indexed.nearest(lastPath, embedding, embeddingInContext),
    ...indexed.withEntries(entries),
  ]);
  return [...ids].flatMap((id) => {
    const found = indexed.get(id);
    if (found === undefined) return [];
    const { passage, embedding: ownEmbedding, entry } = found;
    const result = results.get(id);
    const terms = result?.queryTerms ?? [];
    const isArticle = isPostPath(passage.path);
    const coverage = share(terms);
    return {
      ...passage,
      isArticle,
      // What a question asks for seldom stands in one paragraph of an article, which is about one thing.
      coverage: isArticle ? (coverage + share(termsByPath.get(passage.path) ?? [])) / 2 : coverage,
      headingCoverage: share(terms.filter((word) => result !== undefined && isInHeading(result, word))),
      keywordCount: terms.filter((word) => weightOf(word) === 1).length,
      rank: (result?.score ?? 0) / (all[0]?.score ?? 1),
      similarity: similarity(embedding, ownEmbedding),
      similarityInContext: embeddingInContext === null ? 0 : similarity(embeddingInContext, ownEmbedding),
      entry,
    };
  });
}

function isInHeading({ match }: SearchResult, word: string): boolean {
  return match[word]?.some((field) => field !== "text") ?? false;
}

/** The ids of search results, of each page few. */
function limitPerPage(results: readonly PassageResult[], lastPath: string | null): Passage["id"][] {
  const counts = new Map<string, number>();
  return results
    .filter(({ path }) => {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return (
        count <= (path === lastPath ? maxOfLastPage : maxOfOtherPage) &&
        (path === lastPath || counts.size <= maxPages)
      );
    })
    .map(({ id }) => id);
}
