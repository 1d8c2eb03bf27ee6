import { moreAt } from "../../../content/chat/panel.ts";
import { site } from "../../../content/site.ts";
import { stripTags } from "../../shared/linkify.ts";
import { type AddedAnswer, questionKey } from "../../shared/questions/question.ts";
import { pathOf, urls } from "../../shared/urls.ts";
import { withoutPersonalData } from "../questions/without-personal-data.ts";
import { type KnownLinks, withoutUnknownLinks } from "./known-links.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import type { FoundPassage } from "./model-answers.ts";
import { withoutGreeting } from "./without-greeting.ts";

/** For a language model, which chooses among them. */
const fewAnswers = 6;

/** What the administrator taught the chat, and where the chat says what it did not know. */
export interface Learning {
  answers(): readonly AddedAnswer[];
  noteMiss(question: string): void;
}

/**
 * Tells whether a question asks for the same as one of these: its letters or its meaningful words, with the numbers, are
 * the same.
 */
export function matcherOf(questions: readonly string[]): (asked: string) => boolean {
  const forms = questions.map(formOf);
  return (asked) => {
    const form = formOf(asked);
    return forms.some((own) => own.key === form.key || hasSameWords(own.words, form.words));
  };
}

/** The answer that was added for a question, as the chat says it; null where there is none. */
export function addedAnswer(
  answers: readonly AddedAnswer[],
  message: string,
  known: KnownLinks,
): string | null {
  if (answers.length === 0) return null;
  // A question was kept without its numbers, and is found by it again.
  const asked = [message, withoutPersonalData(message) ?? message].map(formOf);
  const isAsked = (isSame: (own: Form, form: Form) => boolean) => (answer: AddedAnswer) =>
    formsOf(answer).some((own) => asked.some((form) => isSame(own, form)));
  const found =
    answers.find(isAsked((own, form) => own.key === form.key)) ??
    answers.find(isAsked((own, form) => hasSameWords(own.words, form.words)));
  return found === undefined ? null : replyOf(found, known);
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
    .slice(0, fewAnswers)
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

/** What questions are compared by. */
interface Form {
  key: string;
  words: ReadonlySet<string>;
}

function formOf(text: string): Form {
  const question = withoutGreeting(text);
  return { key: questionKey(question), words: wordsOf(question) };
}

const knownForms = new WeakMap<AddedAnswer, Form[]>();

/** Made once: an answer is another object after a change. */
function formsOf(answer: AddedAnswer): Form[] {
  const made = knownForms.get(answer) ?? answer.questions.map(formOf);
  knownForms.set(answer, made);
  return made;
}

/** The meaningful words, and the numbers, which tell questions apart as well. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...meaningfulWords(text), ...(text.match(/\p{Nd}+/gu) ?? [])]);
}

function hasSameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((word) => other.has(word));
}
