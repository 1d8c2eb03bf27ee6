import { weights } from "./ranking-weights.ts";

/** What speaks for a candidate, and how much; what is not named does not. */
export type Features = Partial<Record<keyof typeof weights, number>>;

/** How much the features of a candidate speak for it, by weights that were learned from the dialogues in `tests/dialogues/`. */
function scoreOf(features: Features, by: Readonly<Record<string, number>> = weights): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (by[name] ?? 0), 0);
}

/** A candidate, and how likely it is the right one of all, from 0 to 1. */
export type Ranked<C> = C & { likelihood: number };

/** Puts candidates into order, the likeliest first. */
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
