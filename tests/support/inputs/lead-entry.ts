import type { LeadEntry } from "../../../src/shared/forms/lead.ts";

/** A lead as the dashboard gets it. */
export function leadEntry(given: Partial<LeadEntry>): LeadEntry {
  return {
    id: "1",
    kind: "lead",
    formName: "A Form",
    fields: {},
    page: null,
    source: null,
    state: "new",
    notes: [],
    deliveries: [],
    createdAt: "2026-05-01T10:00:00.000Z",
    handledAt: null,
    ...given,
  };
}
