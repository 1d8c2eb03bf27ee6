import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { moreAt } from "../../../content/chat/panel.ts";
import { site } from "../../../content/site.ts";
import { stripTags } from "../../shared/linkify.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { pathOf, urls } from "../../shared/urls.ts";
import { withoutPersonalData } from "../questions/without-personal-data.ts";
import { embed, similarity } from "./embedding.ts";
import type { IntentSet } from "./intent-candidates.ts";
import { makeIntentIndex } from "./intent-index.ts";
import { saysNotOnSite } from "./intents.ts";
import { keywordsOf, weightOf } from "./keywords.ts";
import { type KnownLinks, withoutUnknownLinks } from "./known-links.ts";
import { withoutGreeting } from "./message.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createQuestionMatcher, formsOf, wordsOf } from "./same-question.ts";

/** Examples less similar than this to an added question keep their built-in answer. */
const minAdoptedSimilarity = 0.5;
/** Words such as "paper" and "printed", or "charity" and "nonprofit", are this similar. */
const minWordSimilarity = 0.45;

const maxAnswersForModel = 6;

export interface Learning {
  answers(): readonly AddedAnswer[];
  storesUnanswered: boolean;
  recordUnanswered(question: string, answer: string | null, page: string | null): void;
  unanswered(): readonly { text: string }[];
}

export type FindBuiltInAnswer = (question: string) => DirectAnswer | null;

export function createAddedIntents(
  answers: () => readonly AddedAnswer[],
  known: KnownLinks,
  vocabulary: ReadonlyMap<string, number>,
  builtInAnswerTo: FindBuiltInAnswer,
): () => readonly IntentSet[] {
  let last: readonly AddedAnswer[] = [];
  let intents: readonly IntentSet[] = [];
  return () => {
    if (answers() === last) return intents;
    last = answers();
    intents = last.length === 0 ? [] : [addedIntents(last, known, vocabulary, builtInAnswerTo)];
    return intents;
  };
}

export function addedIntents(
  answers: readonly AddedAnswer[],
  known: KnownLinks,
  vocabulary: ReadonlyMap<string, number>,
  builtInAnswerTo: FindBuiltInAnswer,
): IntentSet {
  const compared = answers.map(({ questions, reply }) => {
    const examples = questions.map((question) => withoutGreeting(question));
    return {
      questions: [
        ...examples,
        ...examples.flatMap((question) => adoptedExamples(question, builtInAnswerTo, vocabulary)),
      ],
      text: reply,
    };
  });
  const asIntents = answers.map((answer, at) => ({
    intent: answer.id,
    questions: compared[at]?.questions ?? [],
    // The linked page may have been removed since the index was built.
    text: () => replyOf(answer, known),
    href: null,
  }));
  const matchers = answers.map(({ questions }) => createQuestionMatcher(questions));
  return {
    index: makeIntentIndex(compared, vocabulary),
    answers: asIntents,
    isAdded: true,
    // Questions are stored without personal data such as numbers, so both forms are compared.
    findSameQuestion: (message) =>
      asIntents.find((_, at) =>
        [message, withoutPersonalData(message) ?? message].some((form) => matchers[at]?.(form)),
      ) ?? null,
  };
}

/**
 * When the built-in answer only says "not on the site", its similar examples move to the added answer, but not those
 * about something else: "discount for veterans" is no example of "Do charities get a discount?".
 */
function adoptedExamples(
  question: string,
  builtInAnswerTo: FindBuiltInAnswer,
  vocabulary: ReadonlyMap<string, number>,
): string[] {
  const builtIn = builtInAnswerTo(question);
  if (builtIn === null || !saysNotOnSite(builtIn)) return [];
  const embedding = embed(question.toLowerCase());
  const rarest = rarestWord(question, vocabulary);
  return builtIn.questions.filter(
    (example) =>
      similarity(embedding, embed(example.toLowerCase())) > minAdoptedSimilarity &&
      (rarest === null || lettersIn(example).some((word) => isSameWord(word, rarest))),
  );
}

const lettersIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function rarestWord(question: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const words = lettersIn(question).filter((word) => keywordsOf(word).some((one) => weightOf(one) === 1));
  const countOf = (word: string) => vocabulary.get(word) ?? 0;
  return words.toSorted((one, other) => countOf(one) - countOf(other))[0] ?? null;
}

function isSameWord(one: string, other: string): boolean {
  const [[oneStem = one], [otherStem = other]] = [keywordsOf(one), keywordsOf(other)];
  return oneStem === otherStem || similarity(embed(oneStem), embed(otherStem)) > minWordSimilarity;
}

export function addedPassages(
  answers: readonly AddedAnswer[],
  message: string,
  known: KnownLinks,
): FoundPassage[] {
  const words = wordsOf(message);
  return answers
    .map((answer) => {
      const forms = formsOf(answer).map((form) => form.words);
      return { answer, hits: [...words].filter((word) => forms.some((form) => form.has(word))).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, maxAnswersForModel)
    .map(({ answer }) => ({
      path: linkOf(answer, known) ?? urls.contact.path,
      page: site.name,
      heading: answer.questions.join(" / "),
      text: textOf(answer, known),
    }));
}

function replyOf(answer: AddedAnswer, known: KnownLinks): string {
  const text = textOf(answer, known);
  const link = linkOf(answer, known);
  return link === null || text.includes(link) ? text : `${text}\n\n${moreAt} ${link}`;
}

// The linked page may have been removed since the answer was saved.
function textOf({ reply }: AddedAnswer, known: KnownLinks): string {
  return withoutUnknownLinks(stripTags(reply), known);
}

function linkOf({ link }: AddedAnswer, { isKnownPath }: KnownLinks): string | null {
  return link !== null && isKnownPath(pathOf(link)) ? link : null;
}
