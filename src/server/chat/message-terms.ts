import type { Subject } from "../../../content/chat/subjects.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import { subjectsIn, withOtherNamed, withoutSubjects } from "./subjects.ts";

/** More words than this are no question. */
const maxWords = 40;

/** As many letters as most roots of words have. */
const runLength = 4;

/** A message in the terms that it is compared by. */
export interface MessageTerms {
  /** Spelled right, in lower case. */
  plain: string;
  subjects: readonly Subject[];
  /** The words that carry its meaning, those that name its subjects among them. */
  words: readonly string[];
  /** The same without the names of its subjects. */
  own: readonly string[];
  /** All its words, as they are: "who are you" has no other. */
  phrase: readonly string[];
  /** Its runs of letters: what words have in common that are not the same. */
  letters: readonly string[];
}

/** The terms of a message that is spelled right, after something was spoken of. */
export function termsOf(said: string, spokenOf: Subject | null = null): MessageTerms {
  const plain = withOtherNamed(said, spokenOf);
  const words = distinct(meaningfulWords(plain));
  const rest = withoutSubjects(plain);
  return {
    plain,
    subjects: subjectsIn(plain),
    words,
    own: rest === plain ? words : distinct(meaningfulWords(rest)),
    phrase: distinct(plain.match(/[\p{L}\p{N}]+/gu) ?? []),
    letters: runsOfFour(plain),
  };
}

/** The runs of four letters of a text. */
function runsOfFour(plain: string): string[] {
  const text = ` ${plain.replace(/[^\p{L}\p{N} ]/gu, "").slice(0, 300)} `;
  return Array.from({ length: Math.max(0, text.length - runLength + 1) }, (_, at) =>
    text.slice(at, at + runLength),
  );
}

/** Words once each, and no more than are looked at. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxWords);
}
