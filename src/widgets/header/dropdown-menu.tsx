import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { NavLink, useLocation } from "react-router";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { NavMenu } from "../../shared/navigation.ts";
import styles from "./desktop-nav.module.css";
import { isIn } from "./nav.ts";
import type { OpenMenu } from "./use-open-menu.ts";

/** An open panel keeps this distance from the window's edges. */
const marginPx = 16;

/** A word of the bar with its panel of links: opens on hover, focus, click, Enter or Down; Escape closes. */
export function DropdownMenu({ menu, menus }: { menu: NavMenu; menus: OpenMenu }) {
  const { pathname } = useLocation();
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const open = menus.openTitle === menu.title;

  // Moves the open panel sideways where it would come too close to the window's edge.
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!open || panel === null) return;
    panel.style.setProperty("--shift", "0px");
    const { left, right } = panel.getBoundingClientRect();
    const overLeft = Math.max(0, marginPx - left);
    const overRight = Math.max(0, right + marginPx - document.documentElement.clientWidth);
    panel.style.setProperty("--shift", `${overLeft - overRight}px`);
  }, [open]);

  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const peekOnKeyboardFocus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(":focus-visible")) menus.show(menu.title, false);
  };
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget !== null && !currentTarget.contains(relatedTarget)) menus.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event.nativeEvent);
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    menus.show(menu.title, true);
    // The panel becomes visible, and so focusable, with the render that follows.
    const step = key === "ArrowDown" ? 1 : -1;
    requestAnimationFrame(() => focusNeighbor(panelRef.current, step));
  };

  return (
    <li
      className={styles.dropdown}
      onPointerEnter={onMouse(() => menus.point(menu.title))}
      onPointerLeave={onMouse(menus.leave)}
      onBlur={closeWhenFocusLeaves}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={cx(styles.item, isIn(menu, pathname) && styles.current)}
        aria-expanded={open}
        aria-controls={panelId}
        onFocus={peekOnKeyboardFocus}
        onClick={() => menus.toggle(menu.title)}
      >
        {menu.title}
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div
        ref={panelRef}
        id={panelId}
        className={cx(styles.panel, open && styles.open)}
        data-columns={columnsOf(menu)}
      >
        {menu.groups.map(({ title, links }) => (
          <div key={title ?? menu.title} className={styles.group}>
            {title !== undefined && <p className={styles.groupTitle}>{title}</p>}
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <NavLink to={link.href} className={styles.link} onClick={menus.closeFromInside}>
                    <span className={styles.linkIcon}>
                      <Icon name={link.icon} />
                    </span>
                    <span>
                      <b className={styles.linkTitle}>{link.title}</b>
                      {link.description !== undefined && (
                        <span className={styles.linkText}>{link.description}</span>
                      )}
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
}

function columnsOf(menu: NavMenu): number {
  const [only, ...others] = menu.groups;
  return others.length === 0 && (only?.links.length ?? 0) <= 2 ? 1 : 2;
}

function focusNeighbor(panel: HTMLElement | null, step: 1 | -1): void {
  const links = [...(panel?.querySelectorAll("a") ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
  links[next]?.focus();
}
