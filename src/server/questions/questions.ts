import { randomUUID } from "node:crypto";
import {
  type AddedAnswer,
  type AnswerInput,
  questionKey,
  type UnansweredQuestion,
} from "../../shared/questions/question.ts";
import type { Clock } from "../clock/clock.ts";
import { HttpError } from "../http/http-error.ts";
import { conflict, type IsExpected, isSavable } from "../http/write-headers.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { withoutExpired } from "./retention.ts";
import type { StoredMiss } from "./stored-questions.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

/** Only the latest questions are kept: whoever asks nonsense without end fills no disk. */
export const maxMisses = 1_000;
export const maxAnswers = 500;

/** What the chat was asked and did not know, and the answers that the administrator gave. */
export type Questions = ReturnType<typeof createQuestions>;

interface QuestionRules {
  /** Whether misses are kept. */
  keepMisses: boolean;
  /** Tells whether the answer to these questions is one to what a visitor asked. */
  matcherOf(questions: readonly string[]): (asked: string) => boolean;
  clock: Clock;
}

/** Questions and answers over their collections. Who saves or removes what cannot be gets an HttpError. */
export function createQuestions(
  misses: Collection<StoredMiss[]>,
  answers: Collection<AddedAnswer[]>,
  { keepMisses, matcherOf, clock }: QuestionRules,
) {
  /** What an answer's questions match is not among the missed ones any more. */
  async function removeAnswered({ questions }: AddedAnswer): Promise<void> {
    try {
      const isAnswered = matcherOf(questions);
      await misses.update((all) => without(all, ({ text }) => isAnswered(text)));
    } catch (error) {
      // The answer is saved by now: questions that stay in the list are no reason to say otherwise.
      log.error({ err: error }, "error");
    }
  }

  async function keepMiss(question: string, said: string | null, askedAt: string): Promise<void> {
    try {
      const text = withoutPersonalData(question);
      if (text === null) return;
      const answer = said === null ? null : withoutPersonalData(said);
      const miss = { text, askedAt, ...(answer !== null && { answer }) };
      await misses.update((all) => [...all, miss].slice(-maxMisses));
    } catch (error) {
      log.error({ err: error }, "error");
    }
  }

  return {
    keepsMisses: keepMisses,

    /**
     * Keeps a question of a visitor, and the answer that did not help, without personal data, if that is switched on; nobody
     * waits for it.
     */
    noteMiss(question: string, answer: string | null): void {
      // The visitor gets the answer first.
      if (keepMisses) setImmediate(keepMiss, question, answer, clock.now().toISOString());
    },

    /** The questions of the last 30 days, the most asked first. */
    missed(): UnansweredQuestion[] {
      const groups = new Map<string, UnansweredQuestion>();
      for (const { text, askedAt, answer } of withoutExpired(misses.read(), clock.now())) {
        const key = questionKey(text);
        const before = groups.get(key);
        // The newest wording stays, which comes last.
        groups.set(key, {
          text,
          count: (before?.count ?? 0) + 1,
          lastAskedAt: askedAt,
          answer: answer ?? before?.answer ?? null,
        });
      }
      return [...groups.values()].sort(
        (a, b) => b.count - a.count || Date.parse(b.lastAskedAt) - Date.parse(a.lastAskedAt),
      );
    },

    /** Takes a question off the list, in all its spellings. */
    async dismiss(text: string): Promise<void> {
      const key = questionKey(text);
      await misses.update((all) => {
        const left = without(all, (miss) => questionKey(miss.text) === key);
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
        // An earlier try may have saved it whose reply was lost; in any case the new one can be saved over the other one.
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

/** The records that stay; the same array where none goes. */
function without<T>(records: T[], isGone: (record: T) => boolean): T[] {
  const left = records.filter((record) => !isGone(record));
  return left.length === records.length ? records : left;
}

/** Refuses an answer with a question that another one has, which a new answer gets to be saved over. */
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
