import { boxesOf } from "../support/browser/box.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

test("each service and course shows what one will hold, as an example", async ({ page }) => {
  const exhibit = page
    .getByRole("figure")
    .filter({ hasText: /Exhibit: .*An example (?:with|for a) made-up/ });

  await page.goto("/services/ai-automations");
  await expect(exhibit.getByRole("listitem")).toHaveCount(6);
  await page.goto("/training/ai-ml-genai-course");
  await expect(exhibit.getByRole("deletion")).toContainText("train_test_split(scaled)");
  await page.goto("/training/no-code-agentic-ai");
  await expect(exhibit.getByRole("row")).toHaveCount(4);
  await expect(exhibit.getByRole("row", { name: "Adds two good answers" })).toContainText("9 of 10");
  await page.goto("/training/corporate-training");
  await expect(exhibit.getByRole("term")).toHaveText(["Executives", "Sales", "Finance", "Engineers"]);

  // The browser's scripts have nothing of them: it asks the server.
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Data & Cloud Solutions" }).click();
  await expect(exhibit.getByRole("row")).toHaveCount(7);
  await expect(exhibit.getByRole("row", { name: "All of it" })).toContainText("55 min");
  await page.getByRole("contentinfo").getByRole("link", { name: "ML/AI/GenAI Solutions" }).click();
  await expect(exhibit.getByRole("row")).toHaveCount(4);
});

test("beside its form, a service shows the paper that its work leaves behind", async ({ page }) => {
  for (const [path, name, rows, remark] of [
    ["/services/conversational-ai", "a handover note", 5, null],
    [
      "/services/ml-ai-genai-solutions",
      "a test set",
      5,
      "The source was a scan. Scans need a test of their own.",
    ],
    ["/services/ai-automations", "a sheet of limits", 5, null],
    [
      "/services/data-cloud-solutions",
      "a cost sheet",
      5,
      "Nobody tests at night. Switch it off until seven.",
    ],
  ] as const) {
    await page.goto(path);
    const paper = page.getByRole("figure").filter({ hasText: `Exhibit: ${name}. An example with made-up` });
    await expect(paper.getByRole("definition")).toHaveCount(rows);
    if (remark !== null) await expect(paper.getByAltText(remark)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Cloud costs, one month"), "on a phone too").toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/services/ml-ai-genai-solutions");
  await expect(page.getByRole("definition").filter({ hasText: "2 years" })).toContainText("Wrong");
});

test("the record of a run is a tape from the window's edge, with all its steps on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/ai-automations");
  const record = page.getByRole("figure").filter({ hasText: "Exhibit: a run record" });
  const [tape, steps] = await Promise.all([
    record.locator("> div").evaluate((paper) => paper.getBoundingClientRect().toJSON()),
    record.locator("time").evaluateAll((times) => times.map((time) => time.getBoundingClientRect().y)),
  ]);
  expect(tape.left).toBe(0);
  expect(tape.right).toBeGreaterThan(1300);
  expect(new Set(steps).size).toBe(1);
});

test("a phone shows the whole of an exhibit, and the way to its empty sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, last] of [
    ["/services/ai-automations", "One by a person, and why it stopped."],
    ["/training/no-code-agentic-ai", "The third one goes into the library."],
    ["/training/corporate-training", "A prototype with its own tests"],
  ] as const) {
    await page.goto(path);
    const exhibit = page.getByRole("figure").filter({ hasText: "Exhibit: " }).first();
    const end = exhibit.getByText(last).or(exhibit.getByAltText(last));
    await end.scrollIntoViewIfNeeded();
    const [words, caption] = await boxesOf(page, [end, exhibit.locator("figcaption")]);
    expect(words.bottom, path).toBeLessThan(caption.y);
    await expect(exhibit.getByRole("link", { name: /^Take the empty sheet/ })).toBeVisible();
  }
});

test("who goes back to below an exhibit finds the page where it was left", async ({ page }) => {
  await page.goto("/services/ai-automations", { waitUntil: "networkidle" });
  await hydrate(page);
  const below = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await below.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const place = await scrolled();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About" })
    .evaluate((about: HTMLElement) => about.click());
  await expect(page).toHaveURL("/about");
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(below).toBeInViewport();
  await expect.poll(scrolled).toBe(place);
  // And it stays there when the exhibit has come.
  await page.waitForTimeout(500);
  expect(await scrolled()).toBe(place);
});
