import type { Page } from "playwright/test";
import { pass, reactRenders } from "../support/browser/carousel.ts";
import { stopClock } from "../support/browser/clock.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const partnership = (page: Page) => page.getByRole("heading", { name: "Tell us what should work better" });
const partnerLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Partner with Us" });

/** Presses the link on another page, whose clock stands still from then on. */
async function pressOnStillPage(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-03-02T10:00:00Z" });
  await openHydrated(page, "/about");
  await page.clock.pauseAt("2026-03-02T11:00:00Z");
  await partnerLink(page).click();
}

/** Lets the press lead home, where the delays begin. */
async function comeHome(page: Page): Promise<void> {
  await page.clock.runFor(10);
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
  await reactRenders(page);
}

test.describe("Partner with Us", () => {
  test("leads there from any other page, and only once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openHydrated(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partner with Us" }).click();
    await expect(page).toHaveURL("/");
    await expect(partnership(page)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => "partner" in sessionStorage)).toBe(false);
    await page.reload();
    // The app puts a reloaded page where it was; what the visitor does comes after that.
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 0));
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(0);
  });

  test("scrolls to the form on the home page, with the keyboard's focus", async ({ page }) => {
    await page.goto("/#partnership");
    await expect(partnership(page)).toBeInViewport();
    for (const path of ["/", "/about"]) {
      await openHydrated(page, path);
      if (path === "/") {
        await partnerLink(page).click();
        await expect(partnership(page)).toBeInViewport();
        await expect(page).toHaveURL("/");
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Partner with Us" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
      await expect(page.locator("#partnership")).toBeFocused();
      await expect(partnership(page)).toBeInViewport();
    }
  });

  test("scrolls to the form before the home page was first painted", async ({ page }) => {
    await openHydrated(page, "/about");
    // A busy browser paints, and reports what it sees, later than the link's last look at the form.
    await page.evaluate(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        setTimeout(() => observe.call(this, target), 2_000);
      };
    });
    await partnerLink(page).click();
    await expect(page.locator("#partnership")).toBeFocused();
    await page.waitForTimeout(2_500);
    await expect(partnership(page)).toBeInViewport();
  });

  test("keeps the delays of 10, 200 and 800 ms", async ({ page }) => {
    await pressOnStillPage(page);
    await page.clock.runFor(9);
    await expect(page).toHaveURL("/about");
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("heading", { level: 1, name: "AI that takes work off your desk" }),
    ).toBeVisible();
    await reactRenders(page);
    await page.clock.runFor(199);
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => sessionStorage.getItem("partner"))).not.toBeNull();
    await page.clock.runFor(600);
    expect(await page.evaluate(() => sessionStorage.getItem("partner"))).toBeNull();
  });

  test("forgets the press when home is left before 800 ms", async ({ page }) => {
    await pressOnStillPage(page);
    await comeHome(page);
    await page.clock.runFor(300);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights to Action");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("partner"))).toBeNull();
  });

  test("forgets the press when another link is pressed on the way", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about", { waitUntil: "networkidle" });
    await hydrate(page);
    const release = await holdRequest(page, "/assets/*.js");
    await stopClock(page);
    await partnerLink(page).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("partner"))).toBe("1");
    await page.clock.runFor(10);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    release();
    await expect(page).toHaveURL("/contact");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("partner"))).toBeNull();
  });

  for (const key of ["Home", "PageUp"]) {
    test(`lets go of who scrolls by ${key} on the way`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await pressOnStillPage(page);
      await comeHome(page);
      await page.clock.runFor(200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
      const section = await scrolled(page);
      // The browser scrolls by keys smoothly, slower on a busy machine.
      const scrollEnds = page.evaluate(
        (from) =>
          new Promise<number>((resolve) =>
            document.addEventListener(
              "scrollend",
              () => scrollY < from - 300 && resolve(Math.round(scrollY)),
            ),
          ),
        section,
      );
      await page.keyboard.press(key);
      const place = await scrollEnds;
      await page.clock.runFor(600);
      await page.waitForTimeout(100);
      expect(await scrolled(page)).toBe(place);
    });
  }

  test("lets go of who scrolls before the home page is there", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pressOnStillPage(page);
    await page.keyboard.press("PageDown");
    await comeHome(page);
    await page.clock.runFor(1000);
    await page.waitForTimeout(200);
    await expect(partnership(page)).not.toBeInViewport();
  });

  test("stops a smooth scroll for who scrolls against it", async ({ page }) => {
    await openHydrated(page, "/about");
    await partnerLink(page).click();
    await page.waitForFunction(() => location.pathname === "/" && scrollY > 0, null, { polling: "raf" });
    await page.keyboard.press("Home");
    // Where one smooth scroll takes over from another, the browser may end a pixel short of the top.
    await expect.poll(() => scrolled(page)).toBeLessThan(2);
    await page.waitForTimeout(1500);
    expect(await scrolled(page)).toBeLessThan(2);
  });

  test("stops a smooth scroll that the last of its delays has begun, too", async ({ page }) => {
    await pressOnStillPage(page);
    await comeHome(page);
    await page.clock.runFor(199);
    await page.clock.runFor(601);
    await page.clock.resume();
    await page.keyboard.press("Home");
    await expect.poll(() => scrolled(page)).toBeLessThan(2);
    await page.waitForTimeout(1000);
    expect(await scrolled(page)).toBeLessThan(2);
  });

  for (const move of ["press", "Escape"]) {
    test(`stops a smooth scroll at a ${move}`, async ({ page }) => {
      // The browser scrolls in a thread of its own. On a busy machine that may be there before the page stops it.
      await expect(async () => {
        await openHydrated(page, "/about");
        await page.evaluate((move) => {
          const moveOnTheWay = () => {
            if (location.pathname !== "/" || scrollY === 0) return;
            removeEventListener("scroll", moveOnTheWay);
            document.body.dataset.moved = "";
            const event =
              move === "Escape"
                ? new KeyboardEvent("keydown", { key: move })
                : new PointerEvent("pointerdown");
            dispatchEvent(event);
          };
          addEventListener("scroll", moveOnTheWay);
        }, move);
        await partnerLink(page).click();
        await expect(page.locator("body[data-moved]")).toBeAttached();
        await page.waitForTimeout(1500);
        expect(
          await partnership(page).evaluate((form) => form.getBoundingClientRect().top > innerHeight),
        ).toBe(true);
      }).toPass();
    });
  }

  test("leaves who comes back, or reloads, at their own place", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openHydrated(page, "/#partnership");
    await expect(partnership(page)).toBeInViewport();
    await pass(page, 1500);
    await page.evaluate(() => scrollTo(0, 300));
    // Playwright would scroll before it clicks.
    await page
      .getByRole("banner")
      .getByRole("link", { name: "About" })
      .evaluate((about: HTMLElement) => about.click());
    await expect(page).toHaveTitle("About Us - Insights to Action");
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await pass(page, 1000);
    expect(await scrolled(page)).toBe(300);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => scrolled(page)).toBe(700);
    await pass(page, 1500);
    expect(await scrolled(page)).toBe(700);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is a plain link", async ({ page, site }) => {
      await page.goto("/about");
      await partnerLink(page).click();
      await expect(page).toHaveURL(`${site.url}/#partnership`);
      await expect(partnership(page)).toBeInViewport();
    });
  });
});

test.describe("a browser that keeps nothing", () => {
  test.use({ expectedConsole: [/sessionStorage/] });

  test("still shows the home page, and Partner with Us leads to its form", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("sessionStorage is blocked", "SecurityError");
        },
      });
    });
    await openHydrated(page, "/about");
    await partnerLink(page).click();
    await expect(page.locator("#partnership")).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI that takes work off your desk");
  });
});
