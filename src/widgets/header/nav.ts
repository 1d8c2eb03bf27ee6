import type { IconName } from "../../components/icon/icon.tsx";

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
  return pathname === menu.prefix || pathname.startsWith(`${menu.prefix}/`);
}
