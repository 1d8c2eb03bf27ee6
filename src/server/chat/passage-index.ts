import { setImmediate } from "node:timers/promises";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { postPath } from "../../shared/paths.ts";
import type { Embedding } from "./embedding.ts";
import { createPageSearch } from "./keyword-index.ts";
import { closestPassages, createIndexedPassages, type PassageQuery } from "./passage-search.ts";
import { contentPassages, type Passage, postPassages, type SearchedPost } from "./passages.ts";
import type { Spelling } from "./spelling.ts";

const maxPassagesForModel = 16;

/** In characters: an article has about 8,000 (3 ms), all pages 60,000. More is indexed in later batches. */
const firstBatch = 160_000;
const laterBatch = 10_000;
const pauseMs = 20;

const maxArticles = 150;

export function createPassageIndex(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  spelling: Spelling,
) {
  const indexed = createIndexedPassages(spelling);
  let lastDates: CourseDates | null = null;
  let ofContent: readonly Passage[] = [];
  let findOn = createPageSearch(ofContent, indexed.count);
  let lastPosts: readonly SearchedPost[] = [];
  let entries = new Map<string, Entry & { post: SearchedPost }>();
  let pending = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;

  function indexPending(batch: number): void {
    clearTimeout(timer);
    let left = batch;
    for (const entry of pending) {
      entry.waiting ??= entry.read();
      while (left > 0) {
        const passage = entry.waiting.shift();
        if (passage === undefined) break;
        indexed.add(passage);
        entry.ids.push(passage.id);
        left -= passage.text.length;
      }
      if (left <= 0) break;
      pending.delete(entry);
    }
    if (pending.size > 0) timer = setTimeout(indexPending, pauseMs, laterBatch).unref();
  }

  /** Returns whether there is something to index. */
  function findChanges(): boolean {
    const arePagesNew = updatePages();
    return updateArticles() || arePagesNew;
  }

  function updatePages(): boolean {
    if (dates() === lastDates) return false;
    lastDates = dates();
    const current = contentPassages(lastDates);
    const now = new Map<Passage["id"], Passage>(current.map((passage) => [passage.id, passage]));
    const isUnchanged = ({ id, heading, text }: Passage) =>
      now.get(id)?.text === text && now.get(id)?.heading === heading;
    indexed.discard(ofContent.flatMap((passage) => (isUnchanged(passage) ? [] : [passage.id])));
    ofContent = current;
    findOn = createPageSearch(ofContent, indexed.count);
    pending = new Set([
      { ids: [], waiting: null, read: () => ofContent.filter(({ id }) => !indexed.has(id)) },
      ...pending,
    ]);
    return true;
  }

  function updateArticles(): boolean {
    const current = posts();
    if (current === lastPosts) return false;
    lastPosts = current;
    const previous = entries;
    entries = new Map();
    for (const post of current.slice(0, maxArticles)) {
      const earlier = previous.get(post.id);
      const isKnown = earlier !== undefined && isSame(earlier.post, post);
      const entry = isKnown ? earlier : { post, ids: [], waiting: null, read: () => postPassages(post) };
      entries.set(post.id, entry);
    }
    for (const [id, entry] of previous) {
      if (entries.get(id) === entry) continue;
      pending.delete(entry);
      indexed.discard(entry.ids);
    }
    for (const [id, entry] of entries) if (previous.get(id) !== entry) pending.add(entry);
    return true;
  }

  return {
    update(): void {
      if (findChanges()) indexPending(firstBatch);
    },
    /** Indexes in batches, so that other requests are not blocked. */
    async prepare(): Promise<void> {
      findChanges();
      for (let left = firstBatch; left > 0 && pending.size > 0; left -= laterBatch) {
        indexPending(laterBatch);
        await setImmediate();
      }
    },
    closest: (sought: PassageQuery) => closestPassages(indexed, sought),
    firstPassageOf(path: string): Passage | null {
      const post = lastPosts.find(({ slug }) => postPath(slug) === path);
      return post === undefined ? null : (postPassages(post)[0] ?? null);
    },
    /** An id ends with the passage's number on its page or in its article. */
    passageAfter({ id }: Passage): Passage | null {
      const [, source, number] = /^(.*) (\d+)$/.exec(id) ?? [];
      return indexed.get(`${source} ${Number(number) + 1}`)?.passage ?? null;
    },
    weightOf: indexed.weightOf,
    findOnPage: (path: string, question: readonly string[], answer: readonly string[]) =>
      findOn(path, question, answer),
    findForModel(words: readonly string[], embedding: Embedding): Passage[] {
      const byWords = indexed.search(words).slice(0, maxPassagesForModel);
      const ids = new Set(byWords.map(({ id }): Passage["id"] => id));
      const others = indexed.nearest(null, embedding, null).filter((id) => !ids.has(id));
      return [...byWords, ...others.flatMap((id) => indexed.get(id)?.passage ?? [])];
    },
  };
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;

interface Entry {
  ids: string[];
  /** Passages not indexed yet; null before the first batch. */
  waiting: Passage[] | null;
  read: () => Passage[];
}

function isSame(one: SearchedPost, other: SearchedPost): boolean {
  return one === other || (one.updatedAt === other.updatedAt && one.slug === other.slug);
}
