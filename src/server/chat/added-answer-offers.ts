import { embed } from "./embedding.ts";
import type { IntentSet } from "./intent-candidates.ts";
import { embeddingSimilarity } from "./intent-index.ts";
import { leavesOpen } from "./intents.ts";
import type { Message } from "./message.ts";
import { splitSentences } from "./split-questions.ts";

/** A logistic regression, learned from the built-in intents, each known by one example and its text only. */
const weights = { question: 3.9, reply: 3.22, builtIn: -4.86, bias: 1.55 };

/** The less sure the reply, the more readily an added answer is offered beside it. */
const minFit = { missing: 0.45, unsure: 0.55, sure: 0.7 };
const maxOffers = { missing: 3, unsure: 2, sure: 1 };

export type Sureness = keyof typeof minFit;

/** The questions of the added answers that a message may ask for, the best first. */
export function addedAnswerOffers(
  known: readonly IntentSet[],
  { normalized, embedding }: Message,
  sureness: Sureness,
): string[] {
  const added = known.filter(({ isAdded }) => isAdded);
  if (added.length === 0) return [];
  const builtIn = Math.max(
    0,
    ...known.filter(({ isAdded }) => !isAdded).map((set) => closestOf(set, embedding)),
  );
  const parts = new Set([normalized, ...splitSentences(normalized)]);
  const fits = added.flatMap(({ index, answers }) => {
    const similarities = [...parts].map((part) => embeddingSimilarity(index, embed(part)));
    return answers.map(({ questions: [question = ""] }, entry) => {
      const closest = (rows: "best" | "text") =>
        Math.max(...similarities.map((found) => found[rows][entry] ?? 0));
      return { question, fit: fitOf(closest("best"), closest("text"), builtIn) };
    });
  });
  return fits
    .filter(({ fit }) => fit > minFit[sureness])
    .sort((one, other) => other.fit - one.fit)
    .slice(0, maxOffers[sureness])
    .map(({ question }) => question);
}

/** How similar the closest built-in answer is, except one that leaves something open. */
function closestOf({ index, answers }: IntentSet, embedding: Message["embedding"]): number {
  const { best } = embeddingSimilarity(index, embedding);
  return best.reduce((most, similarity, entry) => {
    const answer = answers[entry];
    return answer !== undefined && leavesOpen(answer) ? most : Math.max(most, similarity);
  }, 0);
}

/** From 0 to 1, of similarities from 0 to 1. */
function fitOf(question: number, reply: number, builtIn: number): number {
  const score =
    weights.question * question + weights.reply * reply + weights.builtIn * builtIn + weights.bias;
  return 1 / (1 + Math.exp(-score));
}
