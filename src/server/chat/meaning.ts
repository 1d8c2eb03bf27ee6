import learned from "./word-vectors.json" with { type: "json" };

/**
 * What a text means, as a direction: texts that mean nearly the same point nearly the same way. Of length 1; of length 0
 * where no word of it is known, which is near nothing.
 */
export type Vector = Float32Array;

/** So that an endless text costs little. */
export const maxReadWords = 70;

const { dimensions, scale, start } = learned;
const places = new Map(learned.words.split(" ").map((term, place) => [term, place * dimensions]));
const values = new Int8Array(Buffer.from(learned.vectors, "base64"));

/** What a text in lower case means: the sum of what its words, and pairs of them, mean. */
export function meaningOf(plain: string): Vector {
  const known = wordsAndPairsOf(plain).flatMap((term) => places.get(term) ?? []);
  if (known.length === 0) return new Float32Array(dimensions);
  const sum = Float32Array.from(start);
  for (const place of known) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + scale * (values[place + at] ?? 0);
  }
  return toUnit(sum);
}

/** Whether a word is one of those that mean something: no mistyped one is. */
export const hasMeaning = (word: string): boolean => places.has(word);

/** The words of a text, and each two that follow one another. */
export function wordsAndPairsOf(plain: string): string[] {
  const words = (plain.replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxReadWords);
  return [...words, ...words.slice(1).map((word, before) => `${words[before]}_${word}`)];
}

/** How near two meanings are, from 0 to 1: the cosine of the angle between them. */
export function likeness(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(0, sum);
}

/** Vectors one after the other: thousands of arrays of their own take more memory, and longer. */
export function inOne(vectors: readonly Vector[]): Vector {
  const all = new Float32Array(vectors.length * dimensions);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * dimensions);
  return all;
}

/** How near each of such vectors is to another one. */
export function likenessesIn(all: Vector, one: Vector): Float64Array {
  const found = new Float64Array(all.length / dimensions);
  for (let vector = 0, place = 0; vector < found.length; vector++) {
    let sum = 0;
    for (let at = 0; at < dimensions; at++, place++) sum += (all[place] ?? 0) * (one[at] ?? 0);
    found[vector] = Math.max(0, sum);
  }
  return found;
}

/** What several texts mean together. */
export function meanOf(vectors: readonly Vector[]): Vector {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors)
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return toUnit(sum);
}

function toUnit(vector: Vector): Vector {
  let square = 0;
  for (let at = 0; at < dimensions; at++) square += (vector[at] ?? 0) ** 2;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < dimensions; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
