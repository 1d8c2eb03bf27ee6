import MiniSearch, { type SearchResult } from "minisearch";
import type { Post } from "../../shared/post.ts";
import { distance, meaningfulWords, weightOf } from "./language.ts";
import { contentPassages, type Passage, postPassages } from "./passages.ts";

/** A passage that covers less of a question is no answer: better none than one to another question. */
const leastCover = 0.6;

/** What a word counts for that stands in a passage and not in its headings. */
const textShare = 0.8;

/**
 * An article takes 1 to 2 ms. The few of a change are taken in at once; a whole blog, as at the first question, one by
 * one, with time for requests in between.
 */
const atOnce = 10;
const restMs = 20;

/** The newest articles that are searched: a thousand would take 50 MB. */
const mostArticles = 300;

/** Finds the passage of a page or an article that has what a question asks for. */
export interface PassageIndex {
  /** Takes in what has changed among the articles. */
  update(): void;
  knows(word: string): boolean;
  /** The known word that this one is a slip of, or the word itself. */
  nearest(word: string, moreWords: Iterable<string>): string;
  find(words: readonly string[]): Passage | null;
}

/** Indexes `content/` once, and the newest articles of `posts`, which come first, whenever they have changed. */
export function createPassageIndex(posts: () => readonly Post[]): PassageIndex {
  const vocabulary = new Set<string>();
  const search = new MiniSearch<Passage>({
    fields: ["heading", "page", "text"],
    storeFields: ["path", "page", "heading", "text"],
    tokenize(text) {
      const words = meaningfulWords(text);
      for (const word of words) vocabulary.add(word);
      return words;
    },
    processTerm: (word) => word,
  });
  search.addAll(contentPassages());

  let known: readonly Post[] = [];
  let indexed = new Map<string, Entry>();
  const waiting = new Set<Entry>();
  let next: NodeJS.Timeout | undefined;
  function takeIn(count: number): void {
    for (const entry of [...waiting].slice(0, count)) {
      const passages = postPassages(entry.post);
      search.addAll(passages);
      entry.ids = passages.map((passage) => passage.id);
      waiting.delete(entry);
    }
    clearTimeout(next);
    if (waiting.size > 0) next = setTimeout(takeIn, restMs, 1).unref();
  }

  return {
    update() {
      const current = posts();
      if (current === known) return;
      known = current;
      const now: typeof indexed = new Map();
      for (const post of current.slice(0, mostArticles)) {
        const before = indexed.get(post.id);
        if (before !== undefined && isSame(before.post, post)) now.set(post.id, before);
        else now.set(post.id, { post, ids: [] });
      }
      for (const [id, entry] of indexed) {
        if (now.get(id) === entry || waiting.delete(entry)) continue;
        search.discardAll(entry.ids);
      }
      for (const [id, entry] of now) if (indexed.get(id) !== entry) waiting.add(entry);
      indexed = now;
      takeIn(atOnce);
    },
    knows: (word) => vocabulary.has(word),
    nearest(word, moreWords) {
      const most = word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0;
      let nearest = word;
      let least = most + 1;
      for (const words of [moreWords, vocabulary]) {
        for (const candidate of words) {
          if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) >= least) continue;
          const away = distance(word, candidate);
          if (away < least) [nearest, least] = [candidate, away];
        }
      }
      return nearest;
    },
    find(spoken) {
      const telling = spoken.filter((word) => weightOf(word) === 1);
      const words = telling.length > 0 ? telling : spoken;
      const results = search.search(words.join(" "), {
        tokenize: (text) => text.split(" "),
        boost: { heading: 3, page: 1.5 },
      });
      const weights = new Map(words.map((word) => [word, weightIn(results, word, search.documentCount)]));
      const asked = sum(words, weights);
      const best = results
        .slice(0, 20)
        .map((result) => ({ result, cover: coverOf(result, weights) / asked }))
        .sort((one, other) => rank(other) - rank(one))[0];
      return best === undefined || best.cover < leastCover ? null : (best.result as SearchResult & Passage);
    },
  };
}

interface Entry {
  post: Post;
  /** Of its passages; none until it is taken in. */
  ids: string[];
}

/** What a passage has of the question; words over it count for more than words in it. */
function coverOf({ match, queryTerms }: SearchResult, weights: Map<string, number>): number {
  return queryTerms.reduce((total, word) => {
    const onlyInText = match[word]?.every((field) => field === "text") ?? true;
    return total + (weights.get(word) ?? 0) * (onlyInText ? textShare : 1);
  }, 0);
}

// Where the words stand in the text too, it is the passage, and not just its page, that is about them.
function rank({ result, cover }: { result: SearchResult; cover: number }): number {
  const inText = Object.values(result.match).filter((fields) => fields.includes("text")).length;
  return cover ** 2 * result.score * (1 + inText / result.queryTerms.length);
}

/** A word that few passages have says more, and one that none has says most. */
function weightIn(results: SearchResult[], word: string, count: number): number {
  const having = results.filter((result) => result.queryTerms.includes(word)).length;
  return weightOf(word) * Math.log(1 + count / (having + 0.5));
}

function sum(words: readonly string[], weights: Map<string, number>): number {
  return words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
}

function isSame(one: Post, other: Post): boolean {
  return one === other || (one.updatedAt === other.updatedAt && one.slug === other.slug);
}
