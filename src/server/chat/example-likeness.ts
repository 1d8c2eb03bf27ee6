import type { DirectAnswers } from "./direct-answers.ts";
import type { Vector } from "./meaning.ts";
import { distinct, type MessageTerms } from "./message-terms.ts";
import type { Features } from "./ranking.ts";

/** What has less than this in common with a message, and means less than that of it, is no answer to it. */
const minClose = 0.12;
const minNear = 0.45;

/** Of paragraphs that may be asked for, as many are looked at. */
const maxParagraphs = 10;

/** A message, and how it goes on from what was asked before. */
export interface LeaningMessage {
  message: MessageTerms;
  /** What was asked before; null where nothing was. */
  asked: readonly string[] | null;
  /** How much it needs the one before, by its length and by its words, from 0 to 1. */
  short: number;
  leans: number;
  meaning: Vector;
  /** What it means after the one before; null where there is none. */
  goingOn: Vector | null;
}

export interface ExampleLikeness {
  isLike: (place: number) => boolean;
  /** The paragraphs whose questions are the most like it. */
  paragraphs: readonly number[];
  featuresOf: (place: number) => Features;
}

/** How like a message is to the example questions at each place. */
export function exampleLikeness(direct: DirectAnswers, asking: LeaningMessage): ExampleLikeness {
  const { message, asked, short, leans, meaning, goingOn } = asking;
  const byWords = direct.byWords(message.own);
  const byPhrase = direct.byPhrase(message.phrase);
  const byLetters = direct.byLetters(message.letters);
  const byMeaning = direct.byMeaning(meaning);
  const onByMeaning = goingOn === null ? null : direct.byMeaning(goingOn);
  const goesOn = asked === null ? null : direct.byWords(distinct([...message.own, ...asked]));
  const coverage = direct.coverageOf(message.own);

  const at = (close: ArrayLike<number> | undefined, place: number) => close?.[place] ?? 0;
  const closeAt = (place: number) =>
    at(byWords.example, place) +
    at(byLetters.example, place) +
    at(byWords.text, place) +
    at(goesOn?.example, place);
  const nearAt = (place: number) => Math.max(at(byMeaning.example, place), at(onByMeaning?.example, place));
  const isLike = (place: number) => closeAt(place) >= minClose || nearAt(place) >= minNear;

  return {
    isLike,
    paragraphs: direct.paragraphs
      .filter(isLike)
      .map((place) => ({ place, like: closeAt(place) + nearAt(place) }))
      .sort((one, other) => other.like - one.like)
      .slice(0, maxParagraphs)
      .map(({ place }) => place),
    featuresOf: (place) => ({
      exampleByWords: at(byWords.example, place),
      nextByWords: at(byWords.next, place),
      examplesByWords: at(byWords.examples, place),
      textByWords: at(byWords.text, place),
      exampleByPhrase: at(byPhrase.example, place),
      examplesByPhrase: at(byPhrase.examples, place),
      exampleByLetters: at(byLetters.example, place),
      examplesByLetters: at(byLetters.examples, place),
      textByLetters: at(byLetters.text, place),
      exampleByMeaning: at(byMeaning.example, place),
      nextByMeaning: at(byMeaning.next, place),
      examplesByMeaning: at(byMeaning.examples, place),
      textByMeaning: at(byMeaning.text, place),
      goesOnMeaning: at(onByMeaning?.example, place),
      goesOnExamplesMeaning: at(onByMeaning?.examples, place),
      shortMeaning: short * at(onByMeaning?.example, place),
      leansMeaning: leans * at(onByMeaning?.example, place),
      coverage: at(coverage, place),
      goesOnExample: short * at(goesOn?.example, place),
      leansOnExample: leans * at(goesOn?.example, place),
    }),
  };
}
