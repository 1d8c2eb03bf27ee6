import { foldText, queryMatcher } from "../fold-text.ts";
import { dueFirst, isDue, isPlanned } from "./due.ts";
import { type LeadEntry, stateNames } from "./lead.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { mailAddressOf } from "./mail-address.ts";
import { plainPhone } from "./phone-number.ts";

/**
 * `entries` are the leads in the trash where the filter asks for these, or else the others; `today` is the company's day.
 * What is due or planned comes in the order of its days, all else as it is given.
 */
export function filterLeads(
  entries: readonly LeadEntry[],
  { form, cohort, state, query }: LeadFilter,
  clearNames: Readonly<Record<string, string>>,
  today: string,
): LeadEntry[] {
  const matches = queryMatcher(query);
  const found = entries.filter(
    (entry) =>
      (form === "" || entry.formName === form) &&
      (cohort === "" || entry.cohort === cohort) &&
      isInState(entry, state, today) &&
      (query === "" || matches(searchText(entry, clearNames))),
  );
  return state === "due" || state === "planned" ? dueFirst(found) : found;
}

function isInState(entry: LeadEntry, state: LeadFilter["state"], today: string): boolean {
  if (state === "due") return isDue(entry, today);
  if (state === "planned") return isPlanned(entry);
  if (state === "") return entry.state !== "suspected";
  return state === "deleted" || entry.state === state;
}

/** Prepares the search of some leads ahead of the first letter. */
export function prepareSearch(
  entries: readonly LeadEntry[],
  clearNames: Readonly<Record<string, string>>,
): void {
  for (const entry of entries) searchText(entry, clearNames);
}

// Folding thousands of leads takes longer than a keystroke may.
const searchTexts = new WeakMap<LeadEntry, string>();

function searchText(entry: LeadEntry, clearNames: Readonly<Record<string, string>>): string {
  const known = searchTexts.get(entry);
  if (known !== undefined) return known;
  const { formName, fields, state, nextStep, notes, page, source } = entry;
  const phone = plainPhone(fields.phone ?? "");
  const text = foldText(
    [
      formName,
      clearNames[formName],
      stateNames[state],
      ...Object.values(fields),
      // People search for a number by its digits.
      phone,
      phone.replace(/[^\d+]/g, ""),
      mailAddressOf(fields.email ?? ""),
      ...notes.map((note) => note.text),
      nextStep?.text,
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
