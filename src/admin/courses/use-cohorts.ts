import { useEffect } from "react";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { adminApi } from "../api.ts";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import { type List, useList } from "../use-list.ts";

export function useCohorts({ tab }: Pick<DashboardRoute, "tab">): List<CohortEntry> {
  const list = useList(adminApi.listCohorts, "Failed to fetch the dates");
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches each time such a tab opens
  useEffect(() => {
    if (tab === "courses") void list.reload();
    // Leads only show the names of dates, so a failure is silent.
    if (tab === "leads") void list.refresh();
  }, [tab]);
  return list;
}
