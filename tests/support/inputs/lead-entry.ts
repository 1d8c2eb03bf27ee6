import type { LeadEntry, LeadPayment } from "../../../src/shared/forms/lead.ts";
import { storedRequest } from "../store/stored-request.ts";

/** A lead as the dashboard gets it, without fields but for what is given. */
export function leadEntry(given: Partial<LeadEntry>): LeadEntry {
  const { payment: _, ...stored } = storedRequest({ id: "1", fields: {} });
  return { ...stored, nextStep: null, ...given };
}

export const leadPayment: LeadPayment = {
  state: "paid",
  amount: 79_900,
  currency: "usd",
  at: "2026-05-01T10:00:00.000Z",
  provider: "stripe",
  reference: "pi_1",
};
