import type { IconName } from "./icon-name.d.ts";
import type { PagePath } from "./urls.ts";

interface NavLink {
  title: string;
  href: PagePath;
  icon: IconName;
  description?: string;
}

export interface NavMenu {
  title: string;
  prefix: string;
  icon: IconName;
  groups: readonly { title?: string; links: readonly NavLink[] }[];
}

export interface Navigation {
  menus: readonly NavMenu[];
  links: readonly NavLink[];
}
