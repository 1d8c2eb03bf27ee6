import type { Locator } from "playwright/test";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../content/legal/privacy-policy.ts";
import { termsOfService } from "../../content/legal/terms-of-service.ts";
import { site as facts } from "../../content/site.ts";
import { forClients } from "../../content/talent/for-clients.ts";
import { urls } from "../../src/shared/urls.ts";
import { boxesOf, boxOf } from "../support/browser/box.ts";
import { isReadAtOnce, openStill, pass, shows, swipeCard } from "../support/browser/carousel.ts";
import { swipe } from "../support/browser/gestures.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const clients = urls.talentForClients.path;
const talents = urls.talentForTalents.path;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const policies = [
  { path: urls.privacyPolicy.path, content: privacyPolicy },
  { path: urls.termsOfService.path, content: termsOfService },
  { path: urls.cookiePolicy.path, content: cookiePolicy },
];

for (const { path, badge, form, mail, targets } of [
  {
    path: clients,
    badge: "Elite AI Talent Network",
    form: "For Talents Form",
    mail: "Email the talent team",
    targets: { "Find Your Talent": forClients.form.title, "Learn More": "AI Progresses Rapidly" },
  },
  {
    path: talents,
    badge: "Career Opportunities",
    form: "Talent Join Form",
    mail: "Ask the talent team",
    targets: { "Join Our Network": "Introduce yourself", "Learn More": "How It Works" },
  },
]) {
  test(`${path} has badge, form and mail; buttons scroll to 100 px above sections`, async ({ page }) => {
    await page.setViewportSize(desktop);
    for (const [action, target] of Object.entries(targets)) {
      await page.goto(path);
      await page.getByRole("link", { name: action, exact: true }).click();
      const section = page.locator("section").filter({ has: page.getByRole("heading", { name: target }) });
      await expect.poll(() => topOf(section)).toBeCloseTo(100, 0);
      await expect(section).toBeFocused();
      expect(new URL(page.url()).hash).not.toBe("");
      await page.reload();
      await expect.poll(() => topOf(section)).toBeCloseTo(100, 0);
    }
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    await expect(page.getByTitle(form)).toHaveAttribute("data-form-name", form);
    await expect(page.getByRole("link", { name: mail })).toHaveAttribute(
      "href",
      `mailto:${facts.talentEmail}`,
    );
  });
}

for (const path of [clients, talents]) {
  test(`${path}: beside the form, a paper begins under the words and ends with the form`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const exhibit = page
      .locator("main div")
      .filter({ has: page.getByRole("figure") })
      .last();
    const form = page.locator("main section:has(iframe)");
    const [words, frame, paper] = await boxesOf(page, [
      form.locator("p").first(),
      form.locator("iframe"),
      exhibit,
    ]);
    expect(paper.y - words.bottom).toBeCloseTo(40, 0);
    expect(Math.abs(paper.bottom - frame.bottom)).toBeLessThan(16);
  });
}

test("on a phone the roles are an index along one line, each with its four skills in at most three lines", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, clients);
  const roles = page.getByRole("region", { name: "Role Overviews" });
  const seats = await boxesOf(page, await roles.getByRole("button").all());
  expect(seats.map(({ x }) => x)).toEqual(seats.map(() => seats[0]?.x));
  const skills = roles.locator("h3 ~ ul");
  await expect(skills).toHaveCount(9);
  for (const list of await skills.all()) {
    await expect(list.getByRole("listitem").filter({ visible: true })).toHaveCount(4);
    expect((await boxOf(list)).height).toBeLessThan(66);
  }
  expect((await boxOf(roles)).height).toBeLessThan(1200);
});

for (const { width } of [desktop, { width: 1024 }, { width: 768 }]) {
  test(`${width} px wide, the lines of all roles meet in one arrow, and no skill stands on one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(clients);
    const roles = page.getByRole("region", { name: "Role Overviews" });
    const edgesOf = (selector: string) =>
      roles.locator(selector).evaluateAll((all) =>
        all.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const rows = await edgesOf("[id] > svg:last-child");
    const lines = await edgesOf("[id] > svg:last-child path[stroke-width^=var]");
    const [arrow] = lines.splice(4, 1);
    if (arrow === undefined) throw new Error("The role in the middle has no line.");
    const [head, ...otherHeads] = await edgesOf("[id] > svg:last-child path[stroke='var(--tip)']");
    expect(otherHeads).toEqual([]);
    expect(Math.abs((head?.right ?? 0) - arrow.right)).toBeLessThan(3);
    expect((head?.top ?? 0) + (head?.bottom ?? 0)).toBeCloseTo(2 * arrow.top, 0);
    expect(lines).toHaveLength(8);
    for (const [at, { top, bottom, right }] of lines.entries()) {
      expect(right).toBeCloseTo(arrow.right, 0);
      // A line is drawn as high as its way to the middle row, but for what is between lines that run together.
      expect(Math.abs((at < 4 ? bottom : top) - arrow.top)).toBeLessThan(14);
    }
    const bend = Math.min(...rows.map(({ left, right }) => left + 0.87 * (right - left)));
    for (const { right } of await edgesOf("h3 ~ ul > li")) expect(right).toBeLessThan(bend + 1);
  });
}

test("the names in the picture of a team lead to what these roles can do", async ({ page }) => {
  await openHydrated(page, clients);
  const names = page.getByRole("navigation", { name: "Role Overviews" }).getByRole("link");
  await expect(names).toHaveText(forClients.roles.items.map(({ title }) => title));
  for (const name of await names.all()) {
    const href = (await name.getAttribute("href")) ?? "";
    await expect(page.locator(`main ${href} h3`)).toHaveText((await name.textContent()) ?? "");
  }
  await names.filter({ hasText: "DevOps Engineer" }).click();
  await expect(page.getByText("Docker and Kubernetes")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main #devops-engineer")).toBeFocused();
});

test("the names in the picture are 44 px apart, or words of the picture", async ({ page }) => {
  await page.goto(clients);
  const names = page.getByRole("navigation", { name: "Role Overviews" }).getByRole("link");
  const words = page.locator("svg text").filter({ hasText: "DevOps Engineer" });
  for (const width of [390, 768, 1024, 1152, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = (await boxesOf(page, await names.filter({ visible: true }).all())).map(({ y }) => y);
    await expect(words, `at ${width} px`).toBeVisible({ visible: tops.length === 0 });
    for (const [at, top] of tops.slice(1).entries())
      expect(top - (tops[at] ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test("on wide screens all nine roles and six reasons are in view at once", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(clients);
  const roles = page.getByRole("region", { name: "Role Overviews" });
  await expect(roles.getByRole("heading", { level: 3 })).toHaveCount(9);
  // Nine roles and their four skills each.
  await expect(roles.getByRole("listitem").filter({ visible: true })).toHaveCount(9 + 36);
  const reasons = page.getByRole("region", { name: "Why Choose Our Network" });
  await expect(reasons.getByRole("heading", { level: 3 })).toHaveCount(6);
  for (const region of [roles, reasons]) await expect(region.getByRole("button")).toHaveCount(0);
});

test("on a phone all roles are read at once, and swipes and dots mark one, around both ends", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, clients);
  const roles = page.getByRole("region", { name: "Role Overviews" });
  await isReadAtOnce(page, roles, 9);
  const card = roles.getByRole("heading", { name: "Data Engineer" });
  await card.scrollIntoViewIfNeeded();
  await expect(roles.getByRole("button")).toHaveCount(9);
  await shows(roles, "Data Engineer");
  await swipe(page, card, -45);
  await shows(roles, "Data Engineer");
  await swipe(page, card, 90);
  await shows(roles, "Any Technology");
  await swipe(page, card, -90);
  await shows(roles, "Data Engineer");
  await roles.getByRole("button", { name: "Show DevOps Engineer" }).click();
  await shows(roles, "DevOps Engineer");
});

test.describe("the reasons on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("move on every 4 seconds, and only the pause control ends that", async ({ page }) => {
    const reasons = await openStill(page, clients, "Why Choose Our Network");
    /** A touch holds the list until a moment after it. */
    const touched = () => pass(page, 1);
    await pass(page, 4000);
    await shows(reasons, "Global Opportunities");
    await reasons.getByRole("button", { name: "Show Secure & Reliable" }).tap();
    await shows(reasons, "Secure & Reliable");
    await touched();
    await pass(page, 4000);
    await shows(reasons, "Flexible Engagement");
    await swipeCard(page, reasons, -90);
    await shows(reasons, "Premium Projects");
    await pass(page, 4000);
    await shows(reasons, "Global Opportunities");

    await reasons.getByRole("button", { name: "Pause auto-play" }).tap();
    await touched();
    await pass(page, 12_000);
    await shows(reasons, "Global Opportunities");
    await reasons.getByRole("button", { name: "Start auto-play" }).tap();
    await touched();
    await pass(page, 4000);
    await shows(reasons, "Competitive Rates");
  });
});

for (const { path, content } of policies) {
  test(`${path} is dated, numbered, and leads back home`, async ({ page }) => {
    await page.goto(path);
    const date = page.locator("time");
    await expect(date).toHaveText("May 29, 2025");
    await expect(date).toHaveAttribute("datetime", "2025-05-29");
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(content.sections.map(({ title }, at) => `${at + 1} ${title}`));
    const article = page.getByRole("article");
    await expect(article.getByRole("link", { name: facts.email }).first()).toHaveAttribute(
      "href",
      `mailto:${facts.email}`,
    );
    await expect(article.getByRole("link", { name: facts.phone })).toHaveAttribute("href", /^tel:\+1972/);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
}

test("on the privacy policy's scale, lives end under their words", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(urls.privacyPolicy.path);
  const table = page.getByRole("table");
  const rightOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
  for (const [mark, life] of [
    ["a day", "Until the day ends"],
    ["30 days", "30 days at most"],
    ["180 days", "180 days"],
  ] as const) {
    const word = table.locator("thead").getByText(mark, { exact: true });
    const line = table.getByRole("cell", { name: life, exact: true }).locator("[aria-hidden]");
    expect(await rightOf(word), mark).toBeCloseTo(await rightOf(line), 0);
  }
});

test("a policy's contents stay in view, lead to each section and mark where one is", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(urls.privacyPolicy.path);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Retention" }).click();
  await expect(page).toHaveURL(/#retention$/);
  await expect.poll(() => topOf(page.locator("#retention"))).toBeCloseTo(88, 0);
  await expect(contents).toBeInViewport({ ratio: 1 });
  await expect(contents.locator("[aria-current]")).toHaveText("7 Retention");
  await page.reload();
  await expect.poll(() => topOf(page.locator("#retention"))).toBeCloseTo(88, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
});

test("a policy's section can be linked from outside, its heading and other pages", async ({ page }) => {
  await page.goto(`${urls.termsOfService.path}#governing-law`);
  await expect.poll(() => topOf(page.locator("#governing-law"))).toBeCloseTo(88, 0);
  await page.getByRole("link", { name: "3 Using the website" }).last().click();
  await expect(page).toHaveURL(/#using-the-site$/);
  await page.goto(urls.privacyPolicy.path);
  await page.getByRole("article").getByRole("link", { name: "Cookie Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Policy");
});

test("a policy prints as its text alone", async ({ page }) => {
  await page.goto(urls.termsOfService.path);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(12);
});

test("the cookie policy names everything that a visitor's browser stores", async ({ page, context }) => {
  await openHydrated(page, talents);
  await page.getByRole("banner").getByRole("link", { name: "Partner with Us" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(clients);
  const stored = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
  await page.goto(urls.cookiePolicy.path);
  for (const key of stored) await expect(page.getByText(key, { exact: true })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

/** How far the element's top is under the window's. */
async function topOf(target: Locator): Promise<number> {
  return (await boxOf(target)).y;
}
