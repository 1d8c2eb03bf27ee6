import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type LeadFilter, leadFilterOf, leadFilterQuery } from "../shared/forms/lead-filter.ts";

export const tabs = [
  { id: "overview", label: "Overview" },
  { id: "posts", label: "Blog Management" },
  { id: "leads", label: "Leads" },
  { id: "courses", label: "Courses" },
  { id: "questions", label: "Questions" },
  { id: "subscribers", label: "Subscribers" },
  { id: "results", label: "Results" },
] as const;

const views = { images: "Images", trash: "Trash" };

type View = keyof typeof views;

type TabId = (typeof tabs)[number]["id"];

/** Stands in the address for a post that is not created yet. */
export const newPost = "new";

interface DashboardAddress {
  tab: TabId;
  view: View | null;
  lead: string | null;
  filter: LeadFilter;
  edit: string | null;
}

export const everyLead = leadFilterOf(new URLSearchParams());

/** The state that the dashboard's address holds, and the navigations that change it without scrolling. */
export interface DashboardRoute extends DashboardAddress {
  /** Opens the leads with the filter that they had last. */
  openTab(tab: TabId): void;
  /** `replace` keeps one history entry while somebody moves from lead to lead. */
  openLead(id: string, how?: { replace: boolean }): void;
  filterLeads(part: Partial<LeadFilter>): void;
  openEditor(id: string): void;
  /** Puts another post's id into the address, such as that of a created post; the editor stays open. */
  moveEditor(id: string): void;
  /** Does nothing where the lead or editor of this id is not open any more. */
  close(id: string): void;
}

/** The state of a history entry that follows the same tab with nothing open. */
const openedFromList = { openedFromList: true };

export function useDashboardRoute(): DashboardRoute {
  const location = useLocation();
  const navigate = useNavigate();
  // Memoized, so that the list filters only after a change.
  const address = useMemo(() => readAddress(location), [location]);
  const latest = useRef(location);
  const lastFilter = useRef(everyLead);
  useEffect(() => {
    latest.current = location;
    if (address.tab === "leads") lastFilter.current = address.filter;
  }, [location, address]);

  const go = useCallback(
    (
      { filter = everyLead, ...to }: Partial<DashboardAddress>,
      options: { state?: object; replace?: boolean } = {},
    ) => {
      const names = Object.entries({ ...to, ...leadFilterQuery(filter) });
      const query = names.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      navigate({ search: `?${new URLSearchParams(query)}` }, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  const openLead = useCallback(
    (id: string, { replace } = { replace: false }) => {
      const { lead, filter } = readAddress(latest.current);
      if (id === lead) return;
      const toNext = replace ? inPlace(latest.current) : {};
      go({ tab: "leads", lead: id, filter }, lead === null ? { state: openedFromList } : toNext);
    },
    [go],
  );

  return {
    ...address,
    openTab(tab) {
      const filter = tab === "leads" ? lastFilter.current : everyLead;
      if (tab !== address.tab || address.lead !== null || address.view !== null) go({ tab, filter });
    },
    openLead,
    filterLeads(part) {
      const { lead, filter } = readAddress(latest.current);
      const isTyping = Object.keys(part).join() === "query";
      go({ tab: "leads", lead, filter: { ...filter, ...part } }, isTyping ? inPlace(latest.current) : {});
    },
    openEditor(edit) {
      if (address.edit === null) go({ ...address, edit }, { state: openedFromList });
    },
    moveEditor(edit) {
      const before = readAddress(latest.current);
      if (before.edit !== null) go({ ...before, edit }, inPlace(latest.current));
    },
    close(id) {
      const { tab, view, lead, filter, edit } = readAddress(latest.current);
      if (id !== (edit ?? lead)) return;
      // Where the previous entry is the list, going back avoids a second entry for it.
      if (latest.current.state?.openedFromList) navigate(-1);
      else go({ tab, view, filter, lead: edit === null ? null : lead }, { replace: true });
    },
  };
}

function inPlace({ state }: Location): { replace: true; state: object } {
  return { replace: true, state };
}

function readAddress({ search }: Location): DashboardAddress {
  const query = new URLSearchParams(search);
  const tab = tabs.find(({ id }) => id === query.get("tab"))?.id ?? "overview";
  const isLeads = tab === "leads";
  const view = query.get("view") ?? "";
  return {
    tab,
    view: tab === "posts" && isView(view) ? view : null,
    lead: isLeads ? query.get("lead") : null,
    filter: isLeads ? leadFilterOf(query) : everyLead,
    edit: query.get("edit"),
  };
}

export function editedAt(location: Location): string | null {
  return readAddress(location).edit;
}

/** Tells history entries, browser tabs and screen readers what is shown. */
export function titleOf(location: Location): string {
  const { tab, view } = readAddress(location);
  const label = tabs.find(({ id }) => id === tab)?.label;
  if (tab === "overview") return "Admin Dashboard";
  return `${view === null ? "" : `${views[view]} - `}${label} - Admin Dashboard`;
}

function isView(name: string): name is View {
  return name in views;
}
