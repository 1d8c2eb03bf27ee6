import { conversationAnswers } from "../../../content/chat/answers/conversation.ts";
import { isRefusal } from "./answer-index.ts";
import type { Candidate, Said } from "./candidate.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import type { Ranked } from "./ranking.ts";
import type { Understood } from "./understanding.ts";

/** An answer as likely as this is given alone; else briefly those beside it, too, that are this much as likely. */
const sure = 0.8;
const nearlyAsLikely = 0.1;
const maxBeside = 2;

/** What is less likely is a guess. */
const likely = 0.07;

/**
 * A guess is offered where it is at least half as likely as what says nothing, where what it answers means nearly the same,
 * and where most of the message is known.
 */
const likelyGuess = 0.5;
const nearGuess = 0.55;
const unknownInGuess = 0.3;
const maxGuesses = 3;

/** Whether something is likely enough to be said for an answer. */
export function isAnswered(best: Ranked<Candidate> | undefined): best is Ranked<Said> {
  return best !== undefined && best.likelihood >= likely && best.kind !== "miss" && !refuses(best);
}

/** Whether an answer says that the site does not say it. */
export function refuses(candidate: Candidate | undefined): boolean {
  return candidate?.kind === "answer" && isRefusal(candidate.answer);
}

/** What may be meant as well, where the answer is not sure. */
export function besides({ ranked: [best, ...others], message }: Understood): Said[] {
  if (!isAnswered(best) || best.likelihood > sure || isSmallTalk(best) || asksPrice(message)) return [];
  return others
    .filter(isWorthOffering)
    .filter((other) => goesBeside(other, best))
    .slice(0, maxBeside);
}

/** What may be meant where nothing is likely enough, the likeliest first. */
export function guesses({ ranked, message }: Understood): Said[] {
  const [best] = ranked;
  const unknown = ranked.find(({ kind }) => kind === "miss")?.features.missUnknown ?? 0;
  if (best === undefined || unknown > unknownInGuess || asksPrice(message)) return [];
  const [first, ...more] = ranked.filter(isWorthOffering).filter(isNear);
  if (first === undefined || first.likelihood < likelyGuess * best.likelihood) return [];
  return [first, ...more.filter((other) => goesBeside(other, first))].slice(0, maxGuesses);
}

/** What something costs is said of one thing: two prices mislead. */
function asksPrice({ own }: Understood["message"]): boolean {
  return own.some((word) => prices.has(word));
}

const prices = new Set(meaningfulWords("price"));

function isSmallTalk(candidate: Said): boolean {
  return candidate.kind === "answer" && smallTalk.has(candidate.answer);
}

const smallTalk = new Set(conversationAnswers);

function isWorthOffering(candidate: Ranked<Candidate>): candidate is Ranked<Said> {
  return candidate.kind !== "miss" && !refuses(candidate) && !isSmallTalk(candidate);
}

function isNear({ features }: Candidate): boolean {
  const { exampleByMeaning = 0, passageMeaning = 0, goesOnMeaning = 0 } = features;
  return Math.max(exampleByMeaning, passageMeaning, goesOnMeaning) > nearGuess;
}

/** Nearly as likely, and of the same subject: more of an article would only repeat where it leads. */
function goesBeside(other: Ranked<Said>, best: Ranked<Said>): boolean {
  if (other.likelihood < nearlyAsLikely * best.likelihood) return false;
  const about = best.kind === "answer" ? best.answer.about : undefined;
  if (other.kind === "answer") return about === undefined || other.answer.about === about;
  return best.kind === "passage"
    ? best.passage.path !== other.passage.path
    : !other.passage.isArticle || isNear(other);
}
