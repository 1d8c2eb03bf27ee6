import MiniSearch, { type SearchResult } from "minisearch";
import { foldWord } from "../../shared/fold-text.ts";
import { categoryOf } from "../../shared/posts/list.ts";
import { indexedText, wordsIn } from "./indexed-text.ts";
import type { StoredPost } from "./stored-posts.ts";

export interface FoundWords {
  post: StoredPost;
  /** The words of the article that the search found, folded. */
  terms: readonly string[];
  /** The words of the search that found them, folded. */
  words: readonly string[];
}

export type PostSearch = ReturnType<typeof createPostIndex>;

/** Bounds what a search costs. */
const maxWords = 6;
const maxAnswers = 100;
const postsAtOnce = 4;

/** Of long words, two letters may have changed places, which are two edits. */
const fuzzy = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

const fields: Record<string, (post: StoredPost) => string> = {
  title: ({ title }) => title,
  category: categoryOf,
  summary: ({ summary }) => summary,
  text: indexedText,
};

/**
 * Searches the public articles. Accents, letter case, the end of a word and small typing errors do not matter.
 */
export function createPostIndex(view: () => { newestFirst: readonly StoredPost[] }) {
  const index = new MiniSearch<StoredPost>({
    fields: Object.keys(fields),
    extractField: (post, field) => (field === "id" ? post.id : (fields[field]?.(post) ?? "")),
    tokenize: (text) => Array.from(wordsIn(text), ({ word }) => word),
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 4, category: 2, summary: 2 },
      // Short beginnings of several words would find half of the words there are.
      prefix: (term, _at, all) => term.length >= (all.length === 1 ? 3 : 4),
    },
  });
  let indexed: ReadonlyMap<string, StoredPost> = new Map();
  /** What was found since the last change, by the searched words. */
  const answers = new Map<string, FoundWords[]>();
  let last: object | null = null;
  let updating = Promise.resolve();

  /** Indexes a few articles at a time, so that other requests are not blocked. */
  async function update(): Promise<void> {
    const current = view();
    if (current === last) return;
    const posts = new Map(current.newestFirst.map((post) => [post.id, post]));
    const added = [...posts.values()].filter((post) => indexed.get(post.id) !== post);
    try {
      index.discardAll(
        [...indexed.values()].filter((post) => posts.get(post.id) !== post).map(({ id }) => id),
      );
      indexed = posts;
      await index.addAllAsync(added, { chunkSize: postsAtOnce });
      last = current;
      answers.clear();
    } catch (error) {
      // The next search indexes everything again.
      index.removeAll();
      indexed = new Map();
      throw error;
    }
  }

  function upToDate(): Promise<void> {
    updating = updating.catch(() => {}).then(update);
    return updating;
  }

  function search(words: string): FoundWords[] {
    const withAll = index.search(words, { combineWith: "AND" });
    const results = withAll.length > 0 ? withAll : withMostWords(index.search(words, { fuzzy }));
    return results.flatMap(({ id, terms, queryTerms }) => {
      const post = indexed.get(id);
      return post === undefined ? [] : [{ post, terms, words: queryTerms }];
    });
  }

  return {
    /** Indexes what is new, so that the next search need not wait for it. */
    prepare: upToDate,
    /** The best articles first: those with all words, or else, typing errors forgiven, those with most words. */
    async find(text: string): Promise<FoundWords[]> {
      await upToDate();
      const words = searchedWords(text);
      const found = answers.get(words) ?? search(words);
      if (answers.size >= maxAnswers) answers.clear();
      answers.set(words, found);
      return found;
    },
  };
}

/** The longest words of a search, in its order; a single letter says something only by itself. */
function searchedWords(text: string): string {
  const all = [...new Set(Array.from(wordsIn(text), ({ word }) => foldWord(word)))];
  const long = all.filter((word) => !/^[a-z]$/.test(word));
  const words = long.length > 0 ? long : all;
  const chosen = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, maxWords));
  return words.filter((word) => chosen.has(word)).join(" ");
}

function withMostWords(results: SearchResult[]): SearchResult[] {
  const most = Math.max(...results.map(({ queryTerms }) => queryTerms.length));
  return results.filter(({ queryTerms }) => queryTerms.length === most);
}
