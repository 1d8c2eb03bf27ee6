import type { LeadPayment } from "./forms/lead.ts";

// https://docs.stripe.com/currencies: ISK and UGX have none either, but Stripe counts them in hundredths.
const withoutDecimals = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "));
const withThreeDecimals = new Set("bhd jod kwd omr tnd".split(" "));

/** A payment's amount in words such as "$799.00" or "¥90,000", in the decimals that Stripe counts its currency in. */
export function moneyWords({ amount, currency }: Pick<LeadPayment, "amount" | "currency">): string {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

function decimalsOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}
