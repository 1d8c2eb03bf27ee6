import { blogAliasPath, blogsPath } from "../../shared/paths.ts";

/** The `aria-current` of a link: "page" where the path shows its page, or one below it. */
export function currentAt(href: string, pathname: string): "page" | undefined {
  const path = pathname === blogAliasPath ? blogsPath : pathname;
  return isUnder(href, path) ? "page" : undefined;
}

export function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
