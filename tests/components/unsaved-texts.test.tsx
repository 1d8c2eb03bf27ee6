import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loaded ahead: the first test would wait for it.
import "../../src/admin/editor/editor.tsx";
import { openedState } from "../../src/admin/editor/editor-machine.ts";
import { consequenceOf } from "../../src/admin/editor/editor-status.tsx";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";
import { dialog, fill, focused, gone, key, press } from "../support/dashboard/act.ts";
import { type OpenDashboard, openDashboard } from "../support/dashboard/open-dashboard.tsx";

const typed = {
  title: "",
  slug: "",
  summary: "",
  content: "Half a sent",
  imageUrl: "",
  category: "",
  status: "draft",
  publishAt: null,
};

async function openWith(...titles: string[]): Promise<OpenDashboard> {
  const dashboard = await openDashboard();
  for (const title of titles) {
    const body = { input: { ...typed, title } };
    await dashboard.app.ask(`/api/blogs/new-${crypto.randomUUID()}/unsaved`, { method: "PUT", body });
  }
  await dashboard.load("/admin/dashboard?tab=posts");
  for (const title of titles) await screen.findByRole("button", { name: `Discard ${title || "Untitled"}` });
  return dashboard;
}

const keptTitles = async ({ app }: OpenDashboard) => {
  const kept: { title: string }[] = await (await app.ask("/api/unsaved")).json();
  return kept.map(({ title }) => title);
};

test("a text that was discarded can be brought back, and the focus goes to the next one", async () => {
  const dashboard = await openWith("One", "Two", "");
  screen.getByRole("button", { name: "Discard Two" }).focus();
  await press("Discard Two");
  await gone("button", "Discard Two");
  await focused("button", "Discard One");
  expect(await keptTitles(dashboard)).toEqual(["", "One"]);
  const [undo] = currentToasts()[0]?.actions ?? [];
  await act(async () => undo?.run());
  await screen.findByRole("button", { name: "Discard Two" });
  expect((await keptTitles(dashboard)).toSorted()).toEqual(["", "One", "Two"]);
});

test("after the last one the focus is on the heading of the posts", async () => {
  await openWith("One");
  screen.getByRole("button", { name: "Discard One" }).focus();
  await press("Discard One");
  await gone("heading", "Unsaved texts");
  await focused("heading", "Blog Posts");
});

test("a text that cannot be discarded stays in the list", async () => {
  const dashboard = await openWith("One");
  dashboard.answer(/^DELETE .*unsaved$/, () => Response.json({}, { status: 500 }));
  await press("Discard One");
  await waitFor(() => expect(currentToasts()[0]?.text).toMatch(/^The text is still there/));
  expect(screen.getByRole("button", { name: "Discard One" })).toBeTruthy();
});

test("a text that is left in the editor is in the list at once, and is gone on with there", async () => {
  await openWith();
  await press("New Post");
  await fill("Title", "Left alone");
  await key("Escape");
  await press("Close", { place: await dialog("Close without saving?") });
  const list = within(await screen.findByRole("region", { name: "Unsaved texts" }));
  await press("Go on with Left alone", { place: list });
  await dialog("Create New Blog Post");
});

test("an address that no post can have opens no editor", async () => {
  const dashboard = await openWith();
  await dashboard.load("/admin/dashboard?tab=posts&edit=new-abc");
  await waitFor(() => expect(currentToasts()[0]?.text).toBe("This post is no longer here"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["draft", null, "Stays a draft"],
  ["scheduled", null, "Choose a time first"],
  ["scheduled", "2999-01-01T12:00:00.000Z", "Public on January 1, 2999"],
  ["scheduled", "2020-01-01T12:00:00.000Z", "Public at once"],
  ["published", null, "Public at once"],
] as const)("the foot says what %s at %s means for readers", (status, publishAt, words) => {
  const state = openedState(null, "draft:none");
  state.draft.input = { ...state.draft.input, status, publishAt };
  expect(consequenceOf(state, { isOn: false, subscribers: null, sent: undefined })).toContain(words);
});
