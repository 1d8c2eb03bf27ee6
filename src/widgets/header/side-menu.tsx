import { type MouseEvent, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { atLeast } from "../../browser/breakpoints.ts";
import { keepTabInside } from "../../browser/keep-tab-inside.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import type { Navigation } from "../../shared/navigation.ts";
import { partnershipPath } from "../../shared/urls.ts";
import { currentAt, isIn } from "./nav.ts";
import styles from "./side-menu.module.css";

const dialogId = "site-menu";

// The bar shows its own links from here on; an open menu would block the page unseen.
const wideScreen = atLeast(64);

/** The slide-out menu of narrow screens: a modal dialog at the right edge with collapsible sections. */
export function SideMenu({ name, navigation }: { name: string; navigation: Navigation }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialogRef.current?.close();

  // The browser's back and forward change the page behind the menu.
  useAfterNavigation(close);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const wide = matchMedia(wideScreen);
    wide.addEventListener("change", () => wide.matches && dialogRef.current?.close(), { signal });
    // A page that the browser kept whole comes back as it was left.
    addEventListener("pagehide", () => dialogRef.current?.close(), { signal });
    return () => ended.abort();
  }, []);

  // Where no script runs, browsers that know these attributes do it by themselves; where one does, it prevents that.
  const command = (name: "show-modal" | "close") => ({ command: name, commandfor: dialogId });

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          dialogRef.current?.showModal();
        }}
        {...command("show-modal")}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      <dialog
        ref={dialogRef}
        id={dialogId}
        className={styles.dialog}
        aria-label="Menu"
        onKeyDown={keepTabInside}
        onClick={(event: MouseEvent) => event.target === dialogRef.current && close()}
      >
        <div className={styles.sheet}>
          <div className={styles.top}>
            <Logo name={name} />
            <button
              type="button"
              className={styles.close}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
              {...command("close")}
            >
              <Icon name="close" />
              <span className="visually-hidden">Close menu</span>
            </button>
          </div>
          <nav aria-label="Menu">
            {navigation.menus.map((menu) => (
              <details
                key={`${menu.title} ${isIn(menu, pathname)}`}
                className={styles.section}
                open={isIn(menu, pathname)}
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
                      {links.map((link) => (
                        <li key={link.href}>
                          <NavLink to={link.href} className={styles.link} onClick={close}>
                            {link.title}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </details>
            ))}
            <ul>
              {navigation.links.map((link) => (
                <li key={link.href}>
                  <Link
                    to={link.href}
                    className={cx(styles.summary, styles.plain)}
                    aria-current={currentAt(link.href, pathname)}
                    onClick={close}
                  >
                    <Icon name={link.icon} />
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <a href={partnershipPath} className={buttonClass("primary")} onClick={close}>
            Partner with Us
          </a>
        </div>
      </dialog>
    </>
  );
}
