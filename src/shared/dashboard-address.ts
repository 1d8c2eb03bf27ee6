/** The dashboard's queries, and what each may hold. */
const queries: Record<string, RegExp> = {
  tab: /^[\w-]{1,100}$/,
  /** The id of the lead that is open. */
  lead: /^[\w-]{1,100}$/,
  /** What of the blog is shown in place of its posts. */
  view: /^(?:trash|images)$/,
  /** What is edited: a post's id, or `new`. */
  edit: /^[\w-]{1,100}$/,
  /** Which leads are shown: of a form, in a state, with words. */
  form: /^[^\p{Cc}]{1,100}$/u,
  state: /^[a-z ]{1,20}$/,
  query: /^[^\p{Cc}]{1,200}$/u,
};

/** What the dashboard's queries are among a search, as a search of their own: "" or one that begins with "?". */
export function dashboardSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, pattern] of Object.entries(queries)) {
    const value = asked.get(name);
    if (value !== null && pattern.test(value)) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}
