import { foldText } from "../../shared/fold-text.ts";
import { type Embedding, type Embeddings, embed, meanOf, pack, similarities } from "./embedding.ts";
import { keywordsOf, weightOf } from "./keywords.ts";
import { createNgramIndex, type NgramIndex, ngramSimilarities, ngramsOf, sumNgrams } from "./ngram-index.ts";
import { countWords, createSpelling } from "./spelling.ts";

export interface IntentText {
  questions: readonly string[];
  text: string;
}

/** In `ngrams` and `embeddings`, an entry has a row per example, one for their mean and one for its text. Structured-cloneable. */
export interface IntentIndex {
  /** Entries by the letters of their examples, for exact matches. */
  entriesByLetters: ReadonlyMap<string, readonly number[]>;
  vocabulary: ReadonlyMap<string, number>;
  exampleCounts: readonly number[];
  ngrams: NgramIndex;
  embeddings: Embeddings;
  keywords: readonly ReadonlySet<string>[];
  documentFrequency: ReadonlyMap<string, number>;
}

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

/** A message without letters, such as an emoji, is compared as it is. */
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

/** The similarities of a message to each entry, from 0 to 1. */
interface Similarity {
  best: Float32Array;
  secondBest: Float32Array;
  mean: Float32Array;
  text: Float32Array;
}

export function ngramSimilarity({ ngrams, exampleCounts }: IntentIndex, normalized: string): Similarity {
  return aggregateRows(ngramSimilarities(ngrams, ngramsOf(normalized)), exampleCounts);
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

/** The share of the words that each entry contains, weighted by inverse document frequency. */
export function coverageOf(index: IntentIndex, words: readonly string[]): Float32Array {
  const { keywords } = index;
  const weights = words.map((word) => inverseFrequencyOf(index, word));
  const total = weights.reduce((sum, weight) => sum + weight ** 2, 0) || 1;
  return Float32Array.from(
    keywords,
    (own) => words.reduce((sum, word, at) => sum + (own.has(word) ? (weights[at] ?? 0) ** 2 : 0), 0) / total,
  );
}

export function inverseFrequencyOf({ keywords, documentFrequency }: IntentIndex, word: string): number {
  return weightOf(word) * Math.log(1 + keywords.length / (documentFrequency.get(word) ?? 1));
}

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
