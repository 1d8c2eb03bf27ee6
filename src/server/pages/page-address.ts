import { parsePlan } from "../../shared/forms/plans.ts";
import { pageDataPath, pathOfPageData } from "../../shared/page-data.ts";
import { adminPath, isPostPath } from "../../shared/paths.ts";
import { parseSearch } from "../../shared/posts/list.ts";
import { confirmPath, subscribePath, unsubscribePath } from "../../shared/subscribers/paths.ts";
import { aliases, formFramePath, type Page, previewPath, urls } from "../../shared/urls.ts";
import type { Address } from "../http/address.ts";

const pagesByPath = new Map<string, Page>(Object.values(urls).map((page) => [page.path, page]));
pagesByPath.set(aliases.blog, urls.blogs);

const framePrefix = formFramePath("");
const previewPrefix = previewPath("");
const subscriptionPrefixes = [confirmPath(""), unsubscribePath("")];

/** The only query parameters that change what a page shows. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  [urls.agreement.path]: ["plan"],
  [urls.checkout.path]: ["plan", "sent", "code"],
  [urls.blogs.path]: ["category", "page", "q"],
  [subscribePath]: ["sent"],
};

interface PageKind {
  queries: readonly string[];
  isPrivate: boolean;
  cacheable: boolean;
  indexed: boolean;
}

export function pageKind(path: string): PageKind {
  const page = pagesByPath.get(path);
  const isFrame = path.startsWith(framePrefix);
  const isAdmin = path === urls.adminLogin.path || path === adminPath || path.startsWith(`${adminPath}/`);
  const isSubscription =
    path === subscribePath || subscriptionPrefixes.some((prefix) => path.startsWith(prefix));
  const isPrivate = isAdmin || isSubscription || path.startsWith(previewPrefix);
  return {
    queries: isFrame ? ["sent", "page"] : (queriesOf[page?.path ?? path] ?? []),
    isPrivate,
    cacheable: !isPrivate && (page !== undefined || isFrame || isPostPath(path)),
    indexed: !isPrivate && !isFrame && page?.indexed !== false,
  };
}

/** Normalizes parameter values, so that spellings share a cache entry; null for meaningless values. */
const normalizers: Record<string, (value: string) => string | null> = {
  plan: parsePlan,
  q: (text) => parseSearch(text) || null,
  sent: (form) => (form === "waitlist" || form === "changed" ? form : "1"),
};

/** Anybody can make up codes and searches, so such a page is rendered each time. */
export function isMadeUp(address: string): boolean {
  return /[?&](?:code|q)=/.test(address);
}

/** The cache key has only the path and the known parameters. Others, such as utm_source, never reach the renderer. */
export function pageAddress({ path, search }: Address): string {
  const dataOf = pathOfPageData(path);
  if (dataOf !== null) return pageDataPath(pageAddress({ path: dataOf, search }));
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of pageKind(path).queries) {
    const [text, ...more] = asked.getAll(name);
    if (text === undefined || more.length > 0) continue;
    // Of a form's frame it is the page around it, elsewhere a number.
    if (name === "page" && path.startsWith(framePrefix) && !pagesByPath.has(text)) continue;
    const value = normalizers[name] === undefined ? text : normalizers[name](text);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
