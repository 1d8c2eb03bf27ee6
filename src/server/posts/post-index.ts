import MiniSearch, { type SearchResult } from "minisearch";
import { foldWord } from "../../shared/fold-text.ts";
import { categoryOf } from "../../shared/posts/list.ts";
import { indexedText, wordPattern } from "./indexed-text.ts";
import type { StoredPost } from "./stored-posts.ts";

export interface FoundWords {
  post: StoredPost;
  /** The words of the article that the search found, folded. */
  terms: ReadonlySet<string>;
}

export interface PostSearch {
  /** Indexes what is new, so that the next search need not wait for it. */
  prepare(): Promise<void>;
  /** The best articles first: those with all words, or else, typing errors forgiven, those with most words. */
  find(search: string): Promise<FoundWords[]>;
}

/** Bounds what a search costs. */
const maxWords = 6;
const postsAtOnce = 4;

/** Two letters that changed places are two edits. */
const fuzzy = (term: string) => (term.length < 4 ? 0 : term.length < 5 ? 1 : 2);

const fields: Record<string, (post: StoredPost) => string> = {
  title: ({ title }) => title,
  category: categoryOf,
  summary: ({ summary }) => summary,
  text: indexedText,
};

/**
 * Searches the public articles. Accents, letter case, the end of a word and small typing errors do not matter
 * (specification "beyond", section 9).
 */
export function createPostIndex(view: () => { newestFirst: readonly StoredPost[] }): PostSearch {
  const index = new MiniSearch<StoredPost>({
    fields: Object.keys(fields),
    extractField: (post, field) => (field === "id" ? post.id : (fields[field]?.(post) ?? "")),
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 4, category: 2, summary: 2 },
      prefix: (term) => term.length >= 3,
    },
  });
  let indexed: ReadonlyMap<string, StoredPost> = new Map();
  let last: object | null = null;
  let updating = Promise.resolve();

  /** Indexes a few articles at a time, so that other requests are not blocked. */
  async function update(): Promise<void> {
    const current = view();
    if (current === last) return;
    const posts = new Map(current.newestFirst.map((post) => [post.id, post]));
    index.discardAll([...indexed.values()].filter((post) => posts.get(post.id) !== post).map(({ id }) => id));
    const added = [...posts.values()].filter((post) => indexed.get(post.id) !== post);
    indexed = posts;
    last = current;
    await index.addAllAsync(added, { chunkSize: postsAtOnce });
  }

  function upToDate(): Promise<void> {
    updating = updating.then(update);
    return updating;
  }

  return {
    prepare: upToDate,
    async find(search) {
      await upToDate();
      const words = (search.match(wordPattern) ?? []).slice(0, maxWords).join(" ");
      const withAll = index.search(words, { combineWith: "AND" });
      const results = withAll.length > 0 ? withAll : withMostWords(index.search(words, { fuzzy }));
      return results.flatMap(({ id, terms }) => {
        const post = indexed.get(id);
        return post === undefined ? [] : [{ post, terms: new Set(terms) }];
      });
    },
  };
}

function withMostWords(results: SearchResult[]): SearchResult[] {
  const most = Math.max(...results.map(({ queryTerms }) => queryTerms.length));
  return results.filter(({ queryTerms }) => queryTerms.length === most);
}
