import { leadStates } from "./lead.ts";

/** What a list of leads shows; "" is any. */
export interface LeadFilter {
  form: string;
  /** The id of a cohort or webinar. */
  cohort: string;
  /** "" leaves out suspected spam; "due" are those whose next step is of today or earlier, "planned" all with one. */
  state: (typeof filterStates)[number];
  query: string;
}

const filterStates = ["", "due", "planned", ...leadStates, "deleted"] as const;

export function leadFilterOf(search: URLSearchParams): LeadFilter {
  return {
    form: search.get("form") ?? "",
    cohort: search.get("cohort") ?? "",
    state: filterStates.find((state) => state === search.get("state")) ?? "",
    query: search.get("query") ?? "",
  };
}

export function leadFilterQuery(filter: LeadFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
}
