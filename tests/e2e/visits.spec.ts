import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "playwright/test";
import sharp from "sharp";
import { takeTime } from "../support/browser/contact-form.ts";
import { expect, expectSound, password, test } from "../support/browser/dashboard.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { type Site, startSite } from "../support/server/site.ts";

/** A browser that nobody drives: those that say so are robots. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ ADMIN_PASSWORD: password });
});
test.afterAll(() => site.stop());

test("before the first visit the results say so", async ({ browser }) => {
  const page = await openResults(browser, site.url);
  await expect(page.getByText("No visits and no leads in the last 30 days.")).toBeVisible();
  await expectSound(page, "no results");
});

test("a visit, its campaign and lead are in the results, the visitor keeps nothing", async ({ browser }) => {
  const visitor = await browser.newPage({ baseURL: site.url, userAgent });
  await visitor.goto("/?utm_campaign=spring&utm_source=mail");
  await hydrate(visitor);
  await visitor.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(visitor).toHaveURL("/contact");
  await sendContactForm(visitor);
  expect(await visitor.context().cookies()).toEqual([]);
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const page = await openResults(browser, site.url);
  await expect(page.getByRole("definition").first()).toHaveText("1");
  const row = (table: string, name: string | RegExp) =>
    page.getByRole("table", { name: table }).getByRole("row", { name }).getByRole("cell");
  await expect(row("Pages", "/contact")).toHaveText(["1", "1", "100 %"]);
  await expect(row("Pages", /^\/ /)).toHaveText(["1", "0", "0 %"]);
  await expect(row("Sources", "direct")).toHaveText(["1", "1", "100 %"]);
  await expect(row("Campaigns", "spring source mail")).toHaveText(["1", "1", "100 %"]);
  await expect(page.getByText("100 % of 1 seen")).toBeVisible();
  await expectSound(page, "results");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(
    '"list","name","source","medium","visits","views","leads","won","enrollments","revenue","subscriptions","count"\r\n',
  );
  expect(file).toContain('"campaign","spring","mail","","1","","1","0","0","0","0",""\r\n');
});

test("in forced colors the plot and its two series stand out", async ({ browser }) => {
  await sendMessage(browser);
  const page = await openResults(browser, site.url, { forcedColors: "active" });
  const plot = page.getByRole("slider", { name: "Day of the plot" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.reload();
    await expect(plot.locator("canvas")).toHaveCount(2);
    const { data, info } = await sharp(await plot.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += info.channels) {
      const color = data.subarray(at, at + 3).join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const colorOf = (name: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = color;
        const [, channels = ""] = /\((.*)\)/.exec(getComputedStyle(probe).color) ?? [];
        probe.remove();
        return channels.replaceAll(" ", "");
      }, name);
    // The words and lines of the axes and the visits; the bars of the leads; the ground.
    expect(counts.get(await colorOf("CanvasText")) ?? 0, colorScheme).toBeGreaterThan(200);
    expect(counts.get(await colorOf("LinkText")) ?? 0, colorScheme).toBeGreaterThan(200);
    expect([...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]).toBe(await colorOf("Canvas"));
  }
});

test("the plot is read day by day with the keyboard, and as a table", async ({ browser }) => {
  await sendMessage(browser);
  const page = await openResults(browser, site.url);
  const plot = page.getByRole("slider", { name: "Day of the plot" });
  await plot.focus();
  await plot.press("End");
  await expect(plot).toHaveAttribute("aria-valuenow", "30");
  await plot.press("PageDown");
  await expect(plot).toHaveAttribute("aria-valuenow", "23");
  await plot.press("ArrowUp");
  await expect(plot).toHaveAttribute("aria-valuenow", "24");
  await plot.press("ArrowLeft");
  await expect(plot).toHaveAttribute("aria-valuetext", /: 0 visits, 0 page views, 0 leads$/);
  await plot.press("Home");
  await expect(plot).toHaveAttribute("aria-valuenow", "1");
  await page.getByText("The same as a table").click();
  const table = page.getByRole("table", { name: "Visits, page views and leads by day" });
  await expect(table.getByRole("row")).toHaveCount(31);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Last 7 days");
  await expect(table.getByRole("row")).toHaveCount(8);
});

test("the plot is read by touch", async ({ browser }) => {
  await sendMessage(browser);
  const page = await openResults(browser, site.url, { hasTouch: true });
  const plot = page.getByRole("slider", { name: "Day of the plot" });
  await expect(plot.locator("canvas")).toHaveCount(2);
  const { width } = (await plot.boundingBox()) ?? { width: 0 };
  await plot.tap({ position: { x: width / 2, y: 60 } });
  await expect(plot).toHaveAttribute("aria-valuenow", /^1[4-7]$/);
});

test("a site that counts nothing has no script for it, and says so", async ({ browser }) => {
  const silent = await startSite({ ADMIN_PASSWORD: password, STATS: "no" });
  try {
    expect(await (await fetch(`${silent.url}/about`)).text()).not.toContain("/api/visits");
    const asked: string[] = [];
    const visitor = await browser.newPage({ baseURL: silent.url, userAgent });
    visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visitor.goto("/about");
    await hydrate(visitor);
    await visitor.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect(visitor).toHaveURL("/contact");
    await expect(visitor).toHaveTitle("Contact Us - Talk to Our AI Team");
    expect(asked).not.toContain("/api/visits");
    const page = await openResults(browser, silent.url);
    await expect(page.getByText("Visits are not counted, since STATS is no.")).toBeVisible();
  } finally {
    await silent.stop();
  }
});

async function openResults(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ baseURL, ...options });
  await page.context().addCookies(await signIn(baseURL));
  await page.goto("/admin/dashboard");
  await page.getByRole("tab", { name: "Results" }).click();
  await expect(page).toHaveTitle("Results - Admin Dashboard");
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  return page;
}

/** Without visits and leads there is no plot. */
async function sendMessage(browser: Browser): Promise<void> {
  const visitor = await browser.newPage({ baseURL: site.url, userAgent });
  await visitor.goto("/contact");
  await hydrate(visitor);
  await sendContactForm(visitor);
  await visitor.close();
}

async function sendContactForm(page: Page): Promise<void> {
  const frame = page.frameLocator("iframe[title='General Contact Form']");
  await frame.getByLabel("First Name").fill("Ada");
  await frame.getByLabel("Last Name").fill("Lovelace");
  await frame.getByLabel("Email").fill("ada@example.com");
  await frame.getByLabel("Your message").fill("A question");
  await takeTime(page);
  await frame.getByRole("button", { name: "Send message" }).click();
  await expect(frame.getByRole("heading", { name: /Thank/ })).toBeVisible();
}
