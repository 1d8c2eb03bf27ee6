import { plans } from "../../../content/training/plans.ts";

/** Whether a text names the price of a plan of the No Code course. */
export function namesPrice(text: string): boolean {
  return Object.values(plans).some(({ priceDisplay }) => text.includes(priceDisplay));
}
