import { Link } from "react-router";
import { Icon } from "../../components/icon/icon.tsx";
import { urls } from "../../shared/urls.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import styles from "./dashboard.module.css";

interface DashboardHeaderProps {
  username: string;
  onChangePassword(): void;
  onLogOut(): void;
}

export function DashboardHeader({ username, onChangePassword, onLogOut }: DashboardHeaderProps) {
  return (
    <>
      <div className={styles.greeting}>
        <h1 className={styles.title}>Admin Dashboard</h1>
        <p className={styles.welcome}>
          Welcome back, <strong>{username}</strong>
        </p>
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={onChangePassword}>
          <Icon name="lock" />
          Change Password
        </button>
        <Link className={styles.tool} to={urls.blogs.path}>
          <AdminIcon name="external" />
          View Site
        </Link>
        <button type="button" className={styles.tool} onClick={onLogOut}>
          <AdminIcon name="log-out" />
          Logout
        </button>
      </div>
    </>
  );
}
