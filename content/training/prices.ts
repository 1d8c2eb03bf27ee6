export const planPrices = { professionals: "$999", students: "$799" } as const;

export function dollarsOf(price: string): number {
  return Number(price.slice(1));
}
