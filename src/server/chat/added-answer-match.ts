import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { site } from "../../../content/site.ts";
import { hasVector } from "./embedding.ts";
import { keywordsOf } from "./keywords.ts";
import type { Message } from "./message.ts";
import { subjectsIn } from "./subjects.ts";

const minSimilarity = 0.5;
const minKeywords = 0.45;

/** Whether an added answer fits well enough to be given, not only offered. With few examples, embeddings alone would match opposites. */
export function matchesAddedAnswer(
  { questions }: DirectAnswer,
  similarity: number,
  { normalized, keywords, subjects }: Message,
  rarity: (keyword: string) => number,
): boolean {
  if (similarity < minSimilarity) return false;
  return questions.some((question) => {
    const example = question.toLowerCase();
    if (areOpposite(example, normalized) || namesUnknownWord(example, normalized)) return false;
    if (ofUs.test(example) && !ofUs.test(normalized)) return false;
    const named = subjectsIn(example);
    if (subjects.some((subject) => !named.includes(subject))) return false;
    const exampleKeywords = keywordsOf(example);
    const [rarest] = exampleKeywords.toSorted((one, other) => rarity(other) - rarity(one));
    const namesRarest = rarest === undefined || keywords.includes(rarest);
    return namesRarest && weightedOverlap(exampleKeywords, keywords, rarity) >= minKeywords;
  });
}

/** "Who founded you?" and "Who founded OpenAI?" ask for different things. */
const ofUs = new RegExp(`\\b(?:you|your|yours|we|us|our|(?:the|this) company|${site.name.toLowerCase()})\\b`);

/** The share of the first keywords found among the others, from 0 to 1, weighted by rarity. */
function weightedOverlap(
  some: readonly string[],
  others: readonly string[],
  rarity: (keyword: string) => number,
): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word) ** 2, 0);
  return weigh(some.filter((word) => others.includes(word))) / (weigh(some) || 1);
}

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

/** Whether two lower-case questions differ by antonyms, negation, question words or numbers. "[number]" stands for a removed number. */
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

function questionWordOf(question: string): string {
  return /\b(?:who|when|where|why|how many \p{L}+)\b/u.exec(question)?.[0] ?? "";
}

const wordsOf = (text: string): string[] => text.replace(/n['’]?t\b/g, " not").match(/\p{L}+/gu) ?? [];

/** A word without a vector, such as a name, means that the question is about something else. */
export function namesUnknownWord(question: string, message: string): boolean {
  const words = new Set(wordsOf(message));
  return wordsOf(question).some((word) => !hasVector(word) && !words.has(word) && !words.has(`${word}s`));
}

const numbersOf = (text: string): string => (text.match(/\p{Nd}+/gu) ?? []).sort().join(" ");

const has = (words: readonly string[], side: ReadonlySet<string>) => words.some((word) => side.has(word));

const isNegated = (words: readonly string[]) => words.some((word) => negations.has(word));
