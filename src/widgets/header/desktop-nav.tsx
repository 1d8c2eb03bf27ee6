import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import type { Navigation, NavMenu } from "../../shared/navigation.ts";
import styles from "./desktop-nav.module.css";
import { currentAt, isUnder } from "./nav.ts";

interface DesktopNavProps {
  navigation: Navigation;
  pathname: string;
}

export function DesktopNav({ navigation, pathname }: DesktopNavProps) {
  return (
    <nav className={cx(primitives.wideOnly, styles.nav)} aria-label="Main">
      <ul className={styles.items}>
        {navigation.menus.map((menu, at) => (
          <li
            key={menu.title}
            className={styles.dropdown}
            data-prefix={menu.prefix}
            data-current={isUnder(menu.prefix, pathname) ? "" : undefined}
          >
            <button type="button" className={styles.item} aria-expanded={false} aria-controls={`menu-${at}`}>
              {menu.title}
              <span className={styles.chevron}>
                <Icon name="chevron-down" />
              </span>
            </button>
            <Panel id={`menu-${at}`} menu={menu} pathname={pathname} />
          </li>
        ))}
        {navigation.links.map(({ title, href }) => (
          <li key={href}>
            <a href={href} className={styles.item} aria-current={currentAt(href, pathname)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ id, menu, pathname }: { id: string; menu: NavMenu; pathname: string }) {
  return (
    <div id={id} className={styles.panel} data-columns={columnsOf(menu)}>
      {menu.groups.map(({ title, links }) => (
        <div key={title ?? menu.title} className={styles.group}>
          {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={styles.link} aria-current={currentAt(link.href, pathname)}>
                  <span className={styles.linkIcon}>
                    <Icon name={link.icon} />
                  </span>
                  <span>
                    <b className={styles.linkTitle}>{link.title}</b>
                    {link.description !== undefined && (
                      <span className={styles.linkText}>{link.description}</span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function columnsOf(menu: NavMenu): number {
  const [only, ...others] = menu.groups;
  return others.length === 0 && (only?.links.length ?? 0) <= 2 ? 1 : 2;
}
