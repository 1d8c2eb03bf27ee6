import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
// Loaded ahead: the first test would wait for it.
import "../../src/admin/editor/editor.tsx";
import { click, dialog, fill, focused, gone, press, shownIn, toast } from "../support/dashboard/act.ts";
import { type OpenDashboard, openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { storedRequest } from "../support/store/stored-request.ts";

const leads = ["Ada", "Ben"].map((firstName) => storedRequest({ id: firstName, fields: { firstName } }));

const isSelected = (name: string | RegExp) => screen.findByRole("tab", { name, selected: true });
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
const isAt = ({ address }: OpenDashboard, query: string) =>
  waitFor(() => expect(address()).toBe(`/admin/dashboard${query}`));

test("Back and Forward go through tabs, the opened lead and the editor", async () => {
  const dashboard = await openDashboard("", { leads });
  await press("Blog Management", { role: "tab" });
  await titled("Blog Management - Admin Dashboard");
  await press(/^Leads/, { role: "tab" });
  await titled("Leads - Admin Dashboard");
  const row = await screen.findByRole("button", { name: /^Ben/ });
  row.focus();
  await click(row);
  await focused("heading", "Ben");
  await isAt(dashboard, "?tab=leads&lead=Ben");
  await titled("Ben - Leads - Admin Dashboard");

  await dashboard.go(-1);
  await isAt(dashboard, "?tab=leads");
  await titled("Leads - Admin Dashboard");
  await focused("button", /^Ben/);
  await dashboard.go(-1);
  await isSelected("Blog Management");
  await dashboard.go(-1);
  await isSelected("Overview");
  await titled("Admin Dashboard");

  screen.getByRole("button", { name: "Create New Blog Post" }).focus();
  await press("Create New Blog Post");
  await dialog("Create New Blog Post");
  await dashboard.go(-1);
  await gone("dialog", "Create New Blog Post");
  await isSelected("Overview");
  await focused("button", "Create New Blog Post");
  await dashboard.go(1);
  await dialog("Create New Blog Post");

  await dashboard.load("/admin/dashboard?tab=leads&lead=no-such-lead");
  await screen.findByRole("heading", { name: "This lead is no longer here" });
});

test("Back asks before it closes an editor with unsaved words, and saving leaves no way into it", async () => {
  const dashboard = await openDashboard();
  await press("Blog Management", { role: "tab" });
  await press("New Post");
  await dialog("Create New Blog Post");
  await fill("Title", "Written before a step back");
  await fill("Content", "Every word.");
  await dashboard.go(-1);
  await press("Keep editing", { place: await dialog("Close without saving?") });
  await isAt(dashboard, "?tab=posts&edit=new");
  expect(shownIn("Title")).toBe("Written before a step back");
  await press("Create");
  await toast("Blog post created successfully");
  await isAt(dashboard, "?tab=posts");

  await press("Edit Written before a step back");
  await dialog("Edit Blog Post");
  await fill("Title", "Given up");
  await dashboard.go(-1);
  await press("Close", { place: await dialog("Close without saving?") });
  await gone("dialog", /./);
  await isAt(dashboard, "?tab=posts");
  await dashboard.go(-1);
  await isSelected("Overview");
});

test("a post's editor has an address, and one of a post that is gone says so", async () => {
  const dashboard = await openDashboard();
  const body = { title: "A post with an address", content: "Words" };
  const { id } = await (await dashboard.app.ask("/api/blogs", { body })).json();
  await dashboard.load(`/admin/dashboard?tab=posts&edit=${id}`);
  const editor = await dialog("Edit Blog Post");
  expect(shownIn("Title")).toBe("A post with an address");
  await press("Versions", { place: editor });
  await screen.findByText("This post has not been changed since it was created.");
  await press("Cancel", { place: editor });
  await isAt(dashboard, "?tab=posts");
  await dashboard.load("/admin/dashboard?tab=posts&edit=no-such-post");
  await toast("This post is no longer here");
  await isAt(dashboard, "?tab=posts");
});

test("questions close when Back leads away from them", async () => {
  const dashboard = await openDashboard();
  await press("Blog Management", { role: "tab" });
  await press("Change Password");
  await dialog("Change Password");
  await dashboard.go(-1);
  await gone("dialog", /./);
  await isSelected("Overview");
});

test("who is not signed in is led to the sign-in, which takes along where they wanted to go", async () => {
  const dashboard = await openDashboard();
  for (const answer of [
    () => new Response(null, { status: 500 }),
    () => Response.json({ isAuthenticated: true, user: { isAdmin: false } }),
    () => Response.json({ isAuthenticated: false, user: null }),
  ]) {
    dashboard.answer("GET /api/auth/status", answer, 1);
    await dashboard.load("/admin/dashboard?tab=posts", "Checking authorization...");
    await waitFor(() => expect(dashboard.address()).toMatch(/^\/admin-login/));
  }
});
