import type { Page } from "playwright/test";
import { expect, expectToast, test } from "../support/browser/dashboard.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("an image that no page will show is named while it is typed", async ({ page, openDashboard }) => {
  const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  await page.route("https://pictures.test/**", (route) =>
    route.request().url().endsWith("/there.gif")
      ? route.fulfill({ contentType: "image/gif", body: dot })
      : route.fulfill({ status: 404, body: "" }),
  );
  await openDashboard(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  const address = page.getByLabel("Image URL");
  const note = page.getByRole("status").filter({ hasText: /show|address/ });
  await address.fill("http://pictures.test/there.gif");
  await expect(note).toContainText("Please enter an image address that begins with https://.");
  await expect(address).toHaveAccessibleDescription(/begins with https/);
  await address.fill("https://pictures.test/gone.gif");
  await expect(note).toContainText("There is no image at this address");
  const asked = page.waitForResponse("**/there.gif");
  await address.fill("HTTPS://pictures.test/there.gif");
  await asked;
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Preview" }).locator("img")).toBeVisible();
  await address.fill("cover.gif");
  await expect(note).toContainText("Please enter an image address that begins with https://.");

  await address.fill("http://pictures.test/there.gif");
  await page.getByLabel("Title", { exact: true }).fill("A post with a picture that nobody sees");
  await page.getByLabel("Content").fill("Look: ![a chart](http://pictures.test/chart.png)");
  // In the text it is a warning, and the post can be saved.
  await expect(page.getByLabel("Content")).toHaveAccessibleDescription(/an image with an http:\/\/ address/);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Please enter an image address that begins with https://.")).toBeVisible();
  await address.fill("https://pictures.test/there.gif");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  // Nothing answers for its picture where other tests show the list of posts.
  const posts: { id: string; imageUrl: string }[] = await (await page.request.get("/api/blogs")).json();
  const { id } = posts.find(({ imageUrl }) => imageUrl === "https://pictures.test/there.gif") ?? {};
  expect(await page.request.delete(`/api/blogs/${id}`)).toBeOK();
});

test("two tabs that write at once keep a draft each", async ({ page, openDashboard }) => {
  const other = await page.context().newPage();
  const write = async (tab: Page, title: string) => {
    await openDashboard(tab);
    await tab.getByRole("button", { name: "Create New Blog Post" }).click();
    await expect(tab.getByText("Unsaved text restored")).toBeHidden();
    await tab.getByLabel("Title", { exact: true }).fill(title);
  };
  const reopen = async (tab: Page) => {
    await tab.keyboard.press("Escape");
    await tab.getByRole("button", { name: "Close", exact: true }).click();
    await tab.getByRole("button", { name: "Create New Blog Post" }).click();
    await expect(tab.getByText("Unsaved text restored")).toBeVisible();
    return tab.getByLabel("Title", { exact: true }).inputValue();
  };
  await write(page, "Written in one tab");
  await write(other, "Written in another");
  expect(await reopen(page)).toBe("Written in one tab");
  expect(await reopen(other)).toBe("Written in another");
  for (const tab of [page, other]) await tab.getByRole("button", { name: "Discard it" }).click();
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));
  await expect.poll(() => page.evaluate(drafts)).toEqual([]);
  await other.close();
});

test("a killed server costs nothing that was written", async ({ page, site, openDashboard }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Written through a crash");
  await page.getByLabel("Content").fill("Every word.");
  await site.end("SIGKILL");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  // What shows toasts cannot be loaded now: a plain one stands in.
  await expect(page.getByText("Failed to create blog post")).toBeVisible();
  await expect(page.getByText("Not saved. The site cannot be reached.")).toBeVisible();
  await site.start();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  expect(JSON.stringify(await site.stored("posts"))).toContain("Written through a crash");
});

test("preview and card show a post as readers get it", async ({ page, openDashboard }) => {
  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  const content = page.getByLabel("Content");
  const preview = page.getByRole("region", { name: "Preview" });
  await content.fill("| Left | Middle | Right |\n| :- | :-: | -: |\n| one | two | three |");
  for (const [name, align] of [
    ["one", "start"],
    ["two", "center"],
    ["three", "right"],
  ] as const) {
    await expect(preview.getByRole("cell", { name })).toHaveCSS("text-align", align);
  }
  await expect(preview.getByRole("columnheader", { name: "Middle" })).toHaveCSS("text-align", "center");

  await content.fill(`# A head\n\n${"*a* ".repeat(5_000)}`);
  await expect(page.getByText("This text is too tangled to be formatted")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "A head" })).toBeVisible();
  await content.fill("# A head\n\n[a](/about)");
  await expect(preview.getByRole("link", { name: "a", exact: true })).toBeVisible();
  await expect(page.getByText("This text is too tangled to be formatted")).toBeHidden();

  await page.getByLabel("Title", { exact: true }).fill("A post with a cover");
  await expect(page.getByText("/blogs/a-post-with-a-cover")).toBeVisible();
  const cover = page.getByRole("img", { name: "The cover of the post" }).locator("svg");
  const drawing = () => cover.evaluate((svg) => svg.innerHTML);
  const uncategorized = await drawing();
  await page.getByLabel("Category", { exact: true }).selectOption("Technology");
  await expect.poll(drawing).not.toBe(uncategorized);
  const drawn = await drawing();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  const file = await (await page.request.get("/covers/a-post-with-a-cover.svg")).text();
  expect(lines(file)).toEqual(lines(drawn));
});

/** The lines of a drawing, however its elements are written down. */
function lines(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path);
}
