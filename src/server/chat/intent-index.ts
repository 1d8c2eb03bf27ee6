import { foldText } from "../../shared/fold-text.ts";
import { type Embedding, type Embeddings, embed, meanOf, pack, similarities } from "./embedding.ts";
import { keywordsOf, weightOf } from "./keywords.ts";
import { createNgramIndex, type NgramIndex, ngramSimilarities, ngramsOf, sumNgrams } from "./ngram-index.ts";
import { countWords, createSpelling } from "./spelling.ts";

/** What messages are compared with: an intent's examples, and what the answer says. */
export interface IntentText {
  questions: readonly string[];
  text: string;
}

/**
 * The examples of all intents, ready to be compared. Each intent has a entry, and in `letters` and `embeddings` a row for each
 * example, one for all of them together, and one for own text. Plain data: a worker makes it.
 */
export interface IntentIndex {
  /** The entries that have an example of these letters. */
  entriesByLetters: ReadonlyMap<string, readonly number[]>;
  /** How often each word stands in examples. */
  vocabulary: ReadonlyMap<string, number>;
  /** How many examples each entry has. */
  exampleCounts: readonly number[];
  ngrams: NgramIndex;
  embeddings: Embeddings;
  /** The keywords of each entry, and how many entries have each. */
  keywords: readonly ReadonlySet<string>[];
  documentFrequency: ReadonlyMap<string, number>;
}

/** Indexes intents. All of `content/` takes half a second. */
export function makeIntentIndex(
  intents: readonly IntentText[],
  known: ReadonlyMap<string, number> | null = null,
): IntentIndex {
  const vocabulary = countWords(intents.flatMap(({ questions }) => questions));
  const { correct } = createSpelling(known ?? vocabulary);
  const ngrams: ReturnType<typeof ngramsOf>[] = [];
  const embeddings: Embedding[] = [];
  for (const { questions, text } of intents) {
    const examples = questions.map(correct);
    const ofExamples = { ngrams: examples.map(ngramsOf), embeddings: examples.map(embed) };
    ngrams.push(...ofExamples.ngrams, sumNgrams(ofExamples.ngrams), new Map());
    embeddings.push(...ofExamples.embeddings, meanOf(ofExamples.embeddings), embed(foldText(text)));
  }
  const keywords = intents.map(
    ({ questions, text }) => new Set([...questions.map(correct), text].flatMap(keywordsOf)),
  );
  const documentFrequency = new Map<string, number>();
  for (const words of keywords)
    for (const word of words) documentFrequency.set(word, (documentFrequency.get(word) ?? 0) + 1);
  return {
    entriesByLetters: indexLetters(intents),
    vocabulary,
    exampleCounts: intents.map(({ questions }) => questions.length),
    ngrams: createNgramIndex(ngrams),
    embeddings: pack(embeddings),
    keywords,
    documentFrequency,
  };
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}

function indexLetters(intents: readonly IntentText[]): Map<string, number[]> {
  const entries = new Map<string, number[]>();
  for (const [at, { questions }] of intents.entries()) {
    for (const letters of new Set(questions.map(lettersOf)))
      entries.set(letters, [...(entries.get(letters) ?? []), at]);
  }
  return entries;
}

/** The examples that are most similar to a text by their embeddings, as many as `count`, the most similar first. */
export function nearestExamples(
  { embeddings, exampleCounts }: IntentIndex,
  intents: readonly IntentText[],
  embedding: Embedding,
  count: number,
): string[] {
  const rows = similarities(embeddings, embedding);
  let row = 0;
  const found = exampleCounts.flatMap((examples, entry) => {
    const first = row;
    row += examples + 2;
    return Array.from({ length: examples }, (_, at) => ({ entry, at, similarity: rows[first + at] ?? 0 }));
  });
  return found
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, count)
    .flatMap(({ entry, at }) => intents[entry]?.questions[at] ?? []);
}

/** How similar a message is to each entry, from 0 to 1. */
interface Similarity {
  /** To the example that is most similarity it, and to the next. */
  best: Float32Array;
  secondBest: Float32Array;
  /** To all examples together. */
  mean: Float32Array;
  text: Float32Array;
}

export function ngramSimilarity({ ngrams, exampleCounts }: IntentIndex, plain: string): Similarity {
  return aggregateRows(ngramSimilarities(ngrams, ngramsOf(plain)), exampleCounts);
}

const knownSimilarities = new WeakMap<Embeddings, WeakMap<Embedding, Similarity>>();

export function embeddingSimilarity(
  { embeddings, exampleCounts }: IntentIndex,
  embedding: Embedding,
): Similarity {
  const known = knownSimilarities.get(embeddings) ?? new WeakMap<Embedding, Similarity>();
  knownSimilarities.set(embeddings, known);
  const found = known.get(embedding) ?? aggregateRows(similarities(embeddings, embedding), exampleCounts);
  known.set(embedding, found);
  return found;
}

/** How much of some keywords each entry has, from 0 to 1; rare ones count more, and one that none has counts as a rare one. */
export function coverageOf(index: IntentIndex, words: readonly string[]): Float32Array {
  const { keywords } = index;
  const weights = words.map((word) => inverseFrequencyOf(index, word));
  const total = weights.reduce((sum, weight) => sum + weight ** 2, 0) || 1;
  return Float32Array.from(
    keywords,
    (own) => words.reduce((sum, word, at) => sum + (own.has(word) ? (weights[at] ?? 0) ** 2 : 0), 0) / total,
  );
}

/** How much a keyword says: the more, the fewer entries have it. */
export function inverseFrequencyOf({ keywords, documentFrequency }: IntentIndex, word: string): number {
  return weightOf(word) * Math.log(1 + keywords.length / (documentFrequency.get(word) ?? 1));
}

/** What was found row by row, entry by entry. */
function aggregateRows(rows: Float32Array, counts: readonly number[]): Similarity {
  const make = () => new Float32Array(counts.length);
  const found = { best: make(), secondBest: make(), mean: make(), text: make() };
  let row = 0;
  for (const [entry, count] of counts.entries()) {
    let best = 0;
    let secondBest = 0;
    for (const end = row + count; row < end; row++) {
      const similarity = rows[row] ?? 0;
      if (similarity > best) [best, secondBest] = [similarity, best];
      else if (similarity > secondBest) secondBest = similarity;
    }
    found.best[entry] = best;
    found.secondBest[entry] = secondBest;
    found.mean[entry] = rows[row++] ?? 0;
    found.text[entry] = rows[row++] ?? 0;
  }
  return found;
}
