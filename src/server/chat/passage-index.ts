import { setImmediate } from "node:timers/promises";
import type { SearchResult } from "minisearch";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { foldText } from "../../shared/fold-text.ts";
import { postPath } from "../../shared/urls.ts";
import { placeOfParagraph } from "./answer-index.ts";
import { likeness, meaningOf, type Vector } from "./meaning.ts";
import { meaningfulWords, weightOf } from "./meaningful-words.ts";
import { contentPassages, type Passage, postPassages, type SearchedPost } from "./passages.ts";
import type { Spelling } from "./spelling.ts";
import { createWordIndex, sumOf, weightBy } from "./word-index.ts";

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

/** For a language model, which looks for the answer in them, beside those that are nearest by what they mean. */
const fewPassages = 16;

/** How many are compared: of the page or article that was spoken of, of each other one, and of how many others. */
const maxOfSpokenOf = 6;
const maxOfOther = 2;
const maxPaths = 10;

/** How many are compared because of what they mean, and how much more the page counts that was spoken of. */
const maxNearest = 8;
const preferred = 0.1;
const maxMeaningLength = 400;

/**
 * In characters; the usual article has 8,000 and takes 2 to 4 ms, all of `content/` has 60,000. The pages and a few changed
 * articles are indexed before anything is answered; a whole blog or a very long article in small batches after that.
 */
const firstBatch = 160_000;
const laterBatch = 10_000;
const pauseMs = 20;

/** The newest articles that are searched, so that the index of a large blog takes little memory. */
const maxArticles = 150;

/** Indexes `content/`, anew where its dates change, and the newest articles of `posts`, which come first. */
export function createPassageIndex(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  spelling: Spelling,
) {
  const known = new Map<Passage["id"], { passage: Passage; meaning: Vector; place: number | null }>();
  const byPlace = new Map<number, Passage["id"]>();
  const index = createWordIndex<Passage>(
    ["heading", "page", "text"],
    ["path", "page", "heading", "text", "following", "summary"],
    spelling,
    { heading: 3, page: 1.5 },
  );
  // An answer asks several times for the same words.
  let last: { query: string; results: (SearchResult & Passage)[] } | null = null;
  function search(words: readonly string[]): (SearchResult & Passage)[] {
    const query = words.join(" ");
    if (last?.query !== query) last = { query, results: index.search(query) as (SearchResult & Passage)[] };
    return last.results;
  }
  let lastDates: CourseDates | null = null;
  let ofContent: readonly Passage[] = [];
  /** Of each page that was asked for: its passages, and the words that carry their meaning. */
  let ofPages = new Map<string, { passage: Passage; words: ReadonlySet<string> }[]>();
  let lastPosts: readonly SearchedPost[] = [];
  let entries = new Map<string, Entry & { post: SearchedPost }>();
  let pending = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;

  function add(passage: Passage): void {
    index.add(passage);
    const place = placeOfParagraph(passage.path, passage.text);
    if (place !== null) byPlace.set(place, passage.id);
    known.set(passage.id, { passage, meaning: meaningOf(meaningTextOf(passage)), place });
  }

  function discard(ids: readonly Passage["id"][]): void {
    index.discardAll(ids);
    for (const id of ids) {
      byPlace.delete(known.get(id)?.place ?? -1);
      known.delete(id);
    }
  }

  /** The passages that mean most what a message means; one of the page that was spoken of may go on from there. */
  function nearest(spokenOf: string | null, meaning: Vector, goingOn: Vector | null): Passage["id"][] {
    const found: { id: Passage["id"]; like: number }[] = [];
    for (const [id, { passage, meaning: its }] of known) {
      const goesOn = goingOn !== null && passage.path === spokenOf ? likeness(goingOn, its) + preferred : 0;
      const like = Math.max(likeness(meaning, its), goesOn);
      if (found.length === maxNearest && like <= (found.at(-1)?.like ?? 0)) continue;
      found.push({ id, like });
      found.sort((one, other) => other.like - one.like);
      found.length = Math.min(found.length, maxNearest);
    }
    return found.map(({ id }) => id);
  }

  function indexPending(batch: number): void {
    clearTimeout(timer);
    last = null;
    let left = batch;
    for (const entry of pending) {
      entry.waiting ??= entry.read();
      while (left > 0) {
        const passage = entry.waiting.shift();
        if (passage === undefined) break;
        add(passage);
        entry.ids.push(passage.id);
        left -= passage.text.length;
      }
      if (left <= 0) break;
      pending.delete(entry);
    }
    if (pending.size > 0) timer = setTimeout(indexPending, pauseMs, laterBatch).unref();
  }

  /** Whether there is something to index since the last call. */
  function noteChanges(): boolean {
    const arePagesNew = notePages();
    return noteArticles() || arePagesNew;
  }

  function wordsOnPage(path: string) {
    const onPage = ofContent
      .filter((passage) => passage.path === path)
      .map((passage) => ({ passage, words: wordsOf(passage) }));
    ofPages.set(path, onPage);
    return onPage;
  }

  function notePages(): boolean {
    if (dates() === lastDates) return false;
    lastDates = dates();
    const current = contentPassages(lastDates);
    const now = new Map<Passage["id"], Passage>(current.map((passage) => [passage.id, passage]));
    const isUnchanged = ({ id, heading, text }: Passage) =>
      now.get(id)?.text === text && now.get(id)?.heading === heading;
    discard(ofContent.flatMap((passage) => (isUnchanged(passage) ? [] : [passage.id])));
    ofContent = current;
    ofPages = new Map();
    pending = new Set([
      { ids: [], waiting: null, read: () => ofContent.filter(({ id }) => !known.has(id)) },
      ...pending,
    ]);
    return true;
  }

  function noteArticles(): boolean {
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
      discard(entry.ids);
    }
    for (const [id, entry] of entries) if (previous.get(id) !== entry) pending.add(entry);
    return true;
  }

  return {
    /** Indexes what has changed since the last call. */
    update(): void {
      if (noteChanges()) indexPending(firstBatch);
    },
    /** Does the same with pauses, for the first time: all that there is would hold others up. */
    async prepare(): Promise<void> {
      noteChanges();
      for (let left = firstBatch; left > 0 && pending.size > 0; left -= laterBatch) {
        indexPending(laterBatch);
        await setImmediate();
      }
    },
    /**
     * The passages that have the most of what a message asks for, by its words and by its meaning, more of them from the
     * page or article spoken of; and those that stand at these places. `goingOn` is what it means after what was asked before.
     */
    closest(
      words: readonly string[],
      spokenOf: string | null,
      meaning: Vector,
      goingOn: Vector | null,
      places: readonly number[],
    ): FoundText[] {
      const all = search(words);
      const weight = weightBy(words, all, index.documentCount);
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
        ...nearest(spokenOf, meaning, goingOn),
        ...places.flatMap((place) => byPlace.get(place) ?? []),
      ]);
      return [...ids].flatMap((id) => {
        const found = known.get(id);
        if (found === undefined) return [];
        const { passage, meaning: its, place } = found;
        const result = results.get(id);
        const terms = result?.queryTerms ?? [];
        const isArticle = isArticlePath(passage.path);
        const own = share(terms);
        return {
          ...passage,
          isArticle,
          // What a question asks for seldom stands in one paragraph of an article, which is about one thing.
          coverage: isArticle ? (own + share(saidIn.get(passage.path) ?? [])) / 2 : own,
          inTitle: share(terms.filter((word) => result !== undefined && isInTitle(result, word))),
          found: terms.filter((word) => weightOf(word) === 1).length,
          rank: (result?.score ?? 0) / (all[0]?.score ?? 1),
          near: likeness(meaning, its),
          nearGoingOn: goingOn === null ? 0 : likeness(goingOn, its),
          place,
        };
      });
    },
    /** What an article begins with. */
    openingOf(path: string): Passage | null {
      const post = lastPosts.find(({ slug }) => postPath(slug) === path);
      return post === undefined ? null : (postPassages(post)[0] ?? null);
    },
    /** How rare each of some words is. */
    weightOf: (words: readonly string[]) => weightBy(words, search(words), index.documentCount),
    /** What this page says with most of the question's words and most of the answer's. */
    findOn(path: string, question: readonly string[], answer: readonly string[]): Passage | null {
      const onPage = ofPages.get(path) ?? wordsOnPage(path);
      const shares = new Map<Passage["id"], { passage: Passage; share: number }>();
      for (const words of [question, answer]) {
        const found = onPage
          .map(({ passage, words: its }) => ({ passage, queryTerms: words.filter((word) => its.has(word)) }))
          .filter(({ queryTerms }) => queryTerms.length > 0);
        const weight = weightBy(words, found, index.documentCount);
        const all = sumOf(words, weight);
        for (const { passage, queryTerms } of found) {
          const covered = sumOf(queryTerms, weight) / all;
          const share = (shares.get(passage.id)?.share ?? 0) + covered / Math.log(passage.text.length + 60);
          shares.set(passage.id, { passage, share });
        }
      }
      const [best] = [...shares.values()].sort((one, other) => other.share - one.share);
      return best?.passage ?? null;
    },
    /** Those that have most of what a question with these words asks for, the closest first, and those that mean it. */
    findFew(words: readonly string[], meaning: Vector): Passage[] {
      const byWords = search(words).slice(0, fewPassages);
      const ids = new Set(byWords.map(({ id }): Passage["id"] => id));
      const others = nearest(null, meaning, null).filter((id) => !ids.has(id));
      return [...byWords, ...others.flatMap((id) => known.get(id)?.passage ?? [])];
    },
  };
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;

export function isArticlePath(path: string): boolean {
  return path.startsWith(postPath(""));
}

function isInTitle({ match }: SearchResult, word: string): boolean {
  return match[word]?.some((field) => field !== "text") ?? false;
}

interface Entry {
  /** Of its passages in the index. */
  ids: string[];
  /** Those that are not in the index yet; null before it is read. */
  waiting: Passage[] | null;
  read: () => Passage[];
}

function isSame(one: SearchedPost, other: SearchedPost): boolean {
  return one === other || (one.updatedAt === other.updatedAt && one.slug === other.slug);
}

function wordsOf({ heading, page, text }: Passage): ReadonlySet<string> {
  return new Set(meaningfulWords(`${heading}. ${page}. ${text}`));
}

/** What a passage means stands in its heading and where it begins. */
export function meaningTextOf({ heading, text }: Passage): string {
  return foldText(`${heading}. ${text}`.slice(0, maxMeaningLength));
}

/** The ids of search results, of each page few. */
function fewOfEach(results: readonly (SearchResult & Passage)[], spokenOf: string | null): Passage["id"][] {
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
