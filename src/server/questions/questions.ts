import { randomUUID } from "node:crypto";
import {
  type AddedAnswer,
  type AnswerInput,
  type MissedQuestion,
  questionKey,
} from "../../shared/questions/question.ts";
import type { Clock } from "../clock/clock.ts";
import { type IsExpected, isSavable } from "../http/write-headers.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { withoutExpired } from "./retention.ts";
import type { StoredMiss } from "./stored-questions.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

/** The latest ones; whoever asks nonsense without end fills no disk. */
export const maxMisses = 1_000;
export const maxAnswers = 500;

/** What the chat was asked and did not know, and the answers that the administrator gave. */
export interface Questions {
  /** Keeps a question of a visitor, without personal data, if that is switched on; nobody waits for it. */
  noteMiss(question: string): void;
  /** Those of the last 30 days, the most asked first. */
  missed(): MissedQuestion[];
  /** Takes a question off the list, in all its spellings; says whether it was there. */
  dismiss(text: string): Promise<boolean>;
  answers(): readonly AddedAnswer[];
  /** What it answers from now on is not among the missed ones any more. */
  addAnswer(input: AnswerInput): Promise<AddedAnswer | Refused>;
  /** Null where there is no such answer. */
  changeAnswer(id: string, input: AnswerInput, isExpected: IsExpected): Promise<AddedAnswer | Refused | null>;
  /** Says whether there was one. */
  removeAnswer(id: string): Promise<boolean>;
}

/**
 * Why an answer is not saved: there are as many as can be, another one has this question, or it is of no version that is
 * expected, nor says this already.
 */
export type Refused = { refused: "full" } | { refused: "changed" } | { refused: "taken"; question: string };

interface QuestionRules {
  /** Whether misses are kept. */
  keepMisses: boolean;
  /** Tells whether the answer to these questions is one to what a visitor asked. */
  matcherOf(questions: readonly string[]): (asked: string) => boolean;
  clock: Clock;
}

/** Questions and answers over their collections. */
export function createQuestions(
  misses: Collection<StoredMiss[]>,
  answers: Collection<AddedAnswer[]>,
  { keepMisses, matcherOf, clock }: QuestionRules,
): Questions {
  async function removeMisses(isGone: (miss: StoredMiss) => boolean): Promise<boolean> {
    let isFound = false;
    await misses.update((all) => {
      const left = all.filter((miss) => !isGone(miss));
      isFound = left.length < all.length;
      return isFound ? left : all;
    });
    return isFound;
  }

  /** By then the answer is saved: what cannot be taken off the list stays there, and is no reason to say otherwise. */
  async function removeAnswered({ questions }: AddedAnswer): Promise<void> {
    try {
      const isAnswered = matcherOf(questions);
      await removeMisses(({ text }) => isAnswered(text));
    } catch (error) {
      log.error({ err: error }, "error");
    }
  }

  async function keepMiss(question: string, askedAt: string): Promise<void> {
    try {
      const text = withoutPersonalData(question);
      if (text === null) return;
      await misses.update((all) => [...all, { text, askedAt }].slice(-maxMisses));
    } catch (error) {
      log.error({ err: error }, "error");
    }
  }

  return {
    noteMiss(question) {
      // Its visitor gets the answer first.
      if (keepMisses) setImmediate(keepMiss, question, clock.now().toISOString());
    },

    missed() {
      const groups = new Map<string, MissedQuestion>();
      for (const { text, askedAt } of withoutExpired(misses.read(), clock.now())) {
        const key = questionKey(text);
        const count = (groups.get(key)?.count ?? 0) + 1;
        // Later ones stand behind: the newest wording is the one that stays.
        groups.set(key, { text, count, lastAskedAt: askedAt });
      }
      return [...groups.values()].sort(
        (a, b) => b.count - a.count || Date.parse(b.lastAskedAt) - Date.parse(a.lastAskedAt),
      );
    },

    dismiss(text) {
      const key = questionKey(text);
      return removeMisses((miss) => questionKey(miss.text) === key);
    },

    answers: () => answers.read(),

    async addAnswer(input) {
      const answer = { id: randomUUID(), ...input };
      let refused: Refused | null = null;
      await answers.update((all) => {
        refused = all.length >= maxAnswers ? { refused: "full" } : takenIn(all, input);
        return refused === null ? [...all, answer] : all;
      });
      if (refused !== null) return refused;
      await removeAnswered(answer);
      return answer;
    },

    async changeAnswer(id, input, isExpected) {
      const answer = { id, ...input };
      let refused: Refused | null = null;
      let isFound = false;
      await answers.update((all) => {
        const old = all.find((other) => other.id === id);
        isFound = old !== undefined;
        if (old === undefined) return all;
        refused = isSavable(old, answer, isExpected)
          ? takenIn(
              all.filter((other) => other !== old),
              input,
            )
          : { refused: "changed" };
        return refused === null ? all.map((other) => (other === old ? answer : other)) : all;
      });
      if (!isFound) return null;
      if (refused !== null) return refused;
      await removeAnswered(answer);
      return answer;
    },

    async removeAnswer(id) {
      let isFound = false;
      await answers.update((all) => {
        const left = all.filter((answer) => answer.id !== id);
        isFound = left.length < all.length;
        return isFound ? left : all;
      });
      return isFound;
    },
  };
}

function takenIn(answers: readonly AddedAnswer[], { questions }: AnswerInput): Refused | null {
  const taken = new Set(answers.flatMap((answer) => answer.questions.map(questionKey)));
  const question = questions.find((one) => taken.has(questionKey(one)));
  return question === undefined ? null : { refused: "taken", question };
}
