import type { LeadEntry } from "../../../src/shared/forms/lead.ts";
import { storedRequest } from "../store/stored-request.ts";

/** A lead as the dashboard gets it, without fields but for what is given. */
export function leadEntry(given: Partial<LeadEntry>): LeadEntry {
  const { payment: _, ...stored } = storedRequest({ id: "1", fields: {} });
  return { ...stored, nextStep: null, ...given };
}
