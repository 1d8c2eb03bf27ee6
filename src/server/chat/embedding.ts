import { LRUCache } from "lru-cache";
import learned from "./word-vectors.json" with { type: "json" };

/** A sentence embedding of length 1, or all zeros if no word is known. */
export type Embedding = Float32Array;

/** Embeddings quantized to int8, with a scale for each. */
export interface Embeddings {
  bytes: Int8Array;
  scales: Float32Array;
}

export const maxReadWords = 70;

const { dimensions, scale, start } = learned;
const offsets = new Map(learned.words.split(" ").map((term, offset) => [term, offset * dimensions]));
const values = new Int8Array(Buffer.from(learned.vectors, "base64"));

// Each message is embedded several times: alone, in context and by sentence.
const embedded = new LRUCache<string, Embedding>({ max: 100 });

/** Sums the vectors of the words and bigrams of a lower-case text. */
export function embed(normalized: string): Embedding {
  const found = embedded.get(normalized) ?? sumOfVectors(normalized);
  embedded.set(normalized, found);
  return found;
}

function sumOfVectors(normalized: string): Embedding {
  const known = wordsAndPairsOf(normalized).flatMap((term) => offsets.get(term) ?? []);
  if (known.length === 0) return new Float32Array(dimensions);
  const sum = Float32Array.from(start);
  for (const offset of known) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + scale * (values[offset + at] ?? 0);
  }
  return toUnit(sum);
}

export const hasVector = (word: string): boolean => offsets.has(word);

export function wordsAndPairsOf(normalized: string): string[] {
  const words = (normalized.replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxReadWords);
  return [...words, ...words.slice(1).map((word, before) => `${words[before]}_${word}`)];
}

export function similarity(one: Embedding, other: Embedding): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(0, sum);
}

/** Quantizes to a quarter of the memory; similarities stay within 0.01. */
export function pack(embeddings: readonly Embedding[]): Embeddings {
  const bytes = new Int8Array(embeddings.length * dimensions);
  const scales = new Float32Array(embeddings.length);
  for (const [at, embedding] of embeddings.entries()) {
    const factor = embedding.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
    scales[at] = factor;
    if (factor > 0)
      bytes.set(
        embedding.map((value) => Math.round(value / factor)),
        at * dimensions,
      );
  }
  return { bytes, scales };
}

export function similarities({ bytes, scales }: Embeddings, one: Embedding): Float32Array {
  const found = new Float32Array(scales.length);
  const packed = pack([one]);
  const factor = packed.scales[0] ?? 0;
  const other = Int32Array.from(packed.bytes);
  for (let vector = 0, offset = 0; vector < found.length; vector++) {
    let sum = 0;
    // Unrolled integer arithmetic takes a third of the time.
    for (let at = 0; at < dimensions; at += 4, offset += 4) {
      sum +=
        (bytes[offset] as number) * (other[at] as number) +
        (bytes[offset + 1] as number) * (other[at + 1] as number) +
        (bytes[offset + 2] as number) * (other[at + 2] as number) +
        (bytes[offset + 3] as number) * (other[at + 3] as number);
    }
    found[vector] = Math.max(0, sum * factor * (scales[vector] ?? 0));
  }
  return found;
}

export function meanOf(embeddings: readonly Embedding[]): Embedding {
  const sum = new Float32Array(dimensions);
  for (const embedding of embeddings)
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (embedding[at] ?? 0);
  return toUnit(sum);
}

function toUnit(vector: Embedding): Embedding {
  let square = 0;
  for (let at = 0; at < dimensions; at++) square += (vector[at] ?? 0) ** 2;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < dimensions; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
