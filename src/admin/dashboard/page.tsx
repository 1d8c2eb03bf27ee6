import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SessionUser } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { parseUrl } from "../../shared/parse-url.ts";
import { adminDashboardPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import { adminApi } from "../api.ts";
import { LeaveGuards } from "../leave-blocker.tsx";
import { notifySuccess } from "../notify.ts";
import { SessionProvider, storedUser } from "../session/session.tsx";
import styles from "./dashboard.module.css";
import { Dashboard, prefetchTab } from "./dashboard.tsx";
import { DashboardHead } from "./dashboard-header.tsx";

/** Shows the dashboard to the admin, and redirects everybody else to the login. */
export function Page() {
  const [user, setUser] = useState<SessionUser | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    prefetchTab(new URLSearchParams(location.search).get("tab"));
    adminApi
      .status()
      // The specification sends every error to the login.
      .catch(() => null)
      .then((status) => {
        if (left) return;
        if (status?.isAuthenticated && status.user?.isAdmin) {
          storedUser.write(status.user);
          setUser(status.user);
          announceSignIn();
        } else navigate(urls.adminLogin.path + dashboardSearch(location.search), { replace: true });
      });
    return () => {
      left = true;
    };
  }, [navigate]);

  if (user !== null)
    return (
      <SessionProvider username={user.username}>
        <LeaveGuards>
          <Dashboard user={user} />
        </LeaveGuards>
      </SessionProvider>
    );
  return (
    <>
      <DashboardHead />
      <div className={styles.checking}>
        <h1 className="visually-hidden">Admin Dashboard</h1>
        <p role="status">Checking authorization...</p>
      </div>
    </>
  );
}

let isSignInAnnounced = false;

/** Shows a toast once where the login page has led to this document. */
function announceSignIn(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isHere = entry?.type === "navigate" && parseUrl(entry.name)?.pathname === adminDashboardPath;
  if (isSignInAnnounced || !isHere || parseUrl(document.referrer)?.pathname !== urls.adminLogin.path) return;
  isSignInAnnounced = true;
  notifySuccess("Login Successful", "You are now logged in as an admin");
}
