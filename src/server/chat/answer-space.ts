import { countTerms, createVectorSpace, distinctTerms, type Terms } from "./vector-space.ts";

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

/** Compares messages with answers, in terms of one kind. */
export function createAnswerSpace(answers: readonly AnswerTerms[], weightOf: (term: string) => number) {
  const { texts, places } = textsOf(answers);
  const closeTo = createVectorSpace(texts, weightOf);
  return (terms: readonly string[]): Closeness => closenessOf(closeTo(distinctTerms(terms)), places);
}

/** Where among the compared texts an answer has its examples, all of them together, and its text. */
export interface AnswerPlaces {
  examples: readonly number[];
  together: number;
  text: number;
}

/** How close each answer is, where it is known how close each text is. */
export function closenessOf(close: Float64Array, places: readonly AnswerPlaces[]): Closeness {
  const at = (place: number) => close[place] ?? 0;
  const found: Closeness = {
    example: new Float64Array(places.length),
    next: new Float64Array(places.length),
    examples: Float64Array.from(places, ({ together }) => at(together)),
    text: Float64Array.from(places, ({ text }) => at(text)),
  };
  for (const [answer, { examples }] of places.entries()) {
    let best = 0;
    let next = 0;
    for (const place of examples) {
      const like = at(place);
      if (like > best) [best, next] = [like, best];
      else if (like > next) next = like;
    }
    found.example[answer] = best;
    found.next[answer] = next;
  }
  return found;
}

/** What messages are compared with, and where among it each answer stands. */
function textsOf(answers: readonly AnswerTerms[]): { texts: Terms[]; places: AnswerPlaces[] } {
  const texts: Terms[] = [];
  const add = (terms: Terms) => texts.push(terms) - 1;
  const places = answers.map(({ examples, text }) => ({
    examples: examples.map((example) => add(distinctTerms(example))),
    together: add(countTerms(examples.flatMap((example) => [...new Set(example)]))),
    text: add(distinctTerms(text)),
  }));
  return { texts, places };
}

export type AnswerSpace = ReturnType<typeof createAnswerSpace>;
