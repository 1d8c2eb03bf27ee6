import { parsePlan } from "../../shared/forms/plans.ts";
import { pageDataPath, pathOfPageData } from "../../shared/page-data.ts";
import { adminPath, isPostPath } from "../../shared/paths.ts";
import { aliases, formFramePath, type Page, previewPath, urls } from "../../shared/urls.ts";
import type { Address } from "../http/address.ts";

const pagesByPath = new Map<string, Page>(Object.values(urls).map((page) => [page.path, page]));
pagesByPath.set(aliases.blog, urls.blogs);

const framePrefix = formFramePath("");
const previewPrefix = previewPath("");

/** How the server treats the page at a path, whether there is one or not. */
interface PageKind {
  /** The parameters of the query that decide what the page shows. */
  queries: readonly string[];
  /** One of the administrator's screens, the sign-in included, or what only those see who have a link. */
  isPrivate: boolean;
  /** One of the site's public addresses: only those may be cached. */
  cacheable: boolean;
  indexed: boolean;
}

export function pageKind(path: string): PageKind {
  const page = pagesByPath.get(path);
  const isFrame = path.startsWith(framePrefix);
  const isAdmin = path === urls.adminLogin.path || path === adminPath || path.startsWith(`${adminPath}/`);
  const isPrivate = isAdmin || path.startsWith(previewPrefix);
  return {
    queries: isFrame ? ["sent"] : (page?.queries ?? []),
    isPrivate,
    cacheable: !isPrivate && (page !== undefined || isFrame || isPostPath(path)),
    indexed: !isPrivate && !isFrame && page?.indexed !== false,
  };
}

/** Parameters that have few meanings, however they are written; null where a value means nothing. */
const meanings: Record<string, (value: string) => string | null> = {
  plan: parsePlan,
  sent: (form) => (form === "waitlist" ? form : "1"),
};

/**
 * What of an address decides the page: the path, and the queries that the path's page knows, in the table's order. All
 * else, such as a campaign's `utm_source`, reaches neither the page cache nor the renderer of what is read.
 */
export function pageAddress({ path, search }: Address): string {
  const dataOf = pathOfPageData(path);
  if (dataOf !== null) return pageDataPath(pageAddress({ path: dataOf, search }));
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of pageKind(path).queries) {
    const [text, ...more] = asked.getAll(name);
    if (text === undefined || more.length > 0) continue;
    const value = meanings[name] === undefined ? text : meanings[name](text);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
