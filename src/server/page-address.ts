import { aliases, formFramePath, type Page, urls } from "../shared/urls.ts";

const pagesByPath = new Map<string, Page>(Object.values(urls).map((page) => [page.path, page]));
pagesByPath.set(aliases.blog, urls.blogs);

const framePrefix = formFramePath("");
const frameQueries = ["sent"];

/** The page of the URL table at a path, if there is one. */
export function pageAt(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/** Whether a path is that of a built-in form. */
export function isFrame(path: string): boolean {
  return path.startsWith(framePrefix);
}

/** Whether a path is one of the administrator's screens, the sign-in included. */
export function isAdmin(path: string): boolean {
  return path === urls.adminLogin.path || path.startsWith("/admin/");
}

/**
 * What of a request's target decides the page: the path, and the queries that the path's page knows, in the table's
 * order. All else, such as a campaign's `utm_source`, reaches neither the renderer nor the page cache.
 */
export function pageAddress(target: string): string {
  const end = target.indexOf("?");
  if (end === -1) return target;
  const path = target.slice(0, end);
  const asked = new URLSearchParams(target.slice(end));
  const known = new URLSearchParams();
  for (const name of isFrame(path) ? frameQueries : (pageAt(path)?.queries ?? [])) {
    const [value, ...more] = asked.getAll(name);
    if (value !== undefined && more.length === 0) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
