import type { SearchResult } from "minisearch";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { contentPassages, type Passage, postPassages, type SearchedPost } from "./passages.ts";
import { coverageBy, createWordIndex } from "./word-index.ts";

/** A passage that covers less of a question does not answer it: better none than one to another question. */
const minCoverage = 0.65;

/** For a language model, which looks for the answer in them. */
const fewPassages = 16;

/**
 * In characters of articles; the usual one has 8,000 and takes 2 to 4 ms. A few changed articles are indexed at once; a
 * whole blog, as at the first question, or a very long article in small batches with pauses for requests.
 */
const firstBatch = 100_000;
const laterBatch = 10_000;
const pauseMs = 20;

/** The newest articles that are searched: a thousand would take 50 MB. */
const maxArticles = 300;

/** Indexes `content/`, anew where its dates change, and the newest articles of `posts`, which come first. */
export function createPassageIndex(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  knownWords: Set<string>,
) {
  const index = createWordIndex<Passage>(
    ["heading", "page", "text"],
    ["path", "page", "heading", "text"],
    knownWords,
    { heading: 3, page: 1.5 },
  );
  let lastDates: CourseDates | null = null;
  let ofContent: Passage[] = [];
  let lastPosts: readonly SearchedPost[] = [];
  let entries = new Map<string, Entry>();
  const pending = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;

  function indexPending(batch: number): void {
    clearTimeout(timer);
    let left = batch;
    for (const entry of pending) {
      entry.waiting ??= postPassages(entry.post);
      while (left > 0) {
        const passage = entry.waiting.shift();
        if (passage === undefined) break;
        index.add(passage);
        entry.ids.push(passage.id);
        left -= passage.text.length;
      }
      if (left <= 0) break;
      pending.delete(entry);
    }
    if (pending.size > 0) timer = setTimeout(indexPending, pauseMs, laterBatch).unref();
  }

  return {
    /** Indexes what has changed since the last call. */
    update(): void {
      if (dates() !== lastDates) {
        lastDates = dates();
        index.discardAll(ofContent.map(({ id }) => id));
        ofContent = contentPassages(lastDates);
        index.addAll(ofContent);
      }
      const current = posts();
      if (current === lastPosts) return;
      lastPosts = current;
      const previous = entries;
      entries = new Map();
      for (const post of current.slice(0, maxArticles)) {
        const known = previous.get(post.id);
        const entry =
          known !== undefined && isSame(known.post, post) ? known : { post, ids: [], waiting: null };
        entries.set(post.id, entry);
      }
      for (const [id, entry] of previous) {
        if (entries.get(id) === entry) continue;
        pending.delete(entry);
        index.discardAll(entry.ids);
      }
      for (const [id, entry] of entries) if (previous.get(id) !== entry) pending.add(entry);
      indexPending(firstBatch);
    },
    /** The passage that has what a question with these words asks for. */
    find(words: readonly string[]): Passage | null {
      const results = index.search(words.join(" ")) as (SearchResult & Passage)[];
      const coverage = coverageBy(words, results, index.documentCount);
      return results.find((result) => coverage(result) >= minCoverage) ?? null;
    },
    /** What this page says with most of the question's words and most of the answer's. */
    findOn(path: string, question: readonly string[], answer: readonly string[]): Passage | null {
      const shares = new Map<Passage["id"], { passage: Passage; share: number }>();
      for (const words of [question, answer]) {
        const results = index.search(words.join(" "), { filter: (result) => result.path === path });
        const coverage = coverageBy(words, results, index.documentCount);
        for (const result of results as (SearchResult & Passage)[]) {
          const share =
            (shares.get(result.id)?.share ?? 0) + coverage(result) / Math.log(result.text.length + 60);
          shares.set(result.id, { passage: result, share });
        }
      }
      const [best] = [...shares.values()].sort((one, other) => other.share - one.share);
      return best?.passage ?? null;
    },
    /** Those that have most of what a question with these words asks for, the closest first. */
    findFew: (words: readonly string[]): Passage[] =>
      (index.search(words.join(" ")) as (SearchResult & Passage)[]).slice(0, fewPassages),
  };
}

interface Entry {
  post: SearchedPost;
  /** Of its passages in the index. */
  ids: string[];
  /** Those that are not in the index yet; null before it is read. */
  waiting: Passage[] | null;
}

function isSame(one: SearchedPost, other: SearchedPost): boolean {
  return one === other || (one.updatedAt === other.updatedAt && one.slug === other.slug);
}
