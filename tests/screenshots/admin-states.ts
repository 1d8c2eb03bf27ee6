import type { Page } from "playwright";
import { adminDashboardPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import type { State } from "./state.ts";
import { conflict, press, type Step, see, steps, wearPosts } from "./steps.ts";

const leads = `${adminDashboardPath}?tab=leads`;

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

/** Sends a form as somebody whose name is the width's. */
async function sendLead(page: Page, lastName: string): Promise<void> {
  const form = { firstName: "Sam", lastName, email: `${lastName}@example.com`, phone: "", message: "Hello" };
  await page.request.post("/widget/form/general-contact", { form, maxRedirects: 0 });
  await page.reload();
  await page.getByRole("button", { name: `Sam ${lastName}` }).click();
}
const suspect: Step = async (page, width) => {
  await sendLead(page, `Spam${width}`);
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await see("This may be spam")(page, width);
};
const forgetSomebody: Step = async (page, width) => {
  await sendLead(page, `Leaves${width}`);
  await press("Forget this person")(page, width);
  await press("Forget")(page, width);
  await see("Removed 1 lead")(page, width);
};
const leaveNote: Step = async (page, width) => {
  await press(/Theo/)(page, width);
  await page.getByLabel("Add a note").fill("Wants a call in January");
  await page.getByRole("link", { name: "View Site" }).click();
  await see("Leave without saving?")(page, width);
};

/** The login, the dashboard and the editor. */
export const adminStates: State[] = [
  { name: "login-error", path: urls.adminLogin.path, enter: logIn, window: true },
  { name: "admin-overview", path: adminDashboardPath, admin: true },
  { name: "admin-posts", path: `${adminDashboardPath}?tab=posts`, admin: true },
  { name: "admin-trash", path: `${adminDashboardPath}?tab=posts&view=trash`, admin: true },
  { name: "admin-images", path: `${adminDashboardPath}?tab=posts&view=images`, admin: true },
  { name: "admin-questions", path: `${adminDashboardPath}?tab=questions`, admin: true },
  { name: "admin-subscribers", path: `${adminDashboardPath}?tab=subscribers`, admin: true },
  { name: "admin-results", path: `${adminDashboardPath}?tab=results`, admin: true },
  { name: "admin-leads", path: leads, admin: true },
  {
    name: "admin-lead",
    path: leads,
    enter: press(/Theo/),
    admin: true,
  },
  { name: "admin-lead-suspected", path: leads, enter: suspect, admin: true },
  {
    name: "admin-forget",
    path: leads,
    enter: steps(press(/Theo/), press("Forget this person")),
    window: true,
    admin: true,
  },
  { name: "admin-forgotten", path: leads, enter: forgetSomebody, window: true, admin: true },
  { name: "admin-note-unsaved", path: leads, enter: leaveNote, window: true, admin: true },
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
    name: "admin-second-factor",
    path: adminDashboardPath,
    enter: press("Second factor"),
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
    name: "editor-versions",
    path: `${adminDashboardPath}?tab=posts`,
    enter: steps(editFirst, press("Versions")),
    window: true,
    admin: true,
  },
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
