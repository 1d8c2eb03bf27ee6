import { conversationAnswers } from "../../../content/chat/answers/conversation.ts";
import { askFor, askForArticle } from "../../../content/chat/replies.ts";
import type { Candidate, ContentCandidate } from "./context.ts";
import { isRefusal, questionOfParagraph } from "./intents.ts";
import type { Interpretation } from "./interpreter.ts";
import type { Ranked } from "./ranker.ts";

/** Less likely answers come with offers of candidates at least this likely, relative to the best. */
const sureLikelihood = 0.85;
const relativeOfferLikelihood = 0.05;

const minAnswerLikelihood = 0.15;
/** A long passage that is beside the point takes longer to read than a short answer. */
const minArticleLikelihood = 0.35;

/** For the fallback, a candidate must be this likely relative to it, and similar to the message. */
const relativeGuessLikelihood = 0.1;
const minGuessSimilarity = 0.45;
/** A first, short message without a subject is often beside the point, so its guesses must be closer. */
const relativeLoneGuessLikelihood = 0.5;
const minLoneGuessSimilarity = 0.6;
const maxLoneKeywords = 4;
const maxUnknownShare = 0.4;

export const maxOffers = 3;

export function isAnswered(best: Ranked<Candidate> | undefined): best is Ranked<ContentCandidate> {
  if (best === undefined || best.kind === "fallback" || refuses(best)) return false;
  const least =
    best.kind === "passage" && best.passage.isArticle ? minArticleLikelihood : minAnswerLikelihood;
  return best.likelihood >= least;
}

export function refuses(candidate: Candidate | undefined): boolean {
  return candidate?.kind === "answer" && isRefusal(candidate.answer);
}

export function offersWithAnswer({ ranked: [best, ...others], alternatives }: Interpretation): string[] {
  // The form for a person follows the reply, and would stand out of sight behind buttons.
  if (best === undefined || isSmallTalk(best) || leadsToPerson(best)) return [];
  const least =
    best.likelihood > sureLikelihood ? minAnswerLikelihood : relativeOfferLikelihood * best.likelihood;
  return likeliestQuestions([...others, ...alternatives], least, best);
}

export function offersWithoutAnswer(interpretation: Interpretation): string[] {
  const { ranked, alternatives } = interpretation;
  const [best] = ranked;
  if (best === undefined || (missOf(interpretation)?.missStrangeShare ?? 0) > maxUnknownShare) return [];
  const isMissed = misses(best);
  const isAlone = isMissed && isLone(interpretation);
  const guessed = isAlone ? relativeLoneGuessLikelihood : relativeGuessLikelihood;
  const least = (isMissed ? guessed : relativeOfferLikelihood) * best.likelihood;
  const similarity = isAlone ? minLoneGuessSimilarity : minGuessSimilarity;
  const guesses = [...ranked, ...alternatives].filter(
    (one) => (isAnswered(one) && !isAlone) || isNear(one, similarity),
  );
  return likeliestQuestions(guesses, least);
}

const missOf = ({ ranked }: Interpretation) => ranked.find(({ kind }) => kind === "fallback")?.features;

function misses(best: Candidate): boolean {
  return best.kind === "fallback" || refuses(best);
}

/** Whether offers come beside an honest no; beside an unlikely one, they are what may be meant. */
export function saysNo(interpretation: Interpretation): boolean {
  const [best] = interpretation.ranked;
  if (best === undefined || !misses(best)) return false;
  return !isLone(interpretation) || (refuses(best) && best.likelihood >= minAnswerLikelihood);
}

/** Whether nothing but a few words of its own tells what a message asks. */
function isLone(interpretation: Interpretation): boolean {
  const { subjects, keywordsWithoutSubjects } = interpretation.message;
  const isFollowUp = missOf(interpretation)?.missGoingOn === 1;
  return !isFollowUp && subjects.length === 0 && keywordsWithoutSubjects.length <= maxLoneKeywords;
}

function likeliestQuestions(
  candidates: readonly Ranked<Candidate>[],
  least: number,
  given?: Candidate,
): string[] {
  const likely = candidates.filter(({ likelihood }) => likelihood >= least);
  return questionsOf(
    likely.toSorted((one, other) => other.likelihood - one.likelihood),
    given,
  ).slice(0, maxOffers);
}

export function offersForWhole({ ranked }: Interpretation, given: ReadonlySet<string>): string[] {
  const [best] = ranked;
  return best === undefined || !isAnswered(best) || given.has(keyOf(best)) ? [] : questionsOf([best]);
}

function questionsOf(candidates: readonly Candidate[], given?: Candidate): string[] {
  const others = candidates.filter(
    (one) => !isSmallTalk(one) && (given === undefined || keyOf(one) !== keyOf(given)),
  );
  return [...new Set(others.flatMap((one) => questionOf(one) ?? []))];
}

function questionOf(candidate: Candidate): string | null {
  if (candidate.kind === "fallback" || refuses(candidate)) return null;
  if (candidate.kind === "answer") return candidate.answer.questions[0] ?? null;
  const { entry, heading, page, isArticle } = candidate.passage;
  const asked = entry === null ? undefined : questionOfParagraph(entry);
  return asked ?? (isArticle ? askForArticle(page) : askFor(heading.split(": ").at(-1) ?? page));
}

export function keyOf(candidate: Candidate): string {
  if (candidate.kind === "answer") return candidate.answer.intent;
  return candidate.kind === "passage" ? candidate.passage.id : "";
}

function isNear({ features }: Candidate, least: number): boolean {
  const { exampleMeaning = 0, passageMeaning = 0, onwardMeaning = 0 } = features;
  return Math.max(exampleMeaning, passageMeaning, onwardMeaning) > least;
}

export function leadsToPerson(candidate: Candidate): boolean {
  return candidate.kind === "answer" && candidate.answer.person === true;
}

export function isSmallTalk(candidate: Candidate): boolean {
  return candidate.kind === "answer" && smallTalk.has(candidate.answer.intent);
}

const smallTalk = new Set(conversationAnswers.map(({ intent }) => intent));
