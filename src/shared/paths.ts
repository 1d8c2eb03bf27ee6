/** The addresses that the app itself knows; the table of all is `urls.ts`, which no first load has. */
export const homePath = "/";

export const blogsPath = "/blogs";

/** Shows the list of articles too. */
export const blogAliasPath = "/blog";

export function postPath(slug: string): string {
  return `${blogsPath}/${slug}`;
}

/** Whether an article stands at a path, or nothing. */
export function isPostPath(path: string): boolean {
  return path.startsWith(postPath(""));
}

/** Where the partnership section of the home page is; the target of every Partner with Us. */
export const partnershipId = "partnership";

/** That section by its address, which serves where no script runs, or the browser keeps no flag. */
export const partnershipPath = `${homePath}#${partnershipId}`;

export const checkoutPath = "/checkout";

export const loginPath = "/admin-login";

/** What only the administrator sees stands below this path; it leads to the dashboard. */
export const adminPath = "/admin";

/** Where the administrator works; not in the table, since the server shows it to nobody else. */
export const adminDashboardPath = `${adminPath}/dashboard`;
