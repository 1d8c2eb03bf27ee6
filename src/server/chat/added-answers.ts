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
import { type KnownLinks, withoutUnknownLinks } from "./known-links.ts";
import { withoutGreeting } from "./message.ts";
import type { FoundPassage } from "./model-answers.ts";
import { createQuestionMatcher, formsOf, wordsOf } from "./same-question.ts";

/** What means less than this of an added question stays with the answer that it had. */
const minAdoptedSimilarity = 0.5;

/** For a language model, which chooses among them. */
const maxAnswersForModel = 6;

/** What the administrator taught the chat, and where the chat says what it did not know. */
export interface Learning {
  answers(): readonly AddedAnswer[];
  /** Whether misses are kept at all. */
  storesUnanswered: boolean;
  recordUnanswered(question: string, answer: string | null): void;
  /** What was asked in the last 30 days and not answered. */
  unanswered(): readonly { text: string }[];
}

/** The built-in answer that a question gets without those that were added; null where it gets none. */
export type FindBuiltInAnswer = (question: string) => DirectAnswer | null;

/** The added answers as intents, which are ranked among those of `content/`. Made anew when they change. */
export function createAddedIntents(
  answers: () => readonly AddedAnswer[],
  known: KnownLinks,
  vocabulary: ReadonlyMap<string, number>,
  answerToday: FindBuiltInAnswer,
): () => readonly IntentSet[] {
  let last: readonly AddedAnswer[] = [];
  let intents: readonly IntentSet[] = [];
  return () => {
    if (answers() === last) return intents;
    last = answers();
    intents = last.length === 0 ? [] : [addedIntents(last, known, vocabulary, answerToday)];
    return intents;
  };
}

/** Added answers, ready to be compared. */
export function addedIntents(
  answers: readonly AddedAnswer[],
  known: KnownLinks,
  vocabulary: ReadonlyMap<string, number>,
  answerToday: FindBuiltInAnswer,
): IntentSet {
  const compared = answers.map(({ questions, reply }) => {
    const own = questions.map((question) => withoutGreeting(question));
    return {
      questions: [...own, ...own.flatMap((question) => adoptedExamples(question, answerToday))],
      text: reply,
    };
  });
  const asIntents = answers.map((answer, at) => ({
    intent: answer.id,
    questions: compared[at]?.questions ?? [],
    // A page that it names may be gone by the time it is said.
    text: () => replyOf(answer, known),
    href: null,
  }));
  const matchers = answers.map(({ questions }) => createQuestionMatcher(questions));
  return {
    index: makeIntentIndex(compared, vocabulary),
    answers: asIntents,
    isAdded: true,
    // A question was kept without its numbers, and is found by it again.
    findSameQuestion: (message) =>
      asIntents.find((_, at) =>
        [message, withoutPersonalData(message) ?? message].some((said) => matchers[at]?.(said)),
      ) ?? null,
  };
}

/**
 * The examples that mean nearly the same as an added question, of the built-in answer that said until now that the site does
 * not say it: whoever asks so gets the new answer.
 */
function adoptedExamples(question: string, answerToday: FindBuiltInAnswer): string[] {
  const today = answerToday(question);
  if (today === null || !saysNotOnSite(today)) return [];
  const meant = embed(question.toLowerCase());
  return today.questions.filter(
    (example) => similarity(meant, embed(example.toLowerCase())) > minAdoptedSimilarity,
  );
}

/** The answers whose questions have words of a question, the closest first, for a language model. */
export function addedPassages(
  answers: readonly AddedAnswer[],
  message: string,
  known: KnownLinks,
): FoundPassage[] {
  const words = wordsOf(message);
  return answers
    .map((answer) => {
      const own = formsOf(answer).map((form) => form.words);
      return { answer, hits: [...words].filter((word) => own.some((few) => few.has(word))).length };
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

// A page that it names may be gone since it was saved.
function textOf({ reply }: AddedAnswer, known: KnownLinks): string {
  return withoutUnknownLinks(stripTags(reply), known);
}

function linkOf({ link }: AddedAnswer, { isKnownPath }: KnownLinks): string | null {
  return link !== null && isKnownPath(pathOf(link)) ? link : null;
}
