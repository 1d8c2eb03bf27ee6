import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";

/**
 * A way to ask for the leads again and again: the server sends them only where one changed, and each that did not is the
 * same object, so that nothing of thousands is drawn or searched anew.
 */
export function leadsFetcher(): () => Promise<readonly LeadEntry[]> {
  let last: { tag: string | null; entries: readonly LeadEntry[] } = { tag: null, entries: [] };
  return async () => {
    const before = last;
    const answer = await adminApi.listLeads(before.tag);
    if (answer === null) return before.entries;
    const known = new Map(before.entries.map((entry) => [entry.id, entry]));
    const entries = answer.entries.map((entry) => {
      const same = known.get(entry.id);
      return JSON.stringify(same) === JSON.stringify(entry) ? (same ?? entry) : entry;
    });
    last = { tag: answer.tag, entries };
    return entries;
  };
}
