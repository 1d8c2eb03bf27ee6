import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

test("on a phone the words of a hero's drawing stay in its column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [urls.dataCloudSolutions, urls.corporateTraining, urls.noCodeAgenticAi]) {
    await page.goto(path);
    const drawing = page.getByRole("img").filter({ has: page.locator("text") });
    const [column, ends] = await Promise.all([
      page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => title.parentElement?.getBoundingClientRect()),
      drawing.evaluate((svg) =>
        [...svg.querySelectorAll("text, path[fill='var(--surface)']")].map(
          (mark) => mark.getBoundingClientRect().right,
        ),
      ),
    ]);
    expect(Math.max(...ends), path).toBeLessThanOrEqual((column?.right ?? 0) + 1);
  }
});

test("on a phone the steps beside a form follow each other closely, with no drawing among them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [urls.corporateTraining, urls.aiMlGenAiCourse, urls.noCodeAgenticAi]) {
    await page.goto(path);
    await page.locator("main iframe").scrollIntoViewIfNeeded();
    const frame = page.frameLocator("main iframe");
    await expect(frame.getByRole("listitem").first()).toBeVisible();
    const steps = await frame.getByRole("listitem").evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        return words.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    expect(steps.length, path).toBeGreaterThan(1);
    for (const [at, { top }] of steps.slice(1).entries()) {
      expect(top - (steps[at]?.bottom ?? 0), path).toBeLessThan(64);
    }
    const drawings = await frame
      .locator("svg")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().top));
    for (const top of drawings) expect(top, path).toBeGreaterThanOrEqual(steps.at(-1)?.bottom ?? 0);
  }
});

test("in letters twice as large, a phone cuts no words of tabs, slips and figures", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of [
    urls.aiAutomations,
    urls.aiMlGenAiCourse,
    urls.noCodeAgenticAi,
    urls.dataCloudSolutions,
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await cutWords(page), path).toEqual([]);
  }
});

/** The letters that stand in a column of their own, or beyond the tab, card or paper around them. */
function cutWords(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const shown = [...main.querySelectorAll("h3, dt, dd, th, td, b, [role=tab]")].filter(
      (text) => text.checkVisibility() && text.closest(".visually-hidden, [aria-hidden=true]") === null,
    );
    return shown
      .filter((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { width, height, right } = words.getBoundingClientRect();
        const box = (
          text.closest("[role=tab], [role=tabpanel], article, td") ?? main
        ).getBoundingClientRect();
        const isColumn = height > 8 * width;
        return isColumn || right > box.right + 1;
      })
      .map((text) => text.textContent.slice(0, 40));
  });
}

test("on a phone dates, hours and words with a hyphen stay in one line of the agreement", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urls.agreement.path);
  const { found, broken } = await page.locator("main section").evaluateAll((clauses) => {
    const pattern = /[A-Z][a-z]{2} \d{1,2}(?:st|nd|rd|th)|\d{1,2}:\d\d [AP]M|\w+-\w+/g;
    const result = { found: 0, broken: [] as string[] };
    for (const clause of clauses) {
      const texts = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { index, 0: words } of (text.nodeValue ?? "").matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + words.length);
          result.found += 1;
          if (range.getClientRects().length > 1) result.broken.push(words);
        }
      }
    }
    return result;
  });
  expect(found).toBeGreaterThan(3);
  expect(broken).toEqual([]);
});

test("on a phone the cards of the list have their whole covers, of one size in each rank, and topic and date in one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [urls.blogs.path, `${urls.blogs.path}?q=agent`]) {
    await page.goto(path);
    const cards = await page.locator("main li:not(section li)").evaluateAll((items) =>
      items.flatMap((item) => {
        const cover = item.querySelector("article img");
        const facts = item.querySelector("article p");
        const topic = facts?.previousElementSibling;
        if (!cover || !facts || !topic) return [];
        const [date, badge] = [facts.getBoundingClientRect(), topic.getBoundingClientRect()];
        const { width, height } = cover.getBoundingClientRect();
        const isWide = Math.abs(width - item.getBoundingClientRect().width) < 1;
        const [ownWidth, ownHeight] = ["width", "height"].map((side) => Number(cover.getAttribute(side)));
        const isWhole = Math.abs(width / height - (ownWidth ?? 0) / (ownHeight ?? 1)) < 0.01;
        return [{ height, isWide, isWhole, isOneLine: date.top < badge.bottom && badge.right <= date.right }];
      }),
    );
    expect(cards.length, path).toBeGreaterThan(3);
    const rest = cards.filter(({ isWide }) => !isWide);
    // Three cards are as wide as the list, which all other covers would make too long; a search has none of them.
    expect(cards.length - rest.length, path).toBe(path === urls.blogs.path ? 3 : 0);
    for (const card of cards)
      expect(card).toEqual({
        ...card,
        height: (card.isWide ? cards : rest)[0]?.height,
        isWhole: true,
        isOneLine: true,
      });
  }
});

test("no line of an article's facts ends in a dot", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blogs/which-process-to-automate-first-a-scoring-method");
  const ends = await page
    .getByText(/^By Corvanta/)
    .first()
    .evaluate((element) => {
      const facts = element.closest("p") as Element;
      const ends = new Map<number, { right: number; text: string }>();
      const texts = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.nodeValue?.trim() ?? "";
        if (text === "") continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { right, bottom } = range.getBoundingClientRect();
        const line = Math.round(bottom / 10);
        if (right > (ends.get(line)?.right ?? 0)) ends.set(line, { right, text });
      }
      return [...ends.values()].map(({ text }) => text);
    });
  expect(ends.length).toBeGreaterThan(1);
  for (const text of ends) expect(text).not.toContain("·");
});
