import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SessionUser } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { adminDashboardPath, urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { adminApi } from "../api.ts";
import { SessionProvider } from "../session/session.tsx";
import { storedUser } from "../session/stored-user.ts";
import { titleOf } from "../use-dashboard-route.ts";
import styles from "./dashboard.module.css";
import { Dashboard } from "./dashboard.tsx";

/** Shows the dashboard to the admin, and redirects everyone else to the login. */
export function Page() {
  const [user, setUser] = useState<SessionUser | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    adminApi
      .status()
      .catch(() => null)
      .then((status) => {
        if (left) return;
        if (status?.isAuthenticated && status.user?.isAdmin) {
          storedUser.write(status.user);
          setUser(status.user);
        } else navigate(urls.adminLogin.path + dashboardSearch(location.search), { replace: true });
      });
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <>
      <PageHead
        title={titleOf(useLocation())}
        description="Where the administrator of this site writes posts and reads what visitors sent."
        path={adminDashboardPath}
        indexed={false}
      />
      {user === null ? (
        <div className={styles.checking}>
          <h1 className="visually-hidden">Admin Dashboard</h1>
          <p role="status">Checking authorization...</p>
        </div>
      ) : (
        <SessionProvider username={user.username}>
          <Dashboard user={user} />
        </SessionProvider>
      )}
    </>
  );
}
