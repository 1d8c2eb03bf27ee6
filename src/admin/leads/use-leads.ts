import { useEffect, useState } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { useSession } from "../session/session.tsx";
import { type List, useList } from "../use-list.ts";

export interface LeadFilter {
  /** The name of a form, or "" for all. */
  form: string;
  state: "all" | "new" | "handled";
  query: string;
}

/** What visitors sent, newest first, and what of it is looked at; asked for whenever the tab opens (`shown`). */
export function useLeads(shown: boolean) {
  const withSession = useSession();
  const list: List<LeadEntry> = useList(() => withSession(adminApi.listLeads), "Failed to fetch leads");
  const [filter, setFilter] = useState<LeadFilter>({ form: "", state: "all", query: "" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors write meanwhile, so each visit of the tab asks
  useEffect(() => {
    if (shown) list.reload();
  }, [shown]);

  return { list, filter, setFilter: (part: Partial<LeadFilter>) => setFilter({ ...filter, ...part }) };
}
