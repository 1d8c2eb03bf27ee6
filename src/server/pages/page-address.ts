import { parsePlan } from "../../shared/forms/plans.ts";
import { adminPath, aliases, formFramePath, type Page, postPath, urls } from "../../shared/urls.ts";
import type { Address } from "../http/address.ts";

const pagesByPath = new Map<string, Page>(Object.values(urls).map((page) => [page.path, page]));
pagesByPath.set(aliases.blog, urls.blogs);

const framePrefix = formFramePath("");
const frameQueries = ["sent"];
const postPrefix = postPath("");

/** Parameters that have few meanings, however they are written; null where a value means nothing. */
const meanings: Record<string, (value: string) => string | null> = {
  plan: parsePlan,
  sent: () => "1",
};

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
  return path === urls.adminLogin.path || path === adminPath || path.startsWith(`${adminPath}/`);
}

/** Whether a path is one of the site's public addresses: only those are kept. */
export function isPublicPage(path: string): boolean {
  if (isAdmin(path)) return false;
  return pagesByPath.has(path) || path.startsWith(postPrefix) || isFrame(path);
}

/**
 * What of an address decides the page: the path, and the queries that the path's page knows, in the table's order. All
 * else, such as a campaign's `utm_source`, reaches neither the renderer nor the page cache.
 */
export function pageAddress({ path, search }: Address): string {
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of isFrame(path) ? frameQueries : (pageAt(path)?.queries ?? [])) {
    const [text, ...more] = asked.getAll(name);
    if (text === undefined || more.length > 0) continue;
    const value = meanings[name] === undefined ? text : meanings[name](text);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
