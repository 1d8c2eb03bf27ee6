import { randomUUID } from "node:crypto";
import {
  type AddedAnswer,
  type AnswerInput,
  questionKey,
  type UnansweredQuestion,
} from "../../shared/questions/question.ts";
import type { Clock } from "../clock/clock.ts";
import { HttpError } from "../http/http-error.ts";
import { conflict, type IsExpected, isSavable } from "../http/preconditions.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { withoutExpired } from "./retention.ts";
import type { StoredQuestion } from "./stored-questions.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

/** A limit, so that nonsense cannot fill the disk. */
export const maxUnanswered = 1_000;
export const maxAnswers = 500;

export type Questions = ReturnType<typeof createQuestions>;

interface QuestionRules {
  keepUnanswered: boolean;
  createQuestionMatcher(questions: readonly string[]): (asked: string) => boolean;
  clock: Clock;
}

/** Throws an HttpError for what cannot be saved or removed. */
export function createQuestions(
  unanswered: Collection<StoredQuestion[]>,
  answers: Collection<AddedAnswer[]>,
  { keepUnanswered, createQuestionMatcher, clock }: QuestionRules,
) {
  async function removeAnswered({ questions }: AddedAnswer): Promise<void> {
    try {
      const isAnswered = createQuestionMatcher(questions);
      await unanswered.update((all) => without(all, ({ text }) => isAnswered(text)));
    } catch (error) {
      // The answer is saved by now, so its author is not told of this failure.
      log.error({ err: error }, "error");
    }
  }

  async function storeUnanswered(
    question: string,
    said: string | null,
    page: string | null,
    askedAt: string,
  ): Promise<void> {
    try {
      const text = withoutPersonalData(question);
      if (text === null) return;
      const answer = said === null ? null : withoutPersonalData(said);
      const stored = { text, askedAt, ...(answer !== null && { answer }), ...(page !== null && { page }) };
      await unanswered.update((all) => [...all, stored].slice(-maxUnanswered));
    } catch (error) {
      log.error({ err: error }, "error");
    }
  }

  return {
    storesUnanswered: keepUnanswered,

    recordUnanswered(question: string, answer: string | null, page: string | null): void {
      // Runs after the visitor's answer has been sent.
      if (keepUnanswered) setImmediate(storeUnanswered, question, answer, page, clock.now().toISOString());
    },

    unanswered(): UnansweredQuestion[] {
      const groups = new Map<string, UnansweredQuestion>();
      for (const { text, askedAt, answer, page } of withoutExpired(unanswered.read(), clock.now())) {
        const key = questionKey(text);
        const before = groups.get(key);
        groups.set(key, {
          text,
          count: (before?.count ?? 0) + 1,
          lastAskedAt: askedAt,
          answer: answer ?? before?.answer ?? null,
          page: page ?? before?.page ?? null,
        });
      }
      return [...groups.values()].sort(
        (a, b) => b.count - a.count || Date.parse(b.lastAskedAt) - Date.parse(a.lastAskedAt),
      );
    },

    async dismiss(text: string): Promise<void> {
      const key = questionKey(text);
      await unanswered.update((all) => {
        const left = without(all, (question) => questionKey(question.text) === key);
        if (left === all) throw new HttpError(404, "This question is no longer in the list.");
        return left;
      });
    },

    answers: (): readonly AddedAnswer[] => answers.read(),

    async addAnswer(input: AnswerInput): Promise<AddedAnswer> {
      const answer = { id: randomUUID(), ...input };
      await answers.update((all) => {
        if (all.length >= maxAnswers)
          throw new HttpError(409, `There are ${maxAnswers} answers already. Please remove one first.`);
        // The first attempt may have been saved although its response was lost.
        refuseTaken(all, input, true);
        return [...all, answer];
      });
      await removeAnswered(answer);
      return answer;
    },

    async changeAnswer(id: string, input: AnswerInput, isExpected: IsExpected): Promise<AddedAnswer> {
      const answer = { id, ...input };
      await answers.update((all) => {
        const old = all.find((other) => other.id === id);
        if (old === undefined) throw noAnswer();
        if (!isSavable(old, answer, isExpected)) throw conflict("This answer was changed meanwhile.", old);
        refuseTaken(
          without(all, (other) => other === old),
          input,
          false,
        );
        return all.map((other) => (other === old ? answer : other));
      });
      await removeAnswered(answer);
      return answer;
    },

    async removeAnswer(id: string): Promise<void> {
      await answers.update((all) => {
        const left = without(all, (answer) => answer.id === id);
        if (left === all) throw noAnswer();
        return left;
      });
    },
  };
}

function without<T>(records: T[], isGone: (record: T) => boolean): T[] {
  const left = records.filter((record) => !isGone(record));
  return left.length === records.length ? records : left;
}

/** A new answer gets the conflicting record, so that it can be saved over it. */
function refuseTaken(others: readonly AddedAnswer[], { questions }: AnswerInput, isNew: boolean): void {
  for (const question of questions) {
    const key = questionKey(question);
    const record = others.find((answer) => answer.questions.some((one) => questionKey(one) === key));
    if (record === undefined) continue;
    const message = `Another answer has the question “${question}” already. Please edit that one.`;
    throw new HttpError(409, message, { issues: { questions: message }, ...(isNew && { record }) });
  }
}

function noAnswer(): HttpError {
  return new HttpError(404, "There is no such answer. It may have been removed meanwhile.");
}
