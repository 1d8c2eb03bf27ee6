import type { SearchResult } from "minisearch";
import { isPostPath } from "../../shared/paths.ts";
import { type Embedding, similarity } from "./embedding.ts";
import type { IndexedPassages, PassageResult } from "./indexed-passages.ts";
import { weightOf } from "./keywords.ts";
import type { Passage } from "./passages.ts";
import { sumOf, weightBy } from "./word-index.ts";

/** A passage, and how well it fits a message. */
export interface FoundText extends Passage {
  isArticle: boolean;
  /** How much of the message it has, rare words counting more, from 0 to 1. */
  coverage: number;
  /** The same of its headings alone. */
  inTitle: number;
  /** How many of the message's words that carry a meaning it has. */
  found: number;
  /** How far it comes behind the one that the index ranks first, from 0 to 1. */
  rank: number;
  /** How near it is to the message, and to the message after the one before, by what they mean. */
  near: number;
  nearGoingOn: number;
  /** Its place among what has example questions; null where it has none. */
  place: number | null;
}

/** How many are compared: of the page or article that was spoken of, of each other one, and of how many others. */
const maxOfSpokenOf = 6;
const maxOfOther = 2;
const maxPaths = 10;

/** What is looked for: the words of a message, and what it means. */
export interface Sought {
  words: readonly string[];
  embedding: Embedding;
  /** What it means after what was asked before. */
  goingOn: Embedding | null;
  /** The page or article that was spoken of: more of its passages are given. */
  spokenOf: string | null;
  /** Of passages that are given in any case. */
  places: readonly number[];
}

/** The passages that have the most of what a message asks for, by its words and by its meaning. */
export function closestPassages(
  indexed: IndexedPassages,
  { words, embedding, goingOn, spokenOf, places }: Sought,
): FoundText[] {
  const all = indexed.search(words);
  const weight = weightBy(words, all, indexed.count());
  const whole = sumOf(words, weight) || 1;
  const share = (some: Iterable<string>) => sumOf([...some], weight) / whole;
  const saidIn = new Map<string, Set<string>>();
  for (const { path, queryTerms } of all) {
    const said = saidIn.get(path) ?? new Set();
    for (const word of queryTerms) said.add(word);
    saidIn.set(path, said);
  }
  const results = new Map<Passage["id"], SearchResult>(all.map((result) => [result.id, result]));
  const ids = new Set([
    ...fewOfEach(all, spokenOf),
    ...indexed.nearest(spokenOf, embedding, goingOn),
    ...indexed.at(places),
  ]);
  return [...ids].flatMap((id) => {
    const found = indexed.get(id);
    if (found === undefined) return [];
    const { passage, embedding: its, place } = found;
    const result = results.get(id);
    const terms = result?.queryTerms ?? [];
    const isArticle = isPostPath(passage.path);
    const own = share(terms);
    return {
      ...passage,
      isArticle,
      // What a question asks for seldom stands in one paragraph of an article, which is about one thing.
      coverage: isArticle ? (own + share(saidIn.get(passage.path) ?? [])) / 2 : own,
      inTitle: share(terms.filter((word) => result !== undefined && isInTitle(result, word))),
      found: terms.filter((word) => weightOf(word) === 1).length,
      rank: (result?.score ?? 0) / (all[0]?.score ?? 1),
      near: similarity(embedding, its),
      nearGoingOn: goingOn === null ? 0 : similarity(goingOn, its),
      place,
    };
  });
}

function isInTitle({ match }: SearchResult, word: string): boolean {
  return match[word]?.some((field) => field !== "text") ?? false;
}

/** The ids of search results, of each page few. */
function fewOfEach(results: readonly PassageResult[], spokenOf: string | null): Passage["id"][] {
  const counts = new Map<string, number>();
  return results
    .filter(({ path }) => {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return (
        count <= (path === spokenOf ? maxOfSpokenOf : maxOfOther) &&
        (path === spokenOf || counts.size <= maxPaths)
      );
    })
    .map(({ id }) => id);
}
