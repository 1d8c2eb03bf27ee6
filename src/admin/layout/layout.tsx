import { Outlet } from "react-router";
import styles from "./layout.module.css";

/** What is around the dashboard: the window, and nothing of the site. */
export function AdminLayout() {
  return (
    <main id="main" className={styles.window} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
