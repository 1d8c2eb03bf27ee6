import { Link, useLocation } from "react-router";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import type { Navigation } from "../../shared/navigation.ts";
import styles from "./desktop-nav.module.css";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { currentAt } from "./nav.ts";
import { useOpenMenu } from "./use-open-menu.ts";

export function DesktopNav({ navigation }: { navigation: Navigation }) {
  const menus = useOpenMenu();
  const { pathname } = useLocation();
  return (
    <nav className={cx(primitives.wideOnly, styles.nav)} aria-label="Main" ref={menus.navRef}>
      <ul className={styles.items}>
        {navigation.menus.map((menu) => (
          <DropdownMenu key={menu.title} menu={menu} menus={menus} />
        ))}
        {navigation.links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} className={styles.item} aria-current={currentAt(href, pathname)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
