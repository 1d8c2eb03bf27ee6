import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loaded ahead: the first test would wait for it.
import "../../src/admin/editor/editor.tsx";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import {
  changePassword,
  click,
  dialog,
  fill,
  focused,
  gone,
  key,
  press,
  shownIn,
  toast,
} from "../support/dashboard/act.ts";
import { type OpenDashboard, openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const listed = "GET /api/blogs?status=all&fields=summary";
const refused = (status: number) => () => Response.json({}, { status });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

/** Opens the tab of posts, where these are, the last the newest. */
async function openPosts(...titles: string[]): Promise<OpenDashboard> {
  const dashboard = await openDashboard();
  for (const title of titles) await post(dashboard, title);
  await dashboard.load("/admin/dashboard?tab=posts");
  for (const title of titles) await screen.findByRole("heading", { name: title });
  return dashboard;
}

/** Makes a post behind the dashboard's back, as somebody else would. */
async function post({ app }: OpenDashboard, title: string, content = "Words"): Promise<AdminPost> {
  return (await app.ask("/api/blogs", { body: { title, content } })).json();
}

async function storedPosts({ app }: OpenDashboard, title: string): Promise<AdminPost[]> {
  const all: AdminPost[] = await (await app.ask("/api/blogs?status=all")).json();
  return all.filter((one) => one.title === title);
}

/** Has a text of this title in the editor, not saved yet; the address is the stored post's. */
async function writeInto(title: string, content: string) {
  const dashboard = await openPosts(title);
  const [stored] = await storedPosts(dashboard, title);
  await press(`Edit ${title}`);
  await dialog("Edit Blog Post");
  await fill("Content", content);
  return { dashboard, address: `/api/blogs/${stored?.id}` };
}

const titles = () =>
  within(screen.getByRole("tabpanel"))
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const lists = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

async function remove(title: string): Promise<void> {
  await press(`Delete ${title}`);
  await press("Delete", { place: await dialog("Delete Blog Post") });
}

async function beginPost(title: string, content: string): Promise<void> {
  await press("New Post");
  await dialog("Create New Blog Post");
  await fill("Title", title);
  await fill("Content", content);
}

test("what fails says so", async () => {
  const dashboard = await openPosts("Gone already", "Still there");
  const [gonePost] = await storedPosts(dashboard, "Gone already");
  await dashboard.app.ask(`/api/blogs/${gonePost?.id}`, { method: "DELETE" });
  await remove("Gone already");
  await toast("Failed to delete blog post");
  await gone("heading", "Gone already");

  dashboard.answer(/./, unreachable);
  await press("Logout");
  await toast("Failed to logout");
  await press("Change Password");
  await changePassword("the old one", "long enough", "long enough");
  await toast("Failed to change password. The site cannot be reached. Please try again in a moment.");
  await key("Escape");
  await remove("Still there");
  await toast("Failed to fetch blog posts");
  expect(titles()).toContain("Still there");
});

test("a deleted post can be brought back at a second try", async () => {
  const dashboard = await openPosts("Deleted by mistake");
  dashboard.answer(/restore$/, refused(500), 1);
  await remove("Deleted by mistake");
  await press("Undo");
  await toast("Failed to restore blog post");
  await press("Try again");
  await toast("The blog post is back");
  await screen.findByRole("heading", { name: "Deleted by mistake" });
});

test("an answer that comes late does not replace a newer list", async () => {
  const dashboard = await openPosts("Gone for a moment");
  // The list that is asked for after the delete is made at once, and arrives after the one that follows the undo.
  const late = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  dashboard.answer(
    listed,
    async (askOn) => {
      const answer = await askOn();
      await late.promise;
      arrived.resolve();
      return answer;
    },
    1,
  );
  await remove("Gone for a moment");
  await press("Undo");
  await toast("The blog post is back");
  await screen.findByRole("heading", { name: "Gone for a moment" });
  late.resolve();
  await arrived.promise;
  await act(async () => {});
  screen.getByRole("heading", { name: "Gone for a moment" });
});

test("posts are found, sorted, and deleted one after the other", async () => {
  await openPosts("Zebra crossing", "Aardvark crossing");
  await fill("Search posts", "CROSSING");
  await lists("Aardvark crossing", "Zebra crossing");
  await fill("Sort by", "Oldest first");
  await lists("Zebra crossing", "Aardvark crossing");
  await fill("Sort by", "Title");
  await lists("Aardvark crossing", "Zebra crossing");
  await fill("Search posts", "crossing nothing");
  await screen.findByText(
    "No post matches “crossing nothing”. Titles, summaries and categories were searched.",
  );
  await press("Clear search");
  await screen.findByText(/^\d+ posts$/);
  for (const title of ["Zebra crossing", "Aardvark crossing"]) {
    screen.getByRole("button", { name: `Delete ${title}` }).focus();
    await press(`Delete ${title}`);
    await dialog("Delete Blog Post");
    await key("Escape");
    await gone("dialog", "Delete Blog Post");
    screen.getByRole("heading", { name: title });
    await focused("button", `Delete ${title}`);
    await remove(title);
    await gone("heading", title);
    await focused("heading", "Blog Posts");
  }
  await press("Trash", { role: "link" });
  (await screen.findByRole("button", { name: "Restore Zebra crossing" })).focus();
  await press("Restore Zebra crossing");
  await gone("heading", "Zebra crossing");
  await focused("heading", "Trash");
});

test("a large blog is listed in parts, and searched as a whole", async () => {
  const dashboard = await openDashboard();
  const posts = samplePosts(250).map(({ content: _, ...summary }) => summary);
  dashboard.answer(listed, () => Response.json(posts));
  await dashboard.load("/admin/dashboard?tab=posts");
  await waitFor(() => expect(titles()).toHaveLength(100));
  screen.getByText("250 posts");
  const more = screen.getByRole("button", { name: "Show more posts" });
  more.focus();
  await click(more);
  expect(titles()).toHaveLength(200);
  expect(document.activeElement).toBe(more);
  screen.getByText("200 of 250 are shown");
  await click(more);
  expect(titles()).toHaveLength(250);
  expect(more.isConnected).toBe(false);
  await fill("Search posts", "post 250 about");
  await lists(expect.stringMatching(/^Sample post 250 about/));
});

test("a post that cannot be read for editing says so, and the list stays", async () => {
  const dashboard = await openPosts("Read at the second try");
  dashboard.answer(/^GET \/api\/blogs\?slug=/, refused(500), 1);
  await press("Edit Read at the second try");
  await toast("Failed to fetch blog post");
  await waitFor(() => expect(dashboard.address()).toMatch(/tab=posts$/));
  await press("Edit Read at the second try");
  await dialog("Edit Blog Post");
  expect(shownIn("Content")).toBe("Words");
});

test("an empty blog says so", async () => {
  const dashboard = await openDashboard();
  dashboard.answer(listed, () => Response.json([]));
  await dashboard.load("/admin/dashboard");
  await screen.findByText("No blog posts yet. Create your first post!");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toContain("N/A");
  await press("Blog Management", { role: "tab" });
  await screen.findByText("No blog posts yet. Create your first post!");
});

test("the editor names the field to mend, and counts words", async () => {
  await openPosts();
  await beginPost("", "");
  expect(screen.getByLabelText("Summary").getAttribute("rows")).toBe("3");
  expect(screen.getByLabelText("Content").getAttribute("rows")).toBe("10");
  await fill("Image URL", "cover.png");
  screen.getByLabelText("Image URL").focus();
  await press("Create");
  await screen.findByText("Please enter a title.");
  screen.getByText("Please write the content.");
  screen.getByText(/^Please enter an image address/, { selector: "[id$=issue]" });
  await focused("textbox", "Title");
  await fill("Content", "Alone");
  await screen.findByText("1 word, 1 min read");
  await fill("Content", "Not alone");
  await screen.findByText("2 words, 1 min read");
});

test("a draft survives a reload, and is offered back", async () => {
  const dashboard = await openPosts();
  await press("New Post");
  await fill("Title", "Half a thought");
  await dashboard.load(dashboard.address());
  await screen.findByText(/^Unsaved text restored/);
  expect(shownIn("Title")).toBe("Half a thought");
  const form = await screen.findByRole("dialog", { name: "Create New Blog Post" });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await key("Escape");
  await press("Keep editing", { place: await dialog("Close without saving?") });
  await press("Discard it");
  await waitFor(() => expect(shownIn("Title")).toBe(""));
  expect(localStorage.getItem("draft:new")).toBeNull();
});

test("saves whose answers are lost make one post, and no conflict", async () => {
  const dashboard = await openPosts();
  const loseAnswer = (call: RegExp) =>
    dashboard.answer(
      call,
      async (askOn) => {
        await askOn();
        return unreachable();
      },
      1,
    );
  await beginPost("Sent twice", "One.");
  loseAnswer(/^POST \/api\/blogs$/);
  await press("Create");
  await toast("Failed to create blog post");
  await fill("Content", "One. Two.");
  await press("Create");
  await toast("Blog post created successfully");
  expect(await storedPosts(dashboard, "Sent twice")).toMatchObject([{ content: "One. Two." }]);

  await press("Edit Sent twice");
  await dialog("Edit Blog Post");
  await fill("Content", "Three.");
  // Not that of the unsaved text, which is kept after a pause.
  loseAnswer(/^PUT \/api\/blogs\/[^/]+$/);
  await press("Update");
  await toast("Failed to update blog post");
  await fill("Content", "Three. Four.");
  await press("Update");
  await toast("Blog post updated successfully");
  expect(await storedPosts(dashboard, "Sent twice")).toMatchObject([{ content: "Three. Four." }]);
});

test("a post that was changed meanwhile is shown in both versions", async () => {
  const { dashboard, address } = await writeInto("Contested", "Mine");
  await dashboard.app.ask(address, { method: "PUT", body: { title: "Contested", content: "Theirs" } });
  await press("Update");
  const conflict = await screen.findByRole("region", { name: /^This post was changed elsewhere/ });
  expect(conflict.textContent).toMatch(/Mine.*Theirs|Theirs.*Mine/);
  await press("Load saved version");
  await waitFor(() => expect(shownIn("Content")).toBe("Theirs"));

  // What was set aside outlives the page.
  await dashboard.load(dashboard.address());
  await dialog("Edit Blog Post");
  expect(shownIn("Content")).toBe("Theirs");
  const back = screen.getByRole("button", { name: "Bring mine back" });
  back.focus();
  await press("Bring mine back");
  // The button is gone, and the keyboard goes on in the dialog.
  expect(back.isConnected).toBe(false);
  await focused("heading", "Edit Blog Post");
  await press("Update");
  await toast("Blog post updated successfully");
  expect(await storedPosts(dashboard, "Contested")).toMatchObject([{ content: "Mine" }]);
});

test("the text of a post that was deleted meanwhile becomes a new post", async () => {
  const { dashboard, address } = await writeInto("Soon gone", "Words that stay");
  await dashboard.app.ask(address, { method: "DELETE" });
  await press("Update");
  await toast("Failed to update blog post");
  await screen.findByText(/^This post was deleted while you were writing\./);
  await press("Create");
  await toast("Blog post created successfully");
  expect(await storedPosts(dashboard, "Soon gone")).toMatchObject([{ content: "Words that stay" }]);
});

test("a title in the list opens its post, and what a new one does to the address is said", async () => {
  await openPosts("An old title");
  await click(screen.getByText("An old title"));
  await dialog("Edit Blog Post");
  expect(shownIn("Title")).toBe("An old title");
  const hint = /The address changes, and the old one leads to the new one\./;
  await fill("Title", "An Old Title!");
  expect(screen.queryByText(hint)).toBeNull();
  await fill("Title", "A new title");
  await screen.findByText(hint);
});

test("Save draft saves a new post for its author only", async () => {
  const dashboard = await openPosts();
  await beginPost("Saved as a draft", "Not for readers.");
  await press("Save draft");
  await toast("Blog post created successfully");
  await toast("Draft saved");
  await gone("button", "Save draft");
  expect(await storedPosts(dashboard, "Saved as a draft")).toMatchObject([{ status: "draft" }]);
  expect(await (await dashboard.app.ask("/api/blogs?slug=saved-as-a-draft")).json()).toEqual([]);
});
