import { readFileSync } from "node:fs";
import sharp from "sharp";
import { localTimeIn } from "../../src/shared/company-time.ts";
import { uploadedImage } from "../../src/shared/images/image.ts";
import { expect, expectToast, test } from "../support/browser/dashboard.ts";
import { contentOf, drop, paste, surface } from "../support/browser/editor.ts";

// The image of Google Docs is not there, nor is what is not public.
test.use({ expectedConsole: [/Failed to load resource/] });

const title = "Kingfishers on the canal";
const slug = "kingfishers-on-the-canal";
const minuteMs = 60_000;

test("a post from pasted text with two photos: scheduled, previewed, live on time, compared, put back, deleted, restored", async ({
  page,
  browser,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Create New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await paste(page, { "text/html": readFileSync("tests/support/inputs/clipboard/google-docs.html", "utf8") });
  await expect(contentOf(page)).toHaveValue(/\*\*one process\*\*/);
  await surface(page).press("ControlOrMeta+End");
  await page.keyboard.insertText("\n\nKingfishers nest beside the towpath.");

  // A phone that was held upright writes down how it was held, and where.
  const wide = sharp({ create: { width: 900, height: 600, channels: 3, background: "#2fbf71" } });
  const rotated = await wide
    .withExif({ IFD0: { Model: "A phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const plain = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#11352c" } })
    .png()
    .toBuffer();
  await drop(page, [
    ["upright.jpg", "image/jpeg", rotated],
    ["plain.png", "image/png", plain],
  ]);
  // Images are made with a low priority: on a busy machine that takes as long as it takes.
  const withBoth = /(?:!\[\]\(\/images\/[^)]+\)\s+){2}/;
  await expect(contentOf(page)).toHaveValue(withBoth, { timeout: 2 * minuteMs });
  const text = await contentOf(page).inputValue();
  const images = [...text.matchAll(/\((\/images\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(images.map(uploadedImage)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ width: 600, height: 900 }),
      expect.objectContaining({ width: 1200, height: 800 }),
    ]),
  );
  for (const path of images) {
    const file = await (await page.request.get(path)).body();
    const { exif, orientation = 1 } = await sharp(file).metadata();
    expect([exif, orientation]).toEqual([undefined, 1]);
  }

  // The field knows minutes: one that is not come while this goes on.
  const later = new Date(Math.ceil(Date.now() / minuteMs + 3) * minuteMs).toISOString();
  await page.getByLabel("Status").selectOption("Scheduled");
  await page.getByLabel("Publish at").fill(localTimeIn("America/Chicago", later));
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Describe the images" });
  // The one that came with the text is asked for too.
  for (const field of await question.getByRole("textbox").all()) await field.fill("What one sees");
  await question.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Blog post created successfully");
  const [created] = await (await page.request.get(`/api/blogs?status=all&slug=${slug}`)).json();
  expect(created).toMatchObject({ status: "scheduled", publishAt: later });
  const { id, content } = created;

  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  await page.getByRole("button", { name: "Preview link" }).click();
  const link = await page.getByRole("dialog", { name: "Preview link" }).getByLabel("Link").inputValue();
  const guest = await browser.newPage({ baseURL: site.url });
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await tellers(site.url)).toEqual([]);

  // Sooner, so that nobody has to wait for it.
  const time = Date.now() + 2_000;
  const publishAt = new Date(time).toISOString();
  const sooner = await page.request.put(`/api/blogs/${id}`, {
    data: { title, content, status: "scheduled", publishAt },
  });
  expect(sooner.status()).toBe(200);
  await expect.poll(() => Date.now()).toBeGreaterThan(time + 2_000);
  expect(await tellers(site.url)).toEqual(everywhere);
  await guest.goto(`/blogs/${slug}`);
  await expect(guest.getByRole("img", { name: "What one sees" })).not.toHaveCount(0);
  await guest.close();

  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  await expect(page.getByLabel("Status")).toHaveValue("published");
  const written = await contentOf(page).inputValue();
  await contentOf(page).fill(written.replace("beside the towpath", "under the bridge"));
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Blog post updated successfully");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("list", { name: "Versions" }).getByRole("button").first().click();
  await expect(versions.getByRole("deletion").first()).toContainText("beside");
  await versions.getByRole("button", { name: "Put this version back" }).click();
  await expectToast(page, "The version is back");
  const [back] = await (await page.request.get(`/api/blogs?slug=${slug}`)).json();
  expect(back).toMatchObject({ content: written, createdAt: publishAt });

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Blog post deleted successfully");
  expect(await tellers(site.url)).toEqual([]);
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expectToast(page, "The blog post is back");
  expect(await tellers(site.url)).toEqual(everywhere);
});

const everywhere = [
  "/blogs",
  `/blogs/${slug}`,
  "/rss.xml",
  "/feed.json",
  "/sitemap.xml",
  "/api/blogs",
  "chat",
];

/** What of the site that visitors see knows of the post. */
async function tellers(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of everywhere) {
    const answer = await (place === "chat" ? askAbout(url) : fetch(url + place));
    if (answer.ok && (await answer.text()).includes(slug)) found.push(place);
  }
  return found;
}

/** Asks the chat, each time as another visitor. */
function askAbout(url: string): Promise<Response> {
  return fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ message: "Where do kingfishers nest?", sessionId: `session_1_${Math.random()}` }),
  });
}
