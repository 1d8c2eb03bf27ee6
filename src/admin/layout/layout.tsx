import { Outlet } from "react-router";
import styles from "./layout.module.css";

export function AdminLayout() {
  return (
    <main id="main" className={styles.window} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
