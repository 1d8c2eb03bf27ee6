import { type MouseEvent, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { hasModifier } from "../../browser/modifiers.ts";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Logo } from "../../components/logo/logo.tsx";
import type { Navigation } from "../../shared/navigation.ts";
import { partnershipPath, urls } from "../../shared/urls.ts";
import { DesktopNav } from "./desktop-nav.tsx";
import styles from "./header.module.css";
import { SideMenu } from "./side-menu.tsx";

/** The bar changes its look past this many pixels. */
const scrolledPastPx = 10;

/** The bar on top of every page: logo, menus, Partner with Us; a slide-out menu on narrow screens. */
export function Header({ name, navigation }: { name: string; navigation: Navigation }) {
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  const toTop = (event: MouseEvent) => {
    if (pathname !== urls.home.path || hasModifier(event)) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
  return (
    <header className={cx(styles.bar, scrolled && styles.scrolled)}>
      <div className={styles.row}>
        <Link to={urls.home.path} className={styles.logo} onClick={toTop} aria-label={`${name} home`}>
          <Logo name={name} />
        </Link>
        <DesktopNav navigation={navigation} />
        <a href={partnershipPath} className={cx(buttonClass("primary"), styles.partner)}>
          <span>
            Partner<span className={styles.atFullWidth}> with Us</span>
          </span>
        </a>
        <SideMenu name={name} navigation={navigation} />
      </div>
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > scrolledPastPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled;
}
