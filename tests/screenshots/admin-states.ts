import { adminDashboardPath, urls } from "../../src/shared/urls.ts";
import type { State } from "./state.ts";
import { conflict, press, type Step, see, steps, wearPosts } from "./steps.ts";

const logIn: Step = async (page) => {
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("not the password");
  await press("Login")(page, 0);
  await see("Invalid username or password")(page, 0);
};
const editFirst: Step = async (page, width) => {
  await press(/^Edit /)(page, width);
  await page.getByLabel("Title", { exact: true }).waitFor();
};

/** The login, the dashboard and the editor. */
export const adminStates: State[] = [
  { name: "login-error", path: urls.adminLogin.path, enter: logIn, window: true },
  { name: "admin-overview", path: adminDashboardPath, admin: true },
  { name: "admin-posts", path: `${adminDashboardPath}?tab=posts`, admin: true },
  { name: "admin-leads", path: `${adminDashboardPath}?tab=leads`, admin: true },
  {
    name: "admin-lead",
    path: `${adminDashboardPath}?tab=leads`,
    enter: press(/Theo/),
    admin: true,
  },
  {
    name: "admin-long-titles",
    path: urls.adminLogin.path,
    enter: steps(wearPosts, async (page) => {
      await page.goto(`${adminDashboardPath}?tab=posts`, { waitUntil: "networkidle" });
    }),
    admin: true,
  },
  {
    name: "admin-password",
    path: adminDashboardPath,
    enter: press("Change Password"),
    window: true,
    admin: true,
  },
  {
    name: "admin-delete",
    path: `${adminDashboardPath}?tab=posts`,
    enter: press(/^Delete /),
    window: true,
    admin: true,
  },
  { name: "editor", path: `${adminDashboardPath}?tab=posts`, enter: editFirst, window: true, admin: true },
  {
    name: "editor-errors",
    path: `${adminDashboardPath}?tab=posts`,
    enter: steps(press("New Post"), press("Create"), see("Please enter a title.")),
    window: true,
    admin: true,
  },
  {
    name: "editor-conflict",
    path: `${adminDashboardPath}?tab=posts`,
    enter: conflict,
    window: true,
    admin: true,
  },
];
