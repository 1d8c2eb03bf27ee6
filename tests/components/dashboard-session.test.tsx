import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
// Loaded ahead: the first test would wait for it.
import "../../src/admin/editor/editor.tsx";
import { pendingToast, showPendingToast } from "../../src/widgets/toasts/pending-toast.ts";
import {
  changePassword,
  click,
  dialog,
  fill,
  gone,
  press,
  shownIn,
  toast,
} from "../support/dashboard/act.ts";
import { type OpenDashboard, openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { password, startWithAccount } from "../support/server/account.ts";
import { storedRequest } from "../support/store/stored-request.ts";

async function openSignedIn(search = ""): Promise<OpenDashboard> {
  const app = await startWithAccount();
  onTestFinished(() => app.stop());
  const leads = [storedRequest({ fields: { firstName: "Ida", email: "ida@example.com" } })];
  return openDashboard(search, { app, leads, signIn: { username: "admin", password } });
}

/** Signs in again in the dialog that asks for it. */
async function signInAgain(): Promise<void> {
  const asking = await dialog("Your session has ended");
  await fill("Password", password, asking);
  await press("Login", { place: asking });
  await gone("dialog", "Your session has ended");
}

test("a session that has ended is signed in again in place, wherever it is noticed", async () => {
  const dashboard = await openSignedIn();
  await dashboard.app.ask("/api/blogs", {
    body: { title: "Deleted", content: "Words" },
    headers: { cookie: dashboard.cookie() },
  });
  await dashboard.load("/admin/dashboard");
  await screen.findByRole("button", { name: /ida@example\.com|Ida/ });
  const endsBefore = async (act: () => Promise<void>) => {
    await dashboard.endSession();
    await act();
    await signInAgain();
  };

  await endsBefore(() => press(/^Leads/, { role: "tab" }));
  await click(await waitFor(() => document.querySelector("[data-lead]") ?? expect.fail("There is no lead")));
  await endsBefore(() => press("Start work"));
  await screen.findByRole("button", { name: "Back to new" });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await endsBefore(() => press("Export CSV", { role: "link" }));
  await waitFor(() => expect(saved).toEqual(["leads.csv"]));
  await endsBefore(() => press("Delete"));
  await toast("Lead deleted successfully");

  await press("Blog Management", { role: "tab" });
  await press("Delete Deleted");
  const question = await dialog("Delete Blog Post");
  await endsBefore(() => press("Delete", { place: question }));
  await toast("Blog post deleted successfully");
  await endsBefore(() => press("Undo"));
  await toast("The blog post is back");
  await screen.findByRole("heading", { name: "Deleted" });

  await press("Change Password");
  await endsBefore(() => changePassword(password, password, password));
  await toast("Password changed successfully");
  await dashboard.endSession();
  await press("Logout");
  await waitFor(() => expect(pendingToast.read()).not.toBeNull());
  // As the home page does, a document of its own.
  await showPendingToast();
  await toast("Logged out successfully");
  await waitFor(() => expect(dashboard.address()).toBe("/"));
});

test("who does not sign in again is told what was not done", async () => {
  const dashboard = await openSignedIn();
  await gone("Loading leads...");
  // The posts need no session: there nobody is asked again.
  await press("Blog Management", { role: "tab" });
  await dashboard.endSession();
  await press(/^Leads/, { role: "tab" });
  await press("Not now", { place: await dialog("Your session has ended") });
  await toast("Failed to fetch leads");
  await press("Try again");
  await dialog("Your session has ended");
  await dashboard.go(-1);
  await gone("dialog", "Your session has ended");
  expect(screen.getByRole("tab", { selected: true }).textContent?.trim()).toBe("Blog Management");
});

test("a session that ends while writing costs a password, not a word", async () => {
  const dashboard = await openSignedIn();
  await press("Create New Blog Post");
  await dialog("Create New Blog Post");
  await fill("Title", "Written through the end of a session");
  await fill("Content", "Every word.");
  await dashboard.endSession();
  await press("Create");
  const asking = await dialog("Your session has ended");
  await fill("Password", "wrong", asking);
  await press("Login and save", { place: asking });
  await asking.findByText("Invalid username or password");
  await fill("Password", password, asking);
  await press("Login and save", { place: asking });
  await toast("Blog post created successfully");
  expect(JSON.stringify(dashboard.app.store.posts.read())).toContain("Written through the end of a session");
});

test("a change of the password says what really stood against it", async () => {
  const dashboard = await openSignedIn();
  await press("Change Password");
  const answers = [
    [429, { message: "Too many attempts. Please try again in 15 minutes." }, /Too many attempts\./],
    [503, { message: "Many people are signing in. Please try again in a moment." }, /Many people/],
    [502, "<h1>Bad Gateway</h1>", /The site cannot be reached\./],
  ] as const;
  for (const [status, body, sentence] of answers) {
    dashboard.answer(
      "POST /api/auth/change-password",
      () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
      1,
    );
    await changePassword(password, "long enough", "long enough");
    await toast(new RegExp(`^Failed to change password\\. ${sentence.source}`));
  }
});

test("a new password is checked before it is sent, and the old one by the server", async () => {
  const dashboard = await openSignedIn();
  await press("Change Password");
  for (const [current, next, again, sentence] of [
    ["", "", "", "Please fill in all three fields"],
    ["x", "long enough", "different", "New passwords do not match"],
    ["x", "five5", "five5", "Password must be at least 6 characters long"],
  ] as const) {
    await changePassword(current, next, again);
    await toast(sentence);
  }
  expect(dashboard.calls.map(({ call }) => call)).not.toContain("POST /api/auth/change-password");
  await changePassword("not the password", "long enough", "long enough");
  await toast("Failed to change password. Please check your current password.");
  expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
  await screen.findByText("This is not your current password.");
  expect(shownIn("Current password")).toBe("not the password");
});
