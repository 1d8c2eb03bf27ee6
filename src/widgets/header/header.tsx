import { useLocation } from "react-router";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Logo } from "../../components/logo/logo.tsx";
import type { Navigation } from "../../shared/navigation.ts";
import { partnershipPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import { DesktopNav } from "./desktop-nav.tsx";
import styles from "./header.module.css";
import { SideMenu } from "./side-menu.tsx";

interface HeaderProps {
  name: string;
  navigation: Navigation;
}

/** The static bar on top of every page; `start-header.ts` starts its menus. */
export function Header({ name, navigation }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <a href={urls.home.path} className={styles.logo} aria-label={`${name} home`}>
          <Logo name={name} />
        </a>
        <DesktopNav navigation={navigation} pathname={pathname} />
        <a href={partnershipPath} className={cx(buttonClass("primary"), styles.partner)}>
          <span>
            Partner<span className={styles.atFullWidth}> with Us</span>
          </span>
        </a>
        <SideMenu name={name} navigation={navigation} pathname={pathname} />
      </div>
    </header>
  );
}
