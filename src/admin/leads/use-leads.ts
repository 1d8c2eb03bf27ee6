import { useEffect, useMemo, useState } from "react";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { isDue, isPlanned } from "../../shared/forms/due.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { isSameJson } from "../same-json.ts";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { type List, useList } from "../use-list.ts";
import { useWhileVisible } from "../use-while-visible.ts";
import { useLeadDrafts } from "./use-lead-drafts.ts";

const failure = "Failed to fetch leads";
const refreshMs = 60_000;

const companyDay = () => dayIn(site.timeZone, new Date());

/** The leads, newest first, and the trash while it is needed. A visible window refreshes them every minute. */
export function useLeads({ tab, filter, lead }: Pick<DashboardRoute, "tab" | "filter" | "lead">) {
  const [fetchLeads] = useState(leadsFetcher);
  const list: List<LeadEntry> = useList(fetchLeads, failure);
  const trash: List<LeadEntry> = useList(adminApi.listDeletedLeads, failure);
  const [today, setToday] = useState(companyDay);

  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors write meanwhile, so each visit of the tab fetches
  useEffect(() => {
    if (tab !== "posts" || list.items === null) list.reload();
  }, [tab]);

  const isMissing = lead !== null && list.items !== null && !list.items.some(({ id }) => id === lead);
  const trashShown = isMissing || filter.state === "deleted";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trash keeps leads for minutes only
  useEffect(() => {
    if (trashShown) trash.reload();
  }, [trashShown]);

  useWhileVisible(() => {
    list.refresh();
    if (trashShown) trash.refresh();
    setToday(companyDay());
  }, refreshMs);

  return { list, trash, today, counts: useLeadCounts(list.items, today), drafts: useLeadDrafts(list.items) };
}

export function newLeads(entries: readonly LeadEntry[]): LeadEntry[] {
  return entries.filter(({ state }) => state === "new");
}

/** Fetches with an ETag. Unchanged entries stay the same objects, so that memoized rows do not render again. */
export function leadsFetcher(): () => Promise<readonly LeadEntry[]> {
  let last: { tag: string | null; entries: readonly LeadEntry[] } = { tag: null, entries: [] };
  return async () => {
    const before = last;
    const answer = await adminApi.listLeads(before.tag);
    if (answer === null) return before.entries;
    const known = new Map(before.entries.map((entry) => [entry.id, entry]));
    const entries = answer.entries.map((entry) => {
      const earlier = known.get(entry.id);
      return earlier !== undefined && isSameJson(earlier, entry) ? earlier : entry;
    });
    last = { tag: answer.tag, entries };
    return entries;
  };
}

export interface LeadCounts {
  new: number;
  suspected: number;
  due: number;
  planned: number;
  /** The names of the forms that leads came from. */
  forms: readonly string[];
  /** The ids of the dates that leads are for. */
  dates: readonly string[];
}

/** Counted once for a list of thousands, since every letter of a search renders what shows the counts. */
function useLeadCounts(entries: readonly LeadEntry[] | null, today: string): LeadCounts {
  return useMemo(() => {
    const forms = new Set<string>();
    const dates = new Set<string>();
    const counts = { new: 0, suspected: 0, due: 0, planned: 0 };
    for (const entry of entries ?? []) {
      forms.add(entry.formName);
      if (entry.cohort !== null) dates.add(entry.cohort);
      if (entry.state === "new") counts.new += 1;
      if (entry.state === "suspected") counts.suspected += 1;
      if (isDue(entry, today)) counts.due += 1;
      if (isPlanned(entry)) counts.planned += 1;
    }
    return { ...counts, forms: [...forms], dates: [...dates] };
  }, [entries, today]);
}
