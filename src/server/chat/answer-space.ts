import { countTerms, distinctTerms, type Terms } from "./vector-space.ts";

/** An answer's example questions and its text, cut into terms. */
export interface AnswerTerms {
  examples: readonly (readonly string[])[];
  text: readonly string[];
}

/** How close a message is to each answer, from 0 to 1. */
export interface Closeness {
  /** To the example that is most like it, and to the next. */
  example: Float64Array;
  next: Float64Array;
  /** To what all the examples have in common. */
  examples: Float64Array;
  text: Float64Array;
}

/** What messages are compared with: of each answer all its examples, all of them together, and its text. */
export function textsOf(answers: readonly AnswerTerms[]): Terms[] {
  return answers.flatMap(({ examples, text }) => [
    ...examples.map(distinctTerms),
    countTerms(examples.flatMap((example) => [...new Set(example)])),
    distinctTerms(text),
  ]);
}

/** How close each answer is, where it is known how close each text is, by how many examples each has. */
export function closenessOf(close: ArrayLike<number>, exampleCounts: readonly number[]): Closeness {
  const at = (place: number) => close[place] ?? 0;
  const found: Closeness = {
    example: new Float64Array(exampleCounts.length),
    next: new Float64Array(exampleCounts.length),
    examples: new Float64Array(exampleCounts.length),
    text: new Float64Array(exampleCounts.length),
  };
  let place = 0;
  for (const [answer, count] of exampleCounts.entries()) {
    let best = 0;
    let next = 0;
    for (const end = place + count; place < end; place++) {
      const like = at(place);
      if (like > best) [best, next] = [like, best];
      else if (like > next) next = like;
    }
    found.example[answer] = best;
    found.next[answer] = next;
    found.examples[answer] = at(place++);
    found.text[answer] = at(place++);
  }
  return found;
}
