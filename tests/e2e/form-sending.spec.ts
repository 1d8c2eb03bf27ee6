import type { FrameLocator, Page } from "playwright/test";
import { formFramePath, urls } from "../../src/shared/urls.ts";
import { fillIn, letterFrom, openContactForm, sendForm, takeTime } from "../support/browser/contact-form.ts";
import { requestsOf } from "../support/browser/send-leads.ts";
import { expect, test } from "../support/browser/test.ts";

// A form whose answer does not come, until the visitor presses the browser's Stop.

test("a stopped checkout gives its button back, and is kept once", async ({ page, site }) => {
  const email = "ada@stopped.example";
  await page.goto(`${urls.checkout.path}?plan=students`);
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Email address").fill(email);
  await keepAnswers(page, urls.checkout.path);
  const send = page.getByRole("button", { name: "Send enrollment request" });
  await noteLabels(page);
  await takeTime(page);
  const clicked = send.click();
  await expect.poll(() => requestsOf(site, email)).toHaveLength(1);
  await stopLoading(page);
  await clicked;
  await expect(unanswered(page)).toContainText("Please send it again");
  await expect(unanswered(page).getByRole("link", { name: "(972) 555-0142" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "labels")))
    .toEqual(["Sending...", "Send enrollment request"]);
  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("We have your enrollment request");
  expect(await requestsOf(site, email)).toHaveLength(1);
});

test("a stopped form in its frame gives its button back, and keeps the lead once", async ({ page, site }) => {
  const email = "ada@framed.example";
  const form = await openContactForm(page);
  await fillIn(form, letterFrom(email));
  await keepAnswers(page, formFramePath("general-contact"));
  await takeTime(page);
  await sendForm(form);
  await expect(form.getByRole("button", { name: "Sending..." })).toBeVisible();
  await expect.poll(() => requestsOf(site, email)).toHaveLength(1);
  await stopLoading(page);
  await expect(unanswered(form)).toContainText("Please send it again");
  await page.unrouteAll();
  await sendForm(form);
  await expect(form.getByRole("heading", { name: "Thank you. Your message has arrived." })).toBeVisible();
  expect(await requestsOf(site, email)).toHaveLength(1);
});

test.describe("the time that a form was shown", () => {
  test.use({ expectedConsole: [/status of 422/] });

  test("a form that is sent at once is thanked for and suspected, one that comes back to be corrected is not", async ({
    page,
    site,
  }) => {
    const thanks = page.getByRole("heading", { name: "Thank you. Your message has arrived." });
    for (const { email, isSentTwice } of [
      { email: "ada@at-once.example", isSentTwice: false },
      { email: "ada@corrected-at-once.example", isSentTwice: true },
    ]) {
      // However busy the machine is, the page counts no time.
      await page.clock.setFixedTime("2026-03-02T10:00:00Z");
      await page.goto(formFramePath("general-contact"), { waitUntil: "networkidle" });
      await fillIn(page, letterFrom(isSentTwice ? "ada@" : email));
      await sendForm(page);
      if (isSentTwice) {
        await expect(page.getByRole("alert")).toHaveText("Please check the marked fields.");
        await fillIn(page, { email });
        await sendForm(page);
      }
      await expect(thanks).toBeVisible();
      const stored = await requestsOf(site, email);
      expect(stored.map(({ suspicion = null }) => suspicion)).toEqual([isSentTwice ? null : "quick"]);
    }
  });
});

test.describe("", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("a form without a connection stays, and is sent when there is one", async ({ page, site }) => {
    const email = "ada@offline.example";
    const form = await openContactForm(page);
    await fillIn(form, letterFrom(email, "Written in a tunnel"));
    await page.context().setOffline(true);
    const send = form.getByRole("button", { name: "Send message" });
    await send.click();
    await expect(unanswered(form)).toContainText("what you typed is still here");
    await expect(form.getByLabel("Your message")).toHaveValue("Written in a tunnel");
    await page.context().setOffline(false);
    await send.click();
    await expect(form.getByRole("heading", { name: "Thank you. Your message has arrived." })).toBeVisible();
    expect(await requestsOf(site, email)).toHaveLength(1);
  });
});

/** Lets requests reach the server, and holds their answers back. */
async function keepAnswers(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
    },
  );
}

/** Has the page itself note what its button comes to say: Playwright asks it nothing while it waits for another one. */
function noteLabels(page: Page): Promise<void> {
  return page.evaluate(() => {
    const form = document.querySelector("main form");
    const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
    const labels: string[] = [];
    Reflect.set(window, "labels", labels);
    const look = () => {
      const shown = [...(button?.children ?? [])].filter((label) => label.checkVisibility());
      labels.push(shown.map(({ textContent }) => textContent).join(" "));
    };
    new MutationObserver(look).observe(form as Element, { attributeFilter: ["data-state"] });
  });
}

/** Presses the browser's Stop. */
async function stopLoading(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.stopLoading");
}

function unanswered(page: Page | FrameLocator) {
  return page.getByRole("status").filter({ hasText: "We have no answer to this yet" });
}
