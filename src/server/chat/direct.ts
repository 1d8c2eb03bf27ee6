import { type DirectAnswer, directAnswers } from "../../../content/chat/answers.ts";
import { engineerCourse } from "../../../content/training/ai-ml-genai-course.ts";
import { urls } from "../../shared/urls.ts";
import { isDecisive, meaningfulWords, weightOf } from "./language.ts";

/** How well a question fits an answer, from 0 to 1, and the answer. */
interface DirectHit {
  answer: DirectAnswer;
  score: number;
}

interface Example {
  answer: DirectAnswer;
  words: Set<string>;
  /** The words of all examples of its answer. */
  all: Set<string>;
}

/** What a word counts for that stands in another example of the same answer. */
const relatedShare = 0.6;

/** What is left of a score where the question lacks a decisive word of the example. */
const missedShare = 0.75;

/** A question that holds less of an example than this is about something wider. */
const leastOfExample = 0.5;

/** Finds the direct answer to a question, and knows the words that direct answers are asked for with. */
export interface DirectAnswers {
  knows(word: string): boolean;
  words: Iterable<string>;
  /** The answer to exactly this question. */
  exactly(question: string): DirectAnswer | null;
  /** The best answer to a question with these words. */
  closest(words: readonly string[]): DirectHit | null;
}

/** Compares questions with the example questions of `content/chat/answers.ts` and of the course's FAQ. */
export function createDirectAnswers(): DirectAnswers {
  const answers = [...directAnswers, ...faqAnswers()];
  const exact = new Map<string, DirectAnswer>();
  const examples: Example[] = [];
  const answersWith = new Map<string, Set<DirectAnswer>>();
  for (const answer of answers) {
    const all = new Set(answer.questions.flatMap(meaningfulWords));
    for (const question of answer.questions) {
      if (!exact.has(lettersOf(question))) exact.set(lettersOf(question), answer);
      const words = new Set(meaningfulWords(question));
      if (words.size === 0) continue;
      examples.push({ answer, words, all });
      for (const word of words) {
        const known = answersWith.get(word) ?? new Set();
        answersWith.set(word, known.add(answer));
      }
    }
  }

  // A word that few answers share says more; one that none has says most, against all of them.
  const weigh = (word: string) =>
    weightOf(word) * Math.log(1 + answers.length / (answersWith.get(word)?.size ?? 1));
  const total = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += weigh(word);
    return sum;
  };

  return {
    knows: (word) => answersWith.has(word),
    words: answersWith.keys(),
    exactly: (question) => exact.get(lettersOf(question)) ?? null,
    closest(words) {
      const asked = total(words);
      let best: DirectHit | null = null;
      for (const { answer, words: example, all } of examples) {
        const shared = total(words.filter((word) => example.has(word)));
        if (shared === 0) continue;
        const related = total(words.filter((word) => all.has(word) && !example.has(word)));
        const ofQuestion = (shared + related * relatedShare) / asked;
        const ofExample = shared / total(example);
        // What the visitor says beyond the example may change the question; what the example says beyond it, less so.
        if (ofExample < leastOfExample) continue;
        const missed = [...example].some((word) => isDecisive(word) && !words.includes(word));
        const score = ofQuestion ** 0.65 * ofExample ** 0.35 * (missed ? missedShare : 1);
        if (best === null || score > best.score) best = { answer, score };
      }
      return best;
    },
  };
}

function faqAnswers(): DirectAnswer[] {
  return engineerCourse.faq.items.map(({ question, answer }) => ({
    questions: [question],
    text: answer,
    href: urls.aiMlGenAiCourse.path,
  }));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
