import { useEffect } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { useSession } from "../session/session.tsx";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { type List, useList } from "../use-list.ts";

const failure = "Failed to fetch leads";

/**
 * What visitors sent, newest first: asked for at the start and whenever a tab opens that shows leads; and those in the
 * trash whenever that is shown.
 */
export function useLeads({ tab, filter }: Pick<DashboardRoute, "tab" | "filter">) {
  const withSession = useSession();
  const list: List<LeadEntry> = useList(() => withSession(adminApi.listLeads), failure);
  const trash: List<LeadEntry> = useList(() => withSession(adminApi.listDeletedLeads), failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors write meanwhile, so each visit of the tab asks
  useEffect(() => {
    if (tab !== "posts" || list.items === null) list.reload();
  }, [tab]);

  const trashShown = filter.state === "deleted";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in it is there for minutes only
  useEffect(() => {
    if (trashShown) trash.reload();
  }, [trashShown]);

  return { list, trash };
}

/** Those that nobody has looked after yet. */
export function newLeads(entries: readonly LeadEntry[]): LeadEntry[] {
  return entries.filter(({ state }) => state === "new");
}
