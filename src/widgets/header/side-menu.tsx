import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import type { Navigation } from "../../shared/navigation.ts";
import { partnershipPath } from "../../shared/paths.ts";
import { currentAt, isUnder } from "./nav.ts";
import styles from "./side-menu.module.css";

const dialogId = "site-menu";

interface SideMenuProps {
  name: string;
  navigation: Navigation;
  pathname: string;
}

/** The slide-out menu of narrow screens: a modal dialog at the right edge. */
export function SideMenu({ name, navigation, pathname }: SideMenuProps) {
  const command = (name: "show-modal" | "close") => ({ command: name, commandfor: dialogId });
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" {...command("show-modal")}>
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      <dialog id={dialogId} className={styles.dialog} aria-label="Menu">
        <div className={styles.sheet}>
          <div className={styles.top}>
            <Logo name={name} />
            <button type="button" className={styles.close} {...command("close")}>
              <Icon name="close" />
              <span className="visually-hidden">Close menu</span>
            </button>
          </div>
          <nav aria-label="Menu">
            {navigation.menus.map((menu) => (
              <details
                key={menu.title}
                className={styles.section}
                data-prefix={menu.prefix}
                open={isUnder(menu.prefix, pathname)}
              >
                <summary className={styles.summary}>
                  <Icon name={menu.icon} />
                  {menu.title}
                  <span className={styles.chevron}>
                    <Icon name="chevron-down" />
                  </span>
                </summary>
                {menu.groups.map(({ title, links }) => (
                  <div key={title ?? menu.title}>
                    {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
                    <ul className={styles.links}>
                      {links.map(({ href, title }) => (
                        <li key={href}>
                          <a href={href} className={styles.link} aria-current={currentAt(href, pathname)}>
                            {title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </details>
            ))}
            <ul>
              {navigation.links.map(({ href, title, icon }) => (
                <li key={href}>
                  <a
                    href={href}
                    className={cx(styles.summary, styles.plain)}
                    aria-current={currentAt(href, pathname)}
                  >
                    <Icon name={icon} />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <a href={partnershipPath} className={buttonClass("primary")}>
              Partner with Us
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
