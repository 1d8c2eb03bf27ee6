import { foldText, queryMatcher } from "../fold-text.ts";
import { type LeadEntry, leadStates } from "./lead.ts";
import { mailAddressOf } from "./mail-address.ts";
import { plainPhone } from "./phone-number.ts";

/** What a list of leads shows: those of a form (its specified name), for a date, in a state, with words. "" is any. */
export interface LeadFilter {
  form: string;
  /** The id of a cohort or webinar. */
  cohort: string;
  /** "" is any but suspected ones, which may be a program's. */
  state: (typeof filterStates)[number];
  query: string;
}

const filterStates = ["", ...leadStates, "deleted"] as const;

/** The filter that an address names. */
export function leadFilterOf(search: URLSearchParams): LeadFilter {
  return {
    form: search.get("form") ?? "",
    cohort: search.get("cohort") ?? "",
    state: filterStates.find((state) => state === search.get("state")) ?? "",
    query: search.get("query") ?? "",
  };
}

/** What an address says of a filter. */
export function leadFilterQuery(filter: LeadFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
}

/** The leads that a filter shows, of those that are in the trash where it asks for these, or else of the others. */
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

// Folding thousands of them takes longer than a keystroke may.
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
        // Whoever looks for a number types its digits, or as much of its signs.
        plainPhone(fields.phone ?? ""),
        plainPhone(fields.phone ?? "").replace(/[^\d+]/g, ""),
        mailAddressOf(fields.email ?? ""),
        ...notes.map((note) => note.text),
        page,
        source?.referrer,
        source?.utm.source,
        source?.utm.campaign,
      ].join(" "),
    );
  searchTexts.set(entry, text);
  return text;
}
