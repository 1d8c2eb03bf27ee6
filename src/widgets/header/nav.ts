import { blogAliasPath, blogsPath } from "../../shared/paths.ts";

/** The `aria-current` of a link: whether the path shows its page, by whatever address, or one below it. */
export function currentAt(href: string, pathname: string): "page" | undefined {
  const path = pathname === blogAliasPath ? blogsPath : pathname;
  return isUnder(href, path) ? "page" : undefined;
}

/** Whether the path lies in the part of the site that begins with the prefix. */
export function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
