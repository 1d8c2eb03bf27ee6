import { adminDashboardPath } from "./paths.ts";

/** The query parameters of the dashboard, and what each may hold. */
const queries: Record<string, RegExp> = {
  tab: /^[\w-]{1,100}$/,
  lead: /^[\w-]{1,100}$/,
  view: /^(?:trash|images)$/,
  /** A post's id, or `new`. */
  edit: /^[\w-]{1,100}$/,
  form: /^[^\p{Cc}]{1,100}$/u,
  state: /^[a-z ]{1,20}$/,
  query: /^[^\p{Cc}]{1,200}$/u,
};

/** The dashboard's parameters among those of a search: "", or a text that begins with "?". */
export function dashboardSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(queries)) {
    const value = parameters.get(name);
    if (value !== null && pattern.test(value)) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}

/** Where the dashboard shows a lead. */
export function leadPath(id: string): string {
  return `${adminDashboardPath}?tab=leads&lead=${encodeURIComponent(id)}`;
}

export const dueLeadsPath = `${adminDashboardPath}?tab=leads&state=due`;
