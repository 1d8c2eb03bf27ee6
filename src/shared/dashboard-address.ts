/**
 * The queries of the dashboard's address: which tab, which lead is open (its id), and what is edited (a post's id, or
 * `new`).
 */
export const dashboardQueries = ["tab", "lead", "edit"] as const;

/** What the dashboard's queries are among a search, as a search of their own: "" or one that begins with "?". */
export function dashboardSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of dashboardQueries) {
    const value = asked.get(name);
    if (value !== null && /^[\w-]{1,100}$/.test(value)) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}
