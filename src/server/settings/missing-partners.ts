/** Settings that do nothing without another. */
const partners = [
  ["SMTP_URL", "LEADS_TO"],
  ["LEADS_TO", "SMTP_URL"],
  ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  ["LEAD_WEBHOOK_SECRET", "LEAD_WEBHOOK_URL"],
  ["CHAT_MODEL_URL", "CHAT_MODEL"],
  ["CHAT_MODEL", "CHAT_MODEL_URL"],
  ["CHAT_MODEL_KEY", "CHAT_MODEL_URL"],
] as const;

/** A sentence about each setting that is set without the one that it needs. */
export function missingPartners(values: Record<string, string | undefined>): string[] {
  const sentences: string[] = partners
    .filter(([name, partner]) => values[name] !== undefined && values[partner] === undefined)
    .map(([name, partner]) => `${name} is set, but ${partner} is not: set both, or neither.`);
  if (values.CONFIRM_TO_SENDER === "yes" && values.SMTP_URL === undefined)
    sentences.push("CONFIRM_TO_SENDER is yes, but SMTP_URL is not set: no mail can be sent.");
  return sentences;
}
