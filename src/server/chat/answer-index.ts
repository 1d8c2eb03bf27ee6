import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { directAnswers, faqAnswers } from "../../../content/chat/answers.ts";
import { askedParagraphs } from "../../../content/chat/article-questions.ts";
import { notFound } from "../../../content/chat/replies.ts";
import { withDates } from "../../../content/dated.ts";
import { noDates } from "../../../content/training/no-dates.ts";
import { foldText } from "../../shared/fold-text.ts";
import { postPath } from "../../shared/paths.ts";
import { textsOf } from "./answer-space.ts";
import { inOne, meaningOf, meanOf, type Vector } from "./meaning.ts";
import { weightOf } from "./meaningful-words.ts";
import { termsOf } from "./message-terms.ts";
import { countWords, createSpelling } from "./spelling.ts";
import { createVectorSpace, type VectorSpace } from "./vector-space.ts";

/** A word that no example has is rare, and more often beside the point. */
const unknownShare = 0.6;

/** Every one that messages are compared with has a place: the direct answers first, then the paragraphs that are asked for. */
export const allAnswers: readonly DirectAnswer[] = [...directAnswers, ...faqAnswers];

/** What each says where nothing is known of dates: what it is about is the same with them. */
export const textsOfAnswers: readonly string[] = withDates(allAnswers, noDates).map(({ text }) => text);

/** Whether an answer says that the site does not say it. */
export function isRefusal({ text }: DirectAnswer): boolean {
  return typeof text === "string" && text.startsWith(notFound);
}

/** All that messages are compared with: example questions, and what the answers say. */
export const compared: readonly { questions: readonly string[]; text: string }[] = [
  ...allAnswers.map(({ questions }, at) => ({ questions, text: textsOfAnswers[at] ?? "" })),
  ...askedParagraphs.map(({ questions }) => ({ questions, text: "" })),
];

const paragraphsByPath = Map.groupBy(
  askedParagraphs.map(({ slug, starts }, at) => ({
    path: postPath(slug),
    starts,
    place: allAnswers.length + at,
  })),
  ({ path }) => path,
);

/** The place of a paragraph; null for one that nobody asks for. */
export function placeOfParagraph(path: string, text: string): number | null {
  return paragraphsByPath.get(path)?.find(({ starts }) => text.startsWith(starts))?.place ?? null;
}

/** What messages are compared with, for all direct answers. It is never changed, and made of nothing but `content/`. */
export interface AnswerIndex {
  /** Which answers have an example question of these letters. */
  exact: ReadonlyMap<string, readonly number[]>;
  /** How often each word stands in example questions. */
  asked: ReadonlyMap<string, number>;
  /** How many example questions each answer has. */
  exampleCounts: readonly number[];
  /** The words of each answer and its examples. */
  known: readonly ReadonlySet<string>[];
  /** How many answers' examples have each word that carries a meaning, and each word at all. */
  havingWord: ReadonlyMap<string, number>;
  havingAny: ReadonlyMap<string, number>;
  words: VectorSpace;
  phrase: VectorSpace;
  letters: VectorSpace;
  meanings: Vector;
}

/** Makes it, which takes most of a second. */
export function makeAnswerIndex(): AnswerIndex {
  const asked = countWords(compared.flatMap(({ questions }) => questions));
  const { correct } = createSpelling(asked);
  const plain = compared.map(({ questions, text }) => ({
    examples: questions.map(correct),
    text: foldText(text),
  }));
  const terms = plain.map(({ examples, text }) => ({
    examples: examples.map((example) => termsOf(example)),
    text: termsOf(text),
  }));
  const havingWord = countHaving(terms.map(({ examples }) => examples.flatMap(({ own }) => own)));
  const havingAny = countHaving(terms.map(({ examples }) => examples.flatMap(({ phrase }) => phrase)));
  const spaceOf = (kind: "own" | "phrase" | "letters", weight: (term: string) => number) =>
    createVectorSpace(
      textsOf(
        terms.map(({ examples, text }) => ({ examples: examples.map((one) => one[kind]), text: text[kind] })),
      ),
      weight,
    );
  return {
    exact: placesOfLetters(),
    asked,
    exampleCounts: plain.map(({ examples }) => examples.length),
    known: terms.map(({ examples, text }) => new Set([...examples.flatMap(({ own }) => own), ...text.own])),
    havingWord,
    havingAny,
    words: spaceOf("own", weightOfWord(havingWord)),
    phrase: spaceOf("phrase", rarityBy(havingAny)),
    letters: spaceOf("letters", () => 1),
    meanings: inOne(
      plain.flatMap(({ examples, text }) => {
        const meanings = examples.map(meaningOf);
        return [...meanings, meanOf(meanings), meaningOf(text)];
      }),
    ),
  };
}

/** The letters of a message, or all of it where it has none, as a thumb has. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || text.trim();
}

function placesOfLetters(): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { questions }] of compared.entries()) {
    for (const letters of questions.map(lettersOf)) places.set(letters, [...(places.get(letters) ?? []), at]);
  }
  return places;
}

/** How much a word that carries a meaning tells one answer from others. */
export function weightOfWord(having: AnswerIndex["havingWord"]): (word: string) => number {
  const rarityOf = rarityBy(having, unknownShare);
  return (word) => weightOf(word) * rarityOf(word);
}

/** How rare a term is among answers; one that none has counts this share of the rarest. */
export function rarityBy(having: ReadonlyMap<string, number>, unknown = 1): (term: string) => number {
  return (term) => {
    const count = having.get(term);
    return Math.log(1 + compared.length / (count ?? 1)) * (count === undefined ? unknown : 1);
  };
}

function countHaving(groups: readonly (readonly string[])[]): Map<string, number> {
  const having = new Map<string, number>();
  for (const group of groups)
    for (const term of new Set(group)) having.set(term, (having.get(term) ?? 0) + 1);
  return having;
}
