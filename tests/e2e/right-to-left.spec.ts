import type { Locator } from "playwright/test";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { expect, postElsewhere, test } from "../support/browser/dashboard.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

const title = "שלום, עולם!";
const sender = "דנה (לוי)";

/** Right to left, so that the marks at its end stand to its left. */
const expectRightToLeft = (text: Locator) => expect(text).toHaveCSS("direction", "rtl");

test("a title from right to left keeps its punctuation everywhere", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await postElsewhere(page, title);
  await page.goto(urls.blogs.path);
  await expectRightToLeft(page.getByRole("heading", { name: title }));
  const { slug } = (await (await page.request.get("/api/blogs")).json()).find(
    (post: { title: string }) => post.title === title,
  );
  await page.goto(postPath(slug));
  await expectRightToLeft(page.getByRole("heading", { name: title }));
  await openDashboard(page);
  await expectRightToLeft(page.getByText(title, { exact: true }));
  await openDashboard(page, "posts");
  await expectRightToLeft(page.getByText(title, { exact: true }));
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expectRightToLeft(page.getByLabel("Title", { exact: true }));
});

test("an article reads from its side, and each text in it from its own", async ({ page, openDashboard }) => {
  const content = `## שלום (AI)!

טקסט, ועוד (AI)!

An English line!

- פריט (AI)!
- An item

> ציטוט (AI)!

| ראש (AI)! | Head |
| --- | --- |
| תא (AI)! | Cell |

\`\`\`js
let x = 1;
\`\`\``;
  await openDashboard(page);
  await postElsewhere(page, "RTL article", content);
  const { slug } = (await (await page.request.get("/api/blogs")).json()).find(
    (post: { title: string }) => post.title === "RTL article",
  );
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(postPath(slug));
  // Where the mark at the end of a text stands, and the text itself in its place.
  const sides = (selector: string, words: string) =>
    page
      .locator(`main :is(${selector})`, { hasText: words })
      .first()
      .evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const text = texts.nextNode() as Text;
        const range = document.createRange();
        range.selectNodeContents(text);
        const all = range.getBoundingClientRect();
        range.setStart(text, text.length - 1);
        const mark = range.getBoundingClientRect();
        const place = element.getBoundingClientRect();
        return {
          end: Math.abs(mark.left - all.left) < 1 ? "left" : "right",
          at: all.left - place.left > place.right - all.right ? "right" : "left",
        };
      });
  for (const [selector, words] of [
    ["h3", "שלום"],
    ["p", "טקסט"],
    ["li", "פריט"],
    ["blockquote p", "ציטוט"],
    ["th", "ראש"],
    ["td", "תא"],
  ] as const)
    expect(await sides(selector, words), selector).toEqual({ end: "left", at: "right" });
  expect(await sides("p", "An English line")).toEqual({ end: "right", at: "left" });
  expect((await sides("code", "let x")).at).toBe("left");
  // Columns, and the line beside a quotation, begin where the article does.
  await expect(page.locator("main table")).toHaveCSS("direction", "rtl");
  await expect(page.locator("main blockquote")).toHaveCSS("border-right-width", "4px");
});

test("a name from right to left keeps its punctuation in the inbox", async ({ page, openDashboard }) => {
  await openDashboard(page);
  await sendLeads(page, [sender]);
  await openDashboard(page);
  await expectRightToLeft(page.getByText(sender, { exact: true }));
  await openDashboard(page, "leads");
  await expectRightToLeft(page.getByText(sender, { exact: true }));
  await page.getByRole("button", { name: sender }).click();
  await expectRightToLeft(page.getByRole("heading", { name: sender }));
});

test("how far one is stands in one text, which a translation keeps together", async ({ page }) => {
  await openHydrated(page, "/");
  for (const text of ["Service 1 of 4", "Service 2 of 4"]) {
    const texts = page.getByText(text, { exact: true });
    expect(
      await texts.evaluate((element) => [...element.childNodes].map((node) => node.textContent)),
    ).toEqual([text]);
    await page.getByRole("button", { name: "Next service" }).click();
  }
});
