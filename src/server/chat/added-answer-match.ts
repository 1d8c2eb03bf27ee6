import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { hasVector } from "./embedding.ts";
import { keywordsOf } from "./keywords.ts";
import type { Message } from "./message.ts";
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
export function matchesAddedAnswer(
  { questions }: DirectAnswer,
  near: number,
  { normalized, keywords, subjects }: Message,
  rarity: (keyword: string) => number,
): boolean {
  return questions.some((question) => {
    const example = question.toLowerCase();
    if (areOpposite(example, normalized) || namesUnknownWord(example, normalized)) return false;
    const named = subjectsIn(example);
    if (subjects.some((subject) => !named.includes(subject))) return false;
    const own = keywordsOf(example);
    const covered = weightedOverlap(own, keywords, rarity);
    return near >= minSimilarity
      ? covered >= minKeywords
      : covered >= sameKeywords && weightedOverlap(keywords, own, rarity) >= sameKeywords;
  });
}

/** The share of some keywords that are among others, from 0 to 1, by their rarity. */
function weightedOverlap(
  some: readonly string[],
  others: readonly string[],
  rarity: (keyword: string) => number,
): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word) ** 2, 0);
  return weigh(some.filter((word) => others.includes(word))) / (weigh(some) || 1);
}

/** Words that ask for the opposite of each other, a line each. */
const antonyms = [
  "cheap inexpensive affordable low lower | expensive costly pricey dear high higher overpriced",
  "with including include includes included | without excluding exclude excludes excluded",
  "before | after",
  "start starts begin begins beginning open opens | end ends finish finishes over close closes closed",
  "first earliest | last latest",
  "more longer bigger larger | less fewer shorter smaller",
  "online remote remotely virtual | onsite offline person office",
  "join enroll register sign | leave cancel quit unsubscribe withdraw",
  "buy purchase hire | sell",
  "free | paid pay cost costs",
  "beginner beginners junior | expert experts senior advanced experienced",
  "students student | professionals professional founders",
  "increase raise | decrease reduce lower",
  "allowed possible can | forbidden impossible cannot",
  "good best better | bad worst worse",
  "new | old",
  "men man | women woman",
  "employer employers company client | employee employees freelancer applicant",
  "weekday weekdays | weekend weekends",
  "morning mornings | evening evenings",
].map((line) => line.split(" | ").map((side) => new Set(side.split(" "))) as [Set<string>, Set<string>]);

const negations = new Set(["not", "no", "never", "none", "nobody", "nothing", "without", "cannot"]);

/**
 * Whether two questions in lower case ask for opposites: one says a word where the other says what is against it, or "not",
 * or they name other numbers. A question that was kept has "[number]" in place of its own.
 */
export function areOpposite(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (isNegated(a) !== isNegated(b)) return true;
  if (![one, other].some((text) => text.includes("[number]")) && numbersOf(one) !== numbersOf(other))
    return true;
  const [asked, otherAsked] = [questionWordOf(one), questionWordOf(other)];
  if (
    asked !== otherAsked &&
    ((asked !== "" && otherAsked !== "") || asked === "who" || otherAsked === "who")
  )
    return true;
  return antonyms.some(
    ([left, right]) =>
      (has(a, left) && has(b, right) && !has(a, right) && !has(b, left)) ||
      (has(a, right) && has(b, left) && !has(a, left) && !has(b, right)),
  );
}

/** The word that a question asks with, where it is one that another question cannot do without; what is counted, of "how many". */
function questionWordOf(question: string): string {
  return /\b(?:who|when|where|why|how many \p{L}+)\b/u.exec(question)?.[0] ?? "";
}

const wordsOf = (text: string): string[] => text.replace(/n['’]?t\b/g, " not").match(/\p{L}+/gu) ?? [];

/** Whether a question has a word without a vector, such as a name, that a message has not: they are about different things. */
export function namesUnknownWord(question: string, message: string): boolean {
  const said = new Set(wordsOf(message));
  return wordsOf(question).some((word) => !hasVector(word) && !said.has(word) && !said.has(`${word}s`));
}

const numbersOf = (text: string): string => (text.match(/\p{Nd}+/gu) ?? []).sort().join(" ");

const has = (words: readonly string[], side: ReadonlySet<string>) => words.some((word) => side.has(word));

const isNegated = (words: readonly string[]) => words.some((word) => negations.has(word));
