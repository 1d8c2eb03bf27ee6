import { foldText, queryMatcher } from "../fold-text.ts";
import type { LeadEntry } from "./lead.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { mailAddressOf } from "./mail-address.ts";
import { plainPhone } from "./phone-number.ts";

/** `entries` are the leads in the trash where the filter asks for these, or else the others. */
export function filterLeads(
  entries: readonly LeadEntry[],
  { form, cohort, state, query }: LeadFilter,
  clearNames: Readonly<Record<string, string>>,
): LeadEntry[] {
  const matches = queryMatcher(query);
  return entries.filter(
    (entry) =>
      (form === "" || entry.formName === form) &&
      (cohort === "" || entry.cohort === cohort) &&
      isInState(entry, state) &&
      matches(searchText(entry, clearNames)),
  );
}

function isInState(entry: LeadEntry, state: LeadFilter["state"]): boolean {
  if (state === "") return entry.state !== "suspected";
  return state === "deleted" || entry.state === state;
}

// Folding thousands of leads takes longer than a keystroke may.
const searchTexts = new WeakMap<LeadEntry, string>();

function searchText(entry: LeadEntry, clearNames: Readonly<Record<string, string>>): string {
  const { formName, fields, notes, page, source } = entry;
  const text =
    searchTexts.get(entry) ??
    foldText(
      [
        formName,
        clearNames[formName],
        ...Object.values(fields),
        // People search for a number by its digits.
        plainPhone(fields.phone ?? ""),
        plainPhone(fields.phone ?? "").replace(/[^\d+]/g, ""),
        mailAddressOf(fields.email ?? ""),
        ...notes.map((note) => note.text),
        entry.payment?.reference,
        page,
        source?.referrer,
        source?.utm.source,
        source?.utm.campaign,
      ].join(" "),
    );
  searchTexts.set(entry, text);
  return text;
}
