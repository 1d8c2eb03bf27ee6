import { Outlet } from "react-router";
import { AdminWindow } from "./window.tsx";

/** What is around the dashboard: the window, and nothing of the site. */
export function AdminLayout() {
  return (
    <AdminWindow>
      <Outlet />
    </AdminWindow>
  );
}
