import { weights } from "./ranker-weights.ts";

export type Features = Partial<Record<keyof typeof weights | "added", number>>;

/** Administrators add answers where the built-in ones were wrong, so these need an advantage. */
const addedWeight = 2.5;

export type Ranked<C> = C & { likelihood: number };

/** Sorts by likelihood: a softmax over linear scores, with weights learned from `tests/dialogues/`. */
export function rank<C extends { features: Features }>(
  candidates: readonly C[],
  by: Readonly<Record<string, number>> = weights,
): Ranked<C>[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate.features, by) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored
    .map(({ candidate, score }) => ({ ...candidate, likelihood: Math.exp(score - best) / total }))
    .sort((one, other) => other.likelihood - one.likelihood);
}

function scoreOf(features: Features, by: Readonly<Record<string, number>>): number {
  const lead = addedWeight * (features.added ?? 0);
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (by[name] ?? 0), lead);
}
