import type { LeadPayment } from "./forms/lead.ts";

/** A payment's amount in words such as "$799.00" or "¥90,000", in the decimals that its currency has. */
export function moneyWords({ amount, currency }: Pick<LeadPayment, "amount" | "currency">): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
