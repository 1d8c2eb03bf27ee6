/** What each plan of the No Code Agentic AI Course costs. */
export const planPrices = { professionals: "$999", students: "$799" } as const;

/** The most that a code may take off: with it, every plan still costs a dollar. */
export const maxSaving = Math.min(...Object.values(planPrices).map(dollarsOf)) - 1;

export function dollarsOf(price: string): number {
  return Number(price.slice(1));
}
