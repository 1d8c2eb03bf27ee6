import { type AddedAnswer, questionKey } from "../../shared/questions/question.ts";
import { keywordsOf } from "./keywords.ts";
import { withoutGreeting } from "./message.ts";

/** Matches questions with the same letters, or with the same keywords and numbers. */
export function createQuestionMatcher(questions: readonly string[]): (asked: string) => boolean {
  const forms = questions.map(formOf);
  return (asked) => {
    const form = formOf(asked);
    return forms.some((known) => known.key === form.key || hasSameWords(known.words, form.words));
  };
}

interface QuestionForm {
  key: string;
  words: ReadonlySet<string>;
}

function formOf(text: string): QuestionForm {
  const question = withoutGreeting(text);
  return { key: questionKey(question), words: wordsOf(question) };
}

const knownForms = new WeakMap<AddedAnswer, QuestionForm[]>();

/** Cached by object identity: a changed answer is a new object. */
export function formsOf(answer: AddedAnswer): QuestionForm[] {
  const made = knownForms.get(answer) ?? answer.questions.map(formOf);
  knownForms.set(answer, made);
  return made;
}

export function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...keywordsOf(text), ...(text.match(/\p{Nd}+/gu) ?? [])]);
}

function hasSameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((word) => other.has(word));
}
