import { DeliveryError, type Refusal } from "../outbox/delivery-error.ts";

/**
 * What became of a mail to a reader: sent; its address refused for good, which ends the subscription; the mail refused for
 * good; put off; or a fault of the server, of the settings or of the site, which says nothing of the reader.
 */
export type Outcome = { kind: "sent" | "refused" | "failed" | "later" } | { kind: "fault"; problem: string };

export const sent: Outcome = { kind: "sent" };

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof DeliveryError)) return fault("The site could not make this mail. Its log says why.");
  const { refusal } = error;
  if (refusal === null) return fault(error.message);
  // The server closes the connection, so it speaks of itself (RFC 5321, 4.2.3); but the message names the address.
  if (refusal.code === 421) return fault("The mail server asks for a pause (421).");
  if (!error.isPermanent) return { kind: "later" };
  return { kind: isOfAddress(refusal) ? "refused" : "failed" };
}

function fault(problem: string): Outcome {
  return { kind: "fault", problem };
}

/** Digits around it would make it a part of an IP address. */
const enhancedCode = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?!\.?\d)/;
/** Addresses and mailboxes, but for the sender's address (1.7, 1.8), a full mailbox and a mail that is too long for it. */
const addressCode = /^1\.(?![78]$)|^2\.(?![23]$)/;

/**
 * Whether a permanent refusal is of the address: by its enhanced status code (RFC 3463) where it has one, since servers
 * refuse what they take for spam, too large or unsigned (5.7, 5.3) by the same reply codes.
 */
function isOfAddress({ command, code, response }: Refusal): boolean {
  const [, enhanced] = enhancedCode.exec(response) ?? [];
  if (enhanced !== undefined) return addressCode.test(enhanced);
  if (command === "RCPT TO") return code !== 530;
  return code === 550 || code === 551 || code === 553;
}
