import { findViolations } from "../support/browser/axe.ts";
import {
  input,
  latest,
  launcher,
  log,
  openChat,
  panel,
  say,
  scrollToLauncher,
} from "../support/browser/chat.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

test.describe("the button", () => {
  test("covers only itself, and fetches its panel after all that the page needs", async ({ page }) => {
    await page.goto("/about");
    await hydrate(page);
    const leadOfPanel = () =>
      page.evaluate(() => {
        const scripts = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        const code = scripts.filter(({ name }) => name.endsWith(".js"));
        const [panel] = code.filter(({ name }) => name.includes("/chat-panel-"));
        // What panel and dashboard share comes with it.
        const others = code.filter((script) => script !== panel && !script.name.includes("/common-"));
        return (panel?.startTime ?? 0) - Math.max(...others.map(({ responseEnd }) => responseEnd));
      });
    await expect.poll(leadOfPanel).toBeGreaterThan(0);
    await expect(panel(page)).toHaveCount(0);

    await expect(launcher(page)).toHaveAttribute("aria-expanded", "false");
    const box = await launcher(page).boundingBox();
    expect(box).toMatchObject({ width: 58, height: 58 });
    const around = await page.evaluate(
      ({ x, y }) =>
        [
          [x - 8, y - 8],
          [x - 300, y - 400],
          [x, y - 100],
        ].map(
          ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest("[class*=chat]") ?? null,
        ),
      { x: box?.x ?? 0, y: box?.y ?? 0 },
    );
    expect(around).toEqual([null, null, null]);
  });

  test("remembers a click that came before the page's script", async ({ page }) => {
    const release = await holdRequest(page, "/assets/entry-client-*.js");
    await page.goto("/about", { waitUntil: "commit" });
    await launcher(page).click();
    await expect(page.getByText("Cora is on the way")).toBeVisible();
    release();
    await expect(input(page)).toBeFocused();
  });

  test("keeps a click while the panel is on its way, and says so when it does not come", async ({ page }) => {
    const release = await holdRequest(page, "/assets/chat-panel-*.js");
    await page.goto("/about");
    await launcher(page).click();
    await expect(page.getByText("Cora is on the way")).toBeVisible();
    release();
    await expect(input(page)).toBeFocused();
  });

  test.describe("", () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test("says when the panel does not come, and tries again", async ({ page }) => {
      await page.route(/panel.*\.js/, (route) => route.abort());
      await page.goto("/about");
      await launcher(page).click();
      const note = page.getByRole("alert");
      await expect(note).toContainText("The chat did not load.");
      await expect(note.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
      await page.unroute(/panel.*\.js/);
      await openChat(page);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the contact page", async ({ page }) => {
      await page.goto("/about");
      await launcher(page).click();
      await expect(page.getByText("The chat needs JavaScript.").getByRole("link")).toHaveAttribute(
        "href",
        "/contact",
      );
    });
  });
});

test.describe("the panel", () => {
  test("is 350 by 500, greets, takes the focus, and gives it back", async ({ page }) => {
    await page.goto("/");
    await openChat(page);
    await expect(launcher(page)).toHaveAttribute("aria-expanded", "true");
    await expect(launcher(page)).toHaveAttribute(
      "aria-controls",
      (await panel(page).getAttribute("id")) ?? "",
    );
    expect(
      await panel(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
    ).toEqual([350, 500]);
    await expect(panel(page).getByText("Online")).toBeVisible();
    await expect(latest(page)).toHaveText(
      "Hello! Welcome to Corvanta. How can I help you today? Feel free to ask questions about our services, products, or company information",
    );
    await expect(log(page).locator("time")).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(input(page)).toBeFocused();
    await panel(page).getByRole("button", { name: "Close chat" }).click();
    await expect(launcher(page)).toBeFocused();
  });

  test("grows to 450 by 600 on wide windows, and meets the accessibility rules", async ({ page }) => {
    await page.goto("/contact");
    await openChat(page);
    await page.getByRole("button", { name: "Make the chat larger" }).click();
    const size = () =>
      panel(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
    await expect.poll(size).toEqual([450, 600]);
    await page.setViewportSize({ width: 767, height: 720 });
    await expect(page.getByRole("button", { name: /Make the chat/ })).toHaveCount(0);
    await expect.poll(size).toEqual([767 - 24, 500]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(size).toEqual([350, 500]);
    await input(page).fill("phone number");
    await input(page).press("Enter");
    await expect(latest(page)).toContainText("(972) 555-0142");
    expect(await findViolations(page, "#chat-panel")).toEqual([]);
  });

  test("lets the focus go on a wide screen and keeps it on a narrow one", async ({ page }) => {
    await page.goto("/about");
    await openChat(page);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel(page)).toHaveAttribute("aria-modal", "true");
    await input(page).focus();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test("stays for a link, and closes when the browser goes back to another page", async ({ page }) => {
    await page.goto("/about");
    await openChat(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveTitle("Contact Us - Talk to Our AI Team");
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("lies under an open menu", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto("/about");
    await openChat(page);
    await page.getByRole("button", { name: "Make the chat larger" }).click();
    const depth = () => panel(page).evaluate((element) => Number(getComputedStyle(element).zIndex));
    const bar = await page
      .locator("header")
      .first()
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await depth()).toBeGreaterThan(bar);
    await page.getByRole("button", { name: "Talent" }).hover();
    await expect.poll(depth).toBeLessThan(bar);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the panel fills the window, and the keyboard never covers the input", async ({ page }) => {
    await page.goto("/about");
    await scrollToLauncher(page);
    await launcher(page).tap();
    await expect(input(page)).toBeFocused();
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 12, y: 844 - 12 - 500, width: 366, height: 500 });
    expect(
      await input(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBe(16);
    await expect(launcher(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.touchscreen.tap(200, 100);
    await expect(panel(page)).toBeHidden();

    await scrollToLauncher(page);
    await launcher(page).tap();
    await expect(input(page)).toBeFocused();
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 400 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ y: 12, height: 400 - 24 });
  });

  test("it is hidden under the menu, and closes when the browser goes back", async ({ page }) => {
    await page.goto("/about");
    await expect(launcher(page)).toBeHidden();
    await scrollToLauncher(page);
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(launcher(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveTitle("Contact Us - Talk to Our AI Team");
    await openChat(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel(page)).toBeHidden();
  });

  test("a link of a reply shows its page", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    await scrollToLauncher(page);
    await launcher(page).tap();
    await say(page, "What is your phone number?");
    await latest(page).getByRole("link", { name: "Contact", exact: true }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(panel(page)).toBeHidden();
    await scrollToLauncher(page);
    await launcher(page).tap();
    await expect(latest(page)).toContainText("(972) 555-0142");
  });
});
