import type { SearchResult } from "minisearch";
import { foldText } from "../../shared/fold-text.ts";
import { isPostPath } from "../../shared/paths.ts";
import { type Embedding, embed, similarity } from "./embedding.ts";
import { entryOfParagraph } from "./intents.ts";
import { createKeywordIndex, sumOf, weightBy } from "./keyword-index.ts";
import { weightOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";
import type { Spelling } from "./spelling.ts";

type PassageResult = SearchResult & Passage;

interface IndexedPassage {
  passage: Passage;
  embedding: Embedding;
  entry: number | null;
}

const maxNearest = 8;
/** Passages of the previous page get a bonus, since a follow-up may ask about it. */
const lastPageBonus = 0.1;
const maxEmbeddedLength = 400;

export function createIndexedPassages(spelling: Spelling) {
  const known = new Map<Passage["id"], IndexedPassage>();
  const byEntry = new Map<number, Passage["id"]>();
  const index = createKeywordIndex();
  // Each answer searches for the same words several times.
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
    weightOf: (words: readonly string[]) => weightBy(words, search(words), index.documentCount),
    withEntries: (entries: readonly number[]) => entries.flatMap((entry) => byEntry.get(entry) ?? []),
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

type IndexedPassages = ReturnType<typeof createIndexedPassages>;

export function embeddedTextOf({ heading, text }: Passage): string {
  return foldText(`${heading}. ${text}`.slice(0, maxEmbeddedLength));
}

function searchedTextOf({ heading, page, text }: Passage): string {
  return `${heading} ${page} ${text}`;
}

export interface PassageMatch extends Passage {
  isArticle: boolean;
  /** The share of the message's keywords, weighted by rarity, from 0 to 1. */
  coverage: number;
  headingCoverage: number;
  keywordCount: number;
  /** The search score relative to the best result, from 0 to 1. */
  rank: number;
  similarity: number;
  similarityInContext: number;
  /** The index entry of its example questions; null without any. */
  entry: number | null;
}

const maxOfLastPage = 6;
const maxOfOtherPage = 2;
const maxPages = 10;

export interface PassageQuery {
  words: readonly string[];
  embedding: Embedding;
  embeddingInContext: Embedding | null;
  /** More passages of the page of the previous reply are returned. */
  lastPath: string | null;
  /** Index entries of passages to include in any case. */
  entries: readonly number[];
}

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
      // One paragraph of an article seldom contains all keywords, so the whole article counts too.
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
