import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { keywordsOf } from "./keywords.ts";
import type { Message } from "./message.ts";
import { areOpposite, namesOther } from "./opposites.ts";
import { subjectsIn } from "./subjects.ts";

/** An added answer is said to a message that is as similar as this to an example and has so much of its keywords. */
const minSimilarity = 0.5;
const minKeywords = 0.45;

/** It is said as well where each has so much of the other's keywords. */
const sameKeywords = 0.6;

/**
 * Whether an added answer may be said to a message, or only be offered. It has few examples: neither their opposite may get
 * it, nor a question about another name or subject. `rarity` is how much a keyword says.
 */
export function isTaughtFor(
  { questions }: DirectAnswer,
  near: number,
  { plain, keywords, subjects }: Message,
  rarity: (keyword: string) => number,
): boolean {
  return questions.some((question) => {
    const example = question.toLowerCase();
    if (areOpposite(example, plain) || namesOther(example, plain)) return false;
    const named = subjectsIn(example);
    if (subjects.some((subject) => !named.includes(subject))) return false;
    const own = keywordsOf(example);
    const covered = shareIn(own, keywords, rarity);
    return near >= minSimilarity
      ? covered >= minKeywords
      : covered >= sameKeywords && shareIn(keywords, own, rarity) >= sameKeywords;
  });
}

/** The share of some keywords that are among others, from 0 to 1, by their rarity. */
function shareIn(
  some: readonly string[],
  others: readonly string[],
  rarity: (keyword: string) => number,
): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word) ** 2, 0);
  return weigh(some.filter((word) => others.includes(word))) / (weigh(some) || 1);
}
