/** The addresses that the app itself knows. The table of all, `urls.ts`, is not part of the first load. */
export const homePath = "/";

export const blogsPath = "/blogs";

/** An alias of the list of articles. */
export const blogAliasPath = "/blog";

export function postPath(slug: string): string {
  return `${blogsPath}/${slug}`;
}

export function isPostPath(path: string): boolean {
  return path.startsWith(postPath(""));
}

/** The partnership section of the home page, where every Partner with Us leads. */
export const partnershipId = "partnership";

/** The way there without a script, or where the browser stores nothing. */
export const partnershipPath = `${homePath}#${partnershipId}`;

export const checkoutPath = "/checkout";

export const loginPath = "/admin-login";

/** Only the administrator sees what is below this path; the path itself redirects to the dashboard. */
export const adminPath = "/admin";

/** Not in the URL table, since the server shows it to nobody else. */
export const adminDashboardPath = `${adminPath}/dashboard`;
