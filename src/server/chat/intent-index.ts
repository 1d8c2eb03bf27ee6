import { foldText } from "../../shared/fold-text.ts";
import { type Embedding, type Embeddings, embed, meanOf, pack, similarities } from "./embedding.ts";
import { keywordsOf, weightOf } from "./keywords.ts";
import { createLetterIndex, type LetterIndex, runsOf, similarTexts, sumOfRuns } from "./letter-index.ts";
import { countWords, createSpelling } from "./spelling.ts";

/** What messages are compared with: an intent's examples, and what the answer says. */
export interface Compared {
  questions: readonly string[];
  text: string;
}

/**
 * The examples of all intents, ready to be compared. Each intent has a place, and in `letters` and `embeddings` a row for each
 * example, one for all of them together, and one for its text. Plain data: a worker makes it.
 */
export interface IntentIndex {
  /** The places that have an example of these letters. */
  exact: ReadonlyMap<string, readonly number[]>;
  /** How often each word stands in examples. */
  vocabulary: ReadonlyMap<string, number>;
  /** How many examples each place has. */
  counts: readonly number[];
  letters: LetterIndex;
  embeddings: Embeddings;
  /** The keywords of each place, and how many places have each. */
  keywords: readonly ReadonlySet<string>[];
  having: ReadonlyMap<string, number>;
}

/** Indexes intents. All of `content/` takes half a second. */
export function makeIntentIndex(
  intents: readonly Compared[],
  known: ReadonlyMap<string, number> | null = null,
): IntentIndex {
  const vocabulary = countWords(intents.flatMap(({ questions }) => questions));
  const { correct } = createSpelling(known ?? vocabulary);
  const runs: ReturnType<typeof runsOf>[] = [];
  const embeddings: Embedding[] = [];
  for (const { questions, text } of intents) {
    const examples = questions.map(correct);
    const ofExamples = { runs: examples.map(runsOf), embeddings: examples.map(embed) };
    runs.push(...ofExamples.runs, sumOfRuns(ofExamples.runs), new Map());
    embeddings.push(...ofExamples.embeddings, meanOf(ofExamples.embeddings), embed(foldText(text)));
  }
  const keywords = intents.map(
    ({ questions, text }) => new Set([...questions.map(correct), text].flatMap(keywordsOf)),
  );
  const having = new Map<string, number>();
  for (const words of keywords) for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  return {
    exact: placesOfLetters(intents),
    vocabulary,
    counts: intents.map(({ questions }) => questions.length),
    letters: createLetterIndex(runs),
    embeddings: pack(embeddings),
    keywords,
    having,
  };
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}

function placesOfLetters(intents: readonly Compared[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { questions }] of intents.entries()) {
    for (const letters of new Set(questions.map(lettersOf)))
      places.set(letters, [...(places.get(letters) ?? []), at]);
  }
  return places;
}

/** The examples that are most similar to a text by their embeddings, as many as `count`, the most similar first. */
export function nearestExamples(
  { embeddings, counts }: IntentIndex,
  intents: readonly Compared[],
  embedding: Embedding,
  count: number,
): string[] {
  const rows = similarities(embeddings, embedding);
  let row = 0;
  const found = counts.flatMap((examples, place) => {
    const first = row;
    row += examples + 2;
    return Array.from({ length: examples }, (_, at) => ({ place, at, like: rows[first + at] ?? 0 }));
  });
  return found
    .sort((one, other) => other.like - one.like)
    .slice(0, count)
    .flatMap(({ place, at }) => intents[place]?.questions[at] ?? []);
}

/** How similar a message is to each place, from 0 to 1. */
interface Similarity {
  /** To the example that is most like it, and to the next. */
  example: Float32Array;
  next: Float32Array;
  /** To all examples together. */
  examples: Float32Array;
  text: Float32Array;
}

export function similarByLetters({ letters, counts }: IntentIndex, plain: string): Similarity {
  return byPlace(similarTexts(letters, runsOf(plain)), counts);
}

const knownSimilarities = new WeakMap<Embeddings, WeakMap<Embedding, Similarity>>();

export function similarByEmbedding({ embeddings, counts }: IntentIndex, embedding: Embedding): Similarity {
  const known = knownSimilarities.get(embeddings) ?? new WeakMap<Embedding, Similarity>();
  knownSimilarities.set(embeddings, known);
  const found = known.get(embedding) ?? byPlace(similarities(embeddings, embedding), counts);
  known.set(embedding, found);
  return found;
}

/** How much of some keywords each place has, from 0 to 1; rare ones count more, and one that none has counts as a rare one. */
export function coverageOf(index: IntentIndex, words: readonly string[]): Float32Array {
  const { keywords } = index;
  const weights = words.map((word) => rarityOf(index, word));
  const whole = weights.reduce((sum, weight) => sum + weight ** 2, 0) || 1;
  return Float32Array.from(
    keywords,
    (its) => words.reduce((sum, word, at) => sum + (its.has(word) ? (weights[at] ?? 0) ** 2 : 0), 0) / whole,
  );
}

/** How much a keyword says: the more, the fewer places have it. */
export function rarityOf({ keywords, having }: IntentIndex, word: string): number {
  return weightOf(word) * Math.log(1 + keywords.length / (having.get(word) ?? 1));
}

/** What was found row by row, place by place. */
function byPlace(rows: Float32Array, counts: readonly number[]): Similarity {
  const make = () => new Float32Array(counts.length);
  const found = { example: make(), next: make(), examples: make(), text: make() };
  let row = 0;
  for (const [place, count] of counts.entries()) {
    let best = 0;
    let next = 0;
    for (const end = row + count; row < end; row++) {
      const like = rows[row] ?? 0;
      if (like > best) [best, next] = [like, best];
      else if (like > next) next = like;
    }
    found.example[place] = best;
    found.next[place] = next;
    found.examples[place] = rows[row++] ?? 0;
    found.text[place] = rows[row++] ?? 0;
  }
  return found;
}
