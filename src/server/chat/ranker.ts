import { weights } from "./ranker-weights.ts";

/** What speaks for a candidate, and how much; what is not named does not. */
export type Features = Partial<Record<keyof typeof weights | "added", number>>;

/** How much speaks for an answer that the administrator added: it is there because the others were not enough. */
const addedWeight = 2.5;

/** A candidate, and how likely it is the right one of all, from 0 to 1. */
export type Ranked<C> = C & { likelihood: number };

/**
 * Puts candidates into order, the likeliest first: a softmax over the sums of their features, by weights that were learned
 * from the dialogues in `tests/dialogues/`.
 */
export function rank<C extends { features: Features }>(
  candidates: readonly C[],
  by: Readonly<Record<string, number>> = weights,
): Ranked<C>[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate.features, by) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored
    .map(({ candidate, score }) => ({ ...candidate, likelihood: Math.exp(score - best) / whole }))
    .sort((one, other) => other.likelihood - one.likelihood);
}

function scoreOf(features: Features, by: Readonly<Record<string, number>>): number {
  const lead = addedWeight * (features.added ?? 0);
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (by[name] ?? 0), lead);
}
