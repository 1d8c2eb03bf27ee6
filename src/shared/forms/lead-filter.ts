import { leadStates } from "./lead.ts";

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
