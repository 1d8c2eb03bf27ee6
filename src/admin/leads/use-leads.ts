import { useEffect, useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { type List, useList } from "../use-list.ts";
import { useWhileVisible } from "../use-while-visible.ts";
import { leadsFetcher } from "./fetch-leads.ts";
import { useNoteDrafts } from "./use-note-drafts.ts";

const failure = "Failed to fetch leads";
const refreshMs = 60_000;

/**
 * What visitors sent, newest first: asked for at the start, whenever a tab opens that shows leads, when somebody comes
 * back to the window, and each minute. And those in the trash, while they are shown, or a lead is open that may be there.
 */
export function useLeads({ tab, filter, lead }: Pick<DashboardRoute, "tab" | "filter" | "lead">) {
  const [fetchLeads] = useState(leadsFetcher);
  const list: List<LeadEntry> = useList(fetchLeads, failure);
  const trash: List<LeadEntry> = useList(adminApi.listDeletedLeads, failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors write meanwhile, so each visit of the tab asks
  useEffect(() => {
    if (tab !== "posts" || list.items === null) list.reload();
  }, [tab]);

  const isMissing = lead !== null && list.items !== null && !list.items.some(({ id }) => id === lead);
  const trashShown = isMissing || filter.state === "deleted";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in it is there for minutes only
  useEffect(() => {
    if (trashShown) trash.reload();
  }, [trashShown]);

  useWhileVisible(() => {
    list.refresh();
    if (trashShown) trash.refresh();
  }, refreshMs);

  return { list, trash, drafts: useNoteDrafts(list.items) };
}

/** Those that nobody has looked after yet. */
export function newLeads(entries: readonly LeadEntry[]): LeadEntry[] {
  return entries.filter(({ state }) => state === "new");
}
