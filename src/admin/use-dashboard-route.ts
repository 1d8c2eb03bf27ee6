import { useCallback, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";

export const tabs = [
  { id: "overview", label: "Overview" },
  { id: "posts", label: "Blog Management" },
  { id: "leads", label: "Leads" },
] as const;

type TabId = (typeof tabs)[number]["id"];

/** What an address says for a post that is not there yet. */
export const newPost = "new";

interface DashboardAddress {
  tab: TabId;
  /** The id of the lead that is open. */
  lead: string | null;
  /** The id of the post that is being edited, or `newPost`. */
  edit: string | null;
}

/** What the address of the dashboard says, and the ways to another one: entries of the history that scroll nothing. */
export interface DashboardRoute extends DashboardAddress {
  openTab(tab: TabId): void;
  openLead(id: string): void;
  openEditor(id: string): void;
  /** Closes the lead or the editor of this id, if it is open still: what asks for it may be done only later. */
  close(id: string): void;
}

/** The state of a history entry whose entry before is the same tab with nothing opened. */
const openedFromList = { openedFromList: true };

export function useDashboardRoute(): DashboardRoute {
  const location = useLocation();
  const navigate = useNavigate();
  const address = readAddress(location);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  const go = useCallback(
    (to: Partial<DashboardAddress>, options: { state?: object; replace?: boolean } = {}) => {
      const query = Object.entries(to).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      navigate({ search: `?${new URLSearchParams(query)}` }, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  const openLead = useCallback(
    (id: string) => {
      const { tab, lead } = readAddress(latest.current);
      if (id !== lead) go({ tab, lead: id }, lead === null ? { state: openedFromList } : {});
    },
    [go],
  );

  return {
    ...address,
    openTab(tab) {
      if (tab !== address.tab || address.lead !== null) go({ tab });
    },
    openLead,
    openEditor(edit) {
      if (address.edit === null) go({ ...address, edit }, { state: openedFromList });
    },
    close(id) {
      const { tab, lead, edit } = readAddress(latest.current);
      if (id !== (edit ?? lead)) return;
      if (latest.current.state?.openedFromList) navigate(-1);
      else go({ tab, lead: edit === null ? null : lead }, { replace: true });
    },
  };
}

function readAddress({ search }: Location): DashboardAddress {
  const query = new URLSearchParams(search);
  const tab = tabs.find(({ id }) => id === query.get("tab"))?.id ?? "overview";
  return { tab, lead: tab === "leads" ? query.get("lead") : null, edit: query.get("edit") };
}

/** The page's title: histories, tabs of the browser and screen readers tell places apart by it. */
export function titleOf(location: Location): string {
  const { tab } = readAddress(location);
  const label = tabs.find(({ id }) => id === tab)?.label;
  return tab === "overview" ? "Admin Dashboard" : `${label} - Admin Dashboard`;
}
