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

/** Where in the dashboard one is, and the ways to another place. Each is an entry of the history, and scrolls nothing. */
export interface DashboardRoute {
  tab: TabId;
  /** The id of the lead that is open. */
  lead: string | null;
  /** The id of the post that is being edited, or `newPost`. */
  edit: string | null;
  openTab(tab: TabId): void;
  openLead(id: string): void;
  openEditor(id: string): void;
  /** Closes the lead or the editor of this id, if it is open still: what asks for it may be done only later. */
  close(id: string): void;
}

/** What an entry of the history keeps of how it came to be. */
interface Opened {
  /** The entry before is the same place with nothing opened. */
  overList: true;
}

/** Reads the place from the address. */
export function useDashboardRoute(): DashboardRoute {
  const location = useLocation();
  const navigate = useNavigate();
  const here = placeOf(location);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  const go = useCallback(
    (to: Partial<typeof here>, options: { state?: Opened; replace?: boolean } = {}) => {
      const query = Object.entries(to).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      navigate({ search: `?${new URLSearchParams(query)}` }, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  const openLead = useCallback(
    (id: string) => {
      const { tab, lead } = placeOf(latest.current);
      if (id !== lead) go({ tab, lead: id }, lead === null ? { state: { overList: true } } : {});
    },
    [go],
  );

  return {
    ...here,
    openTab(tab) {
      if (tab !== here.tab || here.lead !== null) go({ tab });
    },
    openLead,
    openEditor(edit) {
      if (here.edit === null) go({ ...here, edit }, { state: { overList: true } });
    },
    close(id) {
      const { lead, edit, ...under } = placeOf(latest.current);
      if (id !== (edit ?? lead)) return;
      if (isOverList(latest.current.state)) navigate(-1);
      else go(edit === null ? under : { ...under, lead }, { replace: true });
    },
  };
}

function placeOf({ search }: Location): Pick<DashboardRoute, "tab" | "lead" | "edit"> {
  const query = new URLSearchParams(search);
  const tab = tabs.find(({ id }) => id === query.get("tab"))?.id ?? "overview";
  return { tab, lead: tab === "leads" ? query.get("lead") : null, edit: query.get("edit") };
}

/** The page's title: histories, tabs of the browser and screen readers tell places apart by it. */
export function titleOf(location: Location): string {
  const { tab } = placeOf(location);
  const label = tabs.find(({ id }) => id === tab)?.label;
  return tab === "overview" ? "Admin Dashboard" : `${label} - Admin Dashboard`;
}

function isOverList(state: unknown): state is Opened {
  return typeof state === "object" && state !== null && "overList" in state;
}
