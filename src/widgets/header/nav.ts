import type { NavMenu } from "../../shared/navigation.ts";
import { aliases, urls } from "../../shared/urls.ts";

/** Whether the path lies in the menu's part of the site. */
export function isIn(menu: NavMenu, pathname: string): boolean {
  return isUnder(menu.prefix, pathname);
}

/** The `aria-current` of a link: whether the path shows its page, by whatever address, or one below it. */
export function currentAt(href: string, pathname: string): "page" | undefined {
  const path = pathname === aliases.blog ? urls.blogs.path : pathname;
  return isUnder(href, path) ? "page" : undefined;
}

function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
