import type { IconName } from "../../components/icon/icon.tsx";
import { aliases, urls } from "../../shared/urls.ts";

/** A link of the navigation. */
interface NavLinkItem {
  title: string;
  href: string;
  icon: IconName;
  description?: string;
}

/** A menu of the navigation: one or more groups of links. */
export interface NavMenuItem {
  title: string;
  /** The menu is highlighted on paths that start with this. */
  prefix: string;
  icon: IconName;
  groups: readonly { title?: string; links: readonly NavLinkItem[] }[];
}

/** What the header shows. */
export interface Navigation {
  menus: readonly NavMenuItem[];
  links: readonly NavLinkItem[];
}

/** Whether the path lies in the menu's part of the site. */
export function isIn(menu: NavMenuItem, pathname: string): boolean {
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
