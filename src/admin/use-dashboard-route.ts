import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type LeadFilter, leadFilterOf, leadFilterQuery } from "../shared/forms/lead-filter.ts";

export const tabs = [
  { id: "overview", label: "Overview" },
  { id: "posts", label: "Blog Management" },
  { id: "leads", label: "Leads" },
  { id: "courses", label: "Courses" },
  { id: "questions", label: "Questions" },
  { id: "results", label: "Results" },
] as const;

/** What of the blog is shown in place of its posts. */
const views = { images: "Images", trash: "Trash" };

type View = keyof typeof views;

type TabId = (typeof tabs)[number]["id"];

/** What an address says for a post that is not there yet. */
export const newPost = "new";

interface DashboardAddress {
  tab: TabId;
  view: View | null;
  /** The id of the lead that is open. */
  lead: string | null;
  /** Which leads the list shows. */
  filter: LeadFilter;
  /** The id of the post that is being edited, or `newPost`. */
  edit: string | null;
}

/** The filter that shows all leads but suspected ones. */
export const everyLead = leadFilterOf(new URLSearchParams());

/** What the address of the dashboard says, and the ways to another one: entries of the history that scroll nothing. */
export interface DashboardRoute extends DashboardAddress {
  /** Leads are shown as they were when their tab was left. */
  openTab(tab: TabId): void;
  /** With `replace`, going on from lead to lead leaves one entry of the history, not one for each. */
  openLead(id: string, how?: { replace: boolean }): void;
  /** Shows other leads; typing a query leaves no entry for each letter. */
  filterLeads(part: Partial<LeadFilter>): void;
  openEditor(id: string): void;
  /** Gives the open editor the address of another post, such as the one that it has made: it stays open. */
  moveEditor(id: string): void;
  /** Closes the lead or the editor of this id, if it is open still: what asks for it may be done only later. */
  close(id: string): void;
}

/** The state of a history entry whose entry before is the same tab with nothing opened. */
const openedFromList = { openedFromList: true };

export function useDashboardRoute(): DashboardRoute {
  const location = useLocation();
  const navigate = useNavigate();
  // The list filters anew only where it changes.
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
      // Where the list is the entry before, one more of it would take a second press of Back; else the lead becomes it.
      if (latest.current.state?.openedFromList) navigate(-1);
      else go({ tab, view, filter, lead: edit === null ? null : lead }, { replace: true });
    },
  };
}

/** Another address for the same entry of the history: what stands before it is still the same. */
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

/** The id of the post that is edited at an address of the dashboard. */
export function editedAt(location: Location): string | null {
  return readAddress(location).edit;
}

/** The page's title: histories, tabs of the browser and screen readers tell places apart by it. */
export function titleOf(location: Location): string {
  const { tab, view } = readAddress(location);
  const label = tabs.find(({ id }) => id === tab)?.label;
  if (tab === "overview") return "Admin Dashboard";
  return `${view === null ? "" : `${views[view]} - `}${label} - Admin Dashboard`;
}

function isView(name: string): name is View {
  return name in views;
}
