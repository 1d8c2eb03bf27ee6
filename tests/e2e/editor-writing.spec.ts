import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, expectToast, test } from "../support/browser/dashboard.ts";
import { contentOf, paste, surface } from "../support/browser/editor.ts";
import { holdRequest } from "../support/browser/hold-request.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

/** Opens a new post, and puts the caret into its text. */
async function beginPost(page: Page, text = ""): Promise<void> {
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await surface(page).click();
  await page.keyboard.insertText(text);
}

test("keys and tools format the text, and each step can be undone", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "Plan a pilot");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(contentOf(page)).toHaveValue("**Plan a pilot**");
  await page.keyboard.press("ControlOrMeta+i");
  await expect(contentOf(page)).toHaveValue("***Plan a pilot***");
  await tool(page, "Heading").click();
  await expect(contentOf(page)).toHaveValue("# ***Plan a pilot***");
  await tool(page, "Quote").click();
  await expect(contentOf(page)).toHaveValue("> # ***Plan a pilot***");
  for (const before of ["# ***Plan a pilot***", "***Plan a pilot***", "**Plan a pilot**", "Plan a pilot"]) {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(contentOf(page)).toHaveValue(before);
  }
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.insertText("https://example.com/");
  await expect(contentOf(page)).toHaveValue("[Plan a pilot](https://example.com/)");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("two");
  await tool(page, "Table").click();
  await expect(contentOf(page)).toHaveValue(/\n- one\n- two\n\n\| Column 1 \| Column 2 \| Column 3 \|\n/);
});

test("a new block of a long text has the browser style that block, not the whole preview again", async ({
  page,
  browser,
  openDashboard,
}) => {
  await openDashboard(page);
  const many = 300;
  await beginPost(page, "Words in **bold** and `code`\n\n".repeat(many));
  const blocks = page.getByRole("region", { name: "Preview" }).locator("#preview-text p");
  await expect(blocks).toHaveCount(many);
  await page.keyboard.press("ControlOrMeta+Home");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.keyboard.insertText("New words\n\n");
  await expect(blocks).toHaveCount(many + 1);
  const trace: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const styled = trace.traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
  );
  expect(styled.length).toBeGreaterThan(0);
  // Of each block, two elements more were styled again.
  expect(Math.max(...styled)).toBeLessThan(2 * many);
});

test("a figure is put into the text, and the preview draws it", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page);
  await tool(page, "Figure").click();
  await page.keyboard.type("Most of it is waiting");
  await expect(contentOf(page)).toHaveValue(/^```figure bars\nMost of it is waiting\n/);
  const figure = page.getByRole("region", { name: "Preview" }).getByRole("figure", {
    name: "Most of it is waiting",
  });
  await expect(figure.getByRole("term")).toHaveText(["First label", "What it is about"]);
  await expect(figure.locator("svg path").first()).toBeAttached();
  await page.getByText("How to write a footnote or a figure").click();
  await expect(page.getByText("Shows what happens one after the other")).toBeVisible();
});

test("the tools are one stop of Tab, and the field takes all keys", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "Words");
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "Bold")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Find")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+Tab");
  await expect(contentOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(contentOf(page)).toHaveValue("**Words**");
  await page.keyboard.press("Tab");
  await expect(page.getByText("How to write a footnote or a figure")).toBeFocused();
});

test("a paste becomes Markdown, an address over words their link", async ({ page, openDashboard }) => {
  const clipboard = (name: string) => readFileSync(`tests/support/inputs/clipboard/${name}.html`, "utf8");
  await openDashboard(page);
  await beginPost(page);
  for (const [name, words] of [
    ["google-docs", "Begin with **one process**, and *measure* it before you ~~guess~~ change it."],
    ["word", "- People first\n  - Then data\n- Tools **last**"],
    ["web-page", "| A \\| B | 1 2 |"],
  ] as const) {
    await paste(page, { "text/html": clipboard(name), "text/plain": "plain" });
    await expect.poll(() => contentOf(page).inputValue()).toContain(words);
    expect(await contentOf(page).inputValue()).not.toMatch(/<|alert|javascript|onerror|style=/);
    const isHotLinked = name === "google-docs";
    await expect(page.getByText("works only for a while")).toHaveCount(isHotLinked ? 1 : 0);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(contentOf(page)).toHaveValue("");
  }
  await page.keyboard.insertText("see this");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await paste(page, { "text/plain": "https://example.com/a" });
  await expect(contentOf(page)).toHaveValue("see [this](https://example.com/a)");
  // In code, what is pasted stays as it is.
  await page.keyboard.insertText("\n\n```\n");
  await paste(page, { "text/html": "<p><b>bold</b></p>", "text/plain": "<b>bold</b>" });
  await expect(contentOf(page)).toHaveValue(/```\n<b>bold<\/b>$/);

  // A block stands on lines of its own, words where the caret is.
  const wrapped = "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=ana";
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("text");
  for (const [html, plain, text] of [
    ["<h2>Title</h2><p>Words</p>", "Title\nWords", "text\n\n## Title\n\nWords\n"],
    ["<h2>Title</h2>", "Title", "text\n\n## Title\n"],
    ["<ul><li>a</li></ul>", "a", "text\n\n- a\n"],
    ["<table><tr><td>a</td><td>b</td></tr></table>", "a\tb", "text\n\n| a | b |\n| - | - |\n"],
    ["<table><tr><td>cell</td></tr></table>", "cell\r\n", "textcell"],
    ["<p>and <b>bold</b></p>", "and bold", "textand **bold**"],
    ["", `see ${wrapped}.`, "textsee https://a.test/b."],
  ] as const) {
    await paste(page, { ...(html !== "" && { "text/html": html }), "text/plain": plain });
    await expect(contentOf(page)).toHaveValue(text);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(contentOf(page)).toHaveValue("text");
  }
});

test("what is pasted comes as plain words where the code for it cannot be loaded", async ({
  page,
  openDashboard,
}) => {
  await page.route("**/assets/html-to-markdown-*.js", (route) => route.abort());
  await openDashboard(page);
  await beginPost(page, "See ");
  await paste(page, { "text/html": "<p><b>bold</b> words</p>", "text/plain": "bold words" });
  await expect(contentOf(page)).toHaveValue("See bold words");
});

test("find goes through the text; Escape closes it before the editor", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "one fish two fish");
  await page.keyboard.press("ControlOrMeta+f");
  const find = page.getByRole("textbox", { name: "Find" });
  await expect(find).toBeFocused();
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(find).toHaveCount(0);
  await expect(surface(page)).toBeFocused();
  await page.keyboard.insertText("red");
  await expect(contentOf(page)).toHaveValue("one fish red fish");
});

test("a dialog gives the caret back, and its keys do not save behind it", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "One fish");
  await page.getByLabel("Title", { exact: true }).fill("Not saved from a dialog");
  await surface(page).click();
  await page.keyboard.press("Home");
  await tool(page, "Image").click();
  await expect(page.getByRole("dialog", { name: "Insert Image" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Insert Image" })).toHaveCount(0);
  await expect(surface(page)).toBeFocused();
  await page.keyboard.insertText("Only ");
  await expect(contentOf(page)).toHaveValue("Only One fish");
  await expect(
    page.getByText("Unsaved changes. A copy is kept on this device, and soon on the server."),
  ).toBeVisible();
  expect(await (await page.request.get("/api/blogs?slug=not-saved-from-a-dialog")).json()).toEqual([]);
});

test("what is typed during a save stays until it is saved too", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "First.");
  await page.getByLabel("Title", { exact: true }).fill("Typed while saving");
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  const release = await holdRequest(page, "/api/blogs");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saving...")).toBeVisible();
  await page.keyboard.insertText(" Second.");
  release();
  await expectToast(page, "Blog post created successfully", "Draft saved");
  const saved = async () => {
    const posts = await (await page.request.get("/api/blogs?status=all")).json();
    return posts.filter(({ slug }: { slug: string }) => slug === "typed-while-saving");
  };
  expect(await saved()).toMatchObject([{ content: "First." }]);
  await expect(page.getByText("Saved, except for what you have written since.")).toBeVisible();
  await expect(surface(page)).toBeFocused();
  await page.keyboard.insertText(" Third.");
  await page.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Blog post updated successfully");
  expect(await saved()).toMatchObject([{ content: "First. Second. Third." }]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the keys that save publish nothing unseen, and one goes on", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "Half a sen");
  await page.getByLabel("Title", { exact: true }).fill("Half a post ");
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+s");
  await expectToast(page, "Blog post created successfully", "Draft saved");
  await expect(page.getByText("No unsaved changes.")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("draft");
  expect((await page.request.get("/blogs/half-a-post")).status()).toBe(404);
  await page.keyboard.insertText("tence.");
  await page.getByLabel("Status").selectOption("Published");
  await page.keyboard.press("ControlOrMeta+s");
  await expectToast(page, "Blog post updated successfully", "Saved");
  expect(await (await page.request.get("/blogs/half-a-post")).text()).toContain("Half a sentence.");
  await expect(page.getByRole("dialog", { name: "Edit Blog Post" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the keys that save do not take back what is being published", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await beginPost(page, "For readers.");
  await page.getByLabel("Title", { exact: true }).fill("Published once");
  const release = await holdRequest(page, "/api/blogs");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Saving...")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByLabel("Status")).toHaveValue("published");
  release();
  await expectToast(page, "Blog post created successfully", "Saved");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await page.request.get("/blogs/published-once")).status()).toBe(200);
});

test("a saved new post has an address and a draft of its own", async ({ page, openDashboard }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openDashboard(page);
  await beginPost(page, "First.");
  await page.getByLabel("Title", { exact: true }).fill("Saved and gone on with");
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(" Second.");
  const release = await holdRequest(page, "/api/blogs");
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.insertText(" Third.");
  release();
  await expectToast(page, "Blog post created successfully", "Draft saved");
  await expect(page).toHaveURL(/edit=[0-9a-f-]{36}$/);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(surface(page)).toBeFocused();
  await page.keyboard.insertText(" Fourth.");
  await expect(contentOf(page)).toHaveValue("First. Second. Third. Fourth.");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(contentOf(page)).not.toHaveValue(/Fourth/);
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(contentOf(page)).toHaveValue("First. Second. Third. Fourth.");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(contentOf(other)).toHaveValue("First. Second.");
  await expect(other.getByText("Unsaved text restored")).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect(page.getByText("Unsaved text restored")).toBeVisible();
  await expect(contentOf(page)).toHaveValue("First. Second. Third. Fourth.");
});

test("what was typed a moment ago is saved, and kept when the page goes", async ({ page, openDashboard }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openDashboard(page);
  await beginPost(page, "First.");
  await page.getByLabel("Title", { exact: true }).fill("Typed a moment ago");
  await surface(page).click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Kept.");
  await page.reload();
  await expect(contentOf(page)).toHaveValue("First. Kept.");
  await surface(page).click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Saved.");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectToast(page, "Blog post created successfully");
  const [post] = await (await page.request.get("/api/blogs?slug=typed-a-moment-ago")).json();
  expect(post.content).toBe("First. Kept. Saved.");
});
