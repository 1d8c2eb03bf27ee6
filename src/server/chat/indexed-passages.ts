import type { SearchResult } from "minisearch";
import { foldText } from "../../shared/fold-text.ts";
import { type Embedding, embed, similarity } from "./embedding.ts";
import { placeOfParagraph } from "./intents.ts";
import type { Passage } from "./passages.ts";
import type { Spelling } from "./spelling.ts";
import { createWordIndex, weightBy } from "./word-index.ts";

/** What is found by its words: with the words of the query that it has. */
export type PassageResult = SearchResult & Passage;

interface IndexedPassage {
  passage: Passage;
  embedding: Embedding;
  /** Its place among what has example questions; null where it has none. */
  place: number | null;
}

/** How many are compared because of what they mean, and how much more the page counts that was spoken of. */
const maxNearest = 8;
const preferred = 0.1;
const maxMeaningLength = 400;

/** The passages that can be found, by their words, by what they mean and by their place. */
export function createIndexedPassages(spelling: Spelling) {
  const known = new Map<Passage["id"], IndexedPassage>();
  const byPlace = new Map<number, Passage["id"]>();
  const index = createWordIndex();
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
      spelling.learnRead(readTextOf(passage));
      const place = placeOfParagraph(passage.path, passage.text);
      if (place !== null) byPlace.set(place, passage.id);
      known.set(passage.id, { passage, embedding: embed(meaningTextOf(passage)), place });
    },
    discard(ids: readonly Passage["id"][]): void {
      last = null;
      index.discardAll(ids);
      for (const id of ids) {
        const gone = known.get(id);
        if (gone === undefined) continue;
        spelling.forgetRead(readTextOf(gone.passage));
        if (gone.place !== null) byPlace.delete(gone.place);
        known.delete(id);
      }
    },
    search,
    /** How rare each of some words is. */
    weightOf: (words: readonly string[]) => weightBy(words, search(words), index.documentCount),
    at: (places: readonly number[]) => places.flatMap((place) => byPlace.get(place) ?? []),
    /** The passages that mean most what a message means; one of the page that was spoken of may go on from there. */
    nearest(spokenOf: string | null, embedding: Embedding, goingOn: Embedding | null): Passage["id"][] {
      const found: { id: Passage["id"]; like: number }[] = [];
      for (const [id, { passage, embedding: its }] of known) {
        const goesOn =
          goingOn !== null && passage.path === spokenOf ? similarity(goingOn, its) + preferred : 0;
        const like = Math.max(similarity(embedding, its), goesOn);
        if (found.length === maxNearest && like <= (found.at(-1)?.like ?? 0)) continue;
        found.push({ id, like });
        found.sort((one, other) => other.like - one.like);
        found.length = Math.min(found.length, maxNearest);
      }
      return found.map(({ id }) => id);
    },
  };
}

export type IndexedPassages = ReturnType<typeof createIndexedPassages>;

/** What a passage means stands in its heading and where it begins. */
export function meaningTextOf({ heading, text }: Passage): string {
  return foldText(`${heading}. ${text}`.slice(0, maxMeaningLength));
}

function readTextOf({ heading, page, text }: Passage): string {
  return `${heading} ${page} ${text}`;
}
