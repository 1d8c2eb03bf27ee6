import MiniSearch, { type SearchResult } from "minisearch";
import type { Post } from "../../shared/posts/post.ts";
import { distance, meaningfulWords, weightOf } from "./language.ts";
import { contentPassages, type Passage, postPassages } from "./passages.ts";

/** A passage that covers less of a question is no answer: better none than one to another question. */
const leastCover = 0.6;

/** What a word counts for that stands in a passage and not in its headings. */
const textShare = 0.8;

/**
 * In characters: the usual article has 8,000, and takes 1 to 2 ms. The few of a change are taken in at once; a whole blog,
 * as at the first question, little by little, with time for requests in between.
 */
const atOnce = 100_000;
const eachTurn = 10_000;
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
  function takeIn(most: number): void {
    let taken = 0;
    for (const entry of waiting) {
      entry.left ??= postPassages(entry.post);
      for (let passage = entry.left.shift(); passage !== undefined; passage = entry.left.shift()) {
        search.add(passage);
        entry.ids.push(passage.id);
        taken += passage.text.length;
        if (taken >= most) break;
      }
      if (entry.left.length === 0) waiting.delete(entry);
      if (taken >= most) break;
    }
    clearTimeout(next);
    if (waiting.size > 0) next = setTimeout(takeIn, restMs, eachTurn).unref();
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
        else now.set(post.id, { post, ids: [], left: null });
      }
      for (const [id, entry] of indexed) {
        if (now.get(id) === entry) continue;
        waiting.delete(entry);
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
  /** Of the passages that are taken in. */
  ids: string[];
  /** The passages that are not taken in yet; null before they are looked for. */
  left: Passage[] | null;
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
