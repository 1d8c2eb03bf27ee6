import { type AnswerPlaces, type Closeness, closenessOf } from "./answer-space.ts";
import { likeness, meaningOf, meanOf, type Vector } from "./meaning.ts";

/** An answer's example questions and its text, spelled right. */
interface AnswerTexts {
  examples: readonly string[];
  text: string;
}

/** Compares messages with answers by what they mean. */
export function createMeaningSpace(answers: readonly AnswerTexts[]) {
  const vectors: Vector[] = [];
  const add = (vector: Vector) => vectors.push(vector) - 1;
  const places: AnswerPlaces[] = answers.map(({ examples, text }) => {
    const meanings = examples.map(meaningOf);
    return { examples: meanings.map(add), together: add(meanOf(meanings)), text: add(meaningOf(text)) };
  });
  return (meaning: Vector): Closeness => {
    const close = new Float64Array(vectors.length);
    for (const [at, vector] of vectors.entries()) close[at] = likeness(meaning, vector);
    return closenessOf(close, places);
  };
}
