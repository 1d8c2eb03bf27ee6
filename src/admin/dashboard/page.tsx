import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SessionUser } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { urls } from "../../shared/urls.ts";
import { adminApi, toApiError } from "../api.ts";
import { ListStatus } from "../components/list-status.tsx";
import { LeaveGuards } from "../leave-blocker.tsx";
import { notifyError } from "../notify.ts";
import { SessionProvider } from "../session/session.tsx";
import { storedUser } from "../session/stored-user.ts";
import styles from "./dashboard.module.css";
import { Dashboard } from "./dashboard.tsx";
import { DashboardHead } from "./dashboard-head.tsx";

/** Shows the dashboard to the admin, and redirects everyone else to the login, once the server has said who it is. */
export function Page() {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(1);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more for each try
  useEffect(() => {
    let left = false;
    adminApi
      .status()
      .then(({ isAuthenticated, user }) => {
        if (left) return;
        if (isAuthenticated && user?.isAdmin) {
          storedUser.write(user);
          setUser(user);
        } else navigate(urls.adminLogin.path + dashboardSearch(location.search), { replace: true });
      })
      .catch((error: unknown) => {
        if (left) return;
        notifyError("Failed to check authorization");
        setFailure(toApiError(error).message);
      });
    return () => {
      left = true;
    };
  }, [navigate, tries]);

  function tryAgain() {
    setFailure("");
    setTries(tries + 1);
  }

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
        <ListStatus
          list={{ failed: failure !== "", reload: tryAgain }}
          loading="Checking authorization..."
          failed={failure}
        />
      </div>
    </>
  );
}
