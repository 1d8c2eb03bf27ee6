import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { site } from "../../../content/site.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { LogoMark } from "../../components/logo/logo.tsx";
import { adminDashboardPath } from "../../shared/paths.ts";
import { releaseWords, type SiteRelease } from "../../shared/site-release.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { adminApi } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { AppLink } from "../components/app-link.tsx";
import ui from "../components/ui.module.css";
import { titleOf } from "../use-dashboard-route.ts";
import styles from "./dashboard.module.css";

interface DashboardHeaderProps {
  username: string;
  children: ReactNode;
  onChangePassword(): void;
  onSecondFactor(): void;
  onLogOut(): void;
}

export function DashboardHeader(props: DashboardHeaderProps) {
  const { username, children, onChangePassword, onSecondFactor, onLogOut } = props;
  return (
    <header className={styles.bar}>
      <AppLink className={styles.logo} href={urls.home.path} aria-label={`${site.name} home`}>
        <LogoMark />
      </AppLink>
      <p className={styles.welcome}>
        Welcome back, <strong>{username}</strong>
      </p>
      <div className={styles.tools}>
        <button type="button" className={ui.tool} onClick={onChangePassword}>
          <Icon name="lock" />
          <span>Change Password</span>
        </button>
        <button type="button" className={ui.tool} onClick={onSecondFactor}>
          <Icon name="shield" />
          <span>Second factor</span>
        </button>
        <AppLink className={ui.tool} href={urls.blogs.path}>
          <AdminIcon name="external" />
          <span>View Site</span>
        </AppLink>
        <button type="button" className={ui.tool} onClick={onLogOut}>
          <AdminIcon name="log-out" />
          <span>Logout</span>
        </button>
      </div>
      <div className={styles.tabs}>{children}</div>
    </header>
  );
}

export function DashboardHead({ subject = "" }: { subject?: string }) {
  const title = titleOf(useLocation());
  return (
    <PageHead
      title={subject === "" ? title : `${subject} - ${title}`}
      description="Where the administrator of this site writes posts and reads what visitors sent."
      path={adminDashboardPath}
      indexed={false}
    />
  );
}

/** Names the release that answers, for who upgrades the site or reports a fault. Unknown, it is left out. */
export function ReleaseFoot() {
  const [release, setRelease] = useState<SiteRelease | null>(null);

  useEffect(() => {
    adminApi.readRelease().then(setRelease, () => setRelease(null));
  }, []);

  if (release === null) return null;
  const words = releaseWords(release);
  return <footer className={styles.foot}>{words[0]?.toUpperCase() + words.slice(1)}</footer>;
}
