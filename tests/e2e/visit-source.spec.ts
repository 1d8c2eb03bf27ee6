import type { Page } from "playwright/test";
import { sourceStorageKey } from "../../src/browser/visit-source.ts";
import { parseVisit } from "../../src/server/requests/parse-visit.ts";
import { sourceFieldName } from "../../src/shared/forms/form.ts";
import type { VisitSource } from "../../src/shared/forms/visit-source.ts";
import { urls } from "../../src/shared/urls.ts";
import { contactForm, fillIn, formComes, letterFrom, sendForm } from "../support/browser/contact-form.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { requestsOf } from "../support/browser/send-leads.ts";
import { expect, test } from "../support/browser/test.ts";

// How a visitor came to the site, from the first request of the visit to the stored lead.
test.use({ viewport: { width: 390, height: 844 } });

const campaign = "utm_source=news&utm_medium=email&utm_campaign=Fr%C3%BChling+%26+mehr&gclid=Cj0-x_1";
const none = { source: null, medium: null, campaign: null, term: null, content: null };
const utm = { ...none, source: "news", medium: "email", campaign: "Frühling & mehr" };

test("a form has the visit's first page, host, campaign and its own page", async ({ page, site }) => {
  await page.goto(`${urls.aiAutomations.path}?${campaign}`, {
    referer: "https://search.example/find?q=secret",
  });
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  // A full load, with a campaign that comes too late.
  await openHydrated(page, `${urls.blogs.path}?utm_source=other`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await send(page, "ada@several.example");
  expect(await requestsOf(site, "ada@several.example")).toMatchObject([
    {
      page: urls.contact.path,
      source: { landing: urls.aiAutomations.path, referrer: "search.example", utm, clickId: "Cj0-x_1" },
      fields: { message: "Hello" },
    },
  ]);
});

test("who goes on before the scripts come is known by the page before", async ({ page, site }) => {
  const release = await holdRequest(page, "/assets/*.js");
  await page.goto(`${urls.about.path}?${campaign}`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(urls.contact.path);
  expect(await storedSource(page)).toBeNull();
  release();
  await hydrate(page);
  await send(page, "ada@quick.example");
  const [request] = await requestsOf(site, "ada@quick.example");
  expect(request?.source).toEqual({ landing: urls.about.path, referrer: null, utm, clickId: "Cj0-x_1" });
});

test("a form that somebody types in before the scripts come stays as it is", async ({ page }) => {
  const release = await holdRequest(page, "/assets/*.js");
  await page.goto(`${urls.contact.path}?${campaign}`, { waitUntil: "commit" });
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  const message = frame.contentFrame().getByLabel("Your message");
  await message.fill("Typed before the scripts came");
  release();
  await hydrate(page);
  await expect(message).toHaveValue("Typed before the scripts came");
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.location.search)).toBe(
    "?page=/contact",
  );
});

test("a form that is sent before any script came has its page", async ({ page, site }) => {
  const release = await holdRequest(page, "/{assets,js}/*.js");
  await page.goto(`${urls.contact.path}?${campaign}`, { waitUntil: "commit" });
  await page.getByTitle("General Contact Form").scrollIntoViewIfNeeded();
  await fillInAndSend(page, "ada@early.example");
  expect(await requestsOf(site, "ada@early.example")).toMatchObject([
    { page: urls.contact.path, source: null },
  ]);
  release();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 422/] });

  test("a form has its page, after a refusal too", async ({ page, site }) => {
    await page.goto(`${urls.contact.path}?${campaign}`);
    await send(page, "no address", false);
    await expect(contactForm(page).getByText("Please enter an email address")).toBeVisible();
    await send(page, "ada@plain.example");
    expect(await requestsOf(site, "ada@plain.example")).toMatchObject([
      { page: urls.contact.path, source: null },
    ]);
  });
});

test("the sandbox checkout takes the source along", async ({ page, site }) => {
  await openHydrated(page, `${urls.noCodeAgenticAi.path}?${campaign}`);
  await page.goto(`${urls.checkout.path}?plan=students`);
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Email address").fill("ada@enrolls.example");
  await page.getByRole("button", { name: "Send enrollment request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("We have your enrollment request");
  expect(await requestsOf(site, "ada@enrolls.example")).toMatchObject([
    { page: urls.checkout.path, source: { landing: urls.noCodeAgenticAi.path, utm } },
  ]);
});

test("another tab is another visit; one the site opened begins there", async ({ page, context }) => {
  await page.goto(`${urls.about.path}?${campaign}`);
  await expect.poll(() => storedSource(page)).toMatchObject({ landing: urls.about.path, utm });
  const other = await context.newPage();
  await other.goto(urls.blogs.path);
  await expect
    .poll(() => storedSource(other))
    .toEqual({ landing: urls.blogs.path, referrer: null, utm: none, clickId: null });
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Contact" })
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  // Before its page has come, a new tab holds an empty one.
  await opened.waitForURL(urls.contact.path);
  await expect
    .poll(() => storedSource(opened))
    .toMatchObject({ landing: urls.about.path, referrer: null, utm });
});

test("a form that is opened in a tab of its own has the source too", async ({ page, context, site }) => {
  await openHydrated(page, `${urls.aiAutomations.path}?${campaign}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  // The page that is left has a form with such a link, too.
  await expect(page).toHaveTitle("Contact Us - Talk to Our AI Team");
  const link = page.getByRole("link", { name: "Open this form in a new tab" });
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  // Its script adds the source.
  await tab.waitForLoadState();
  await fillIn(tab, letterFrom("ada@tab.example"));
  await sendForm(tab);
  await expect(tab.getByRole("heading", { name: "Thank you." })).toBeVisible();
  expect(await requestsOf(site, "ada@tab.example")).toMatchObject([
    { page: urls.contact.path, source: { landing: urls.aiAutomations.path, utm, clickId: "Cj0-x_1" } },
  ]);
});

test("the admin's pages begin no visit", async ({ page }) => {
  await page.goto(`${urls.adminLogin.path}?${campaign}`);
  await expect(page.getByLabel("Username")).toBeEditable();
  expect(await storedSource(page)).toBeNull();
  await page.goto(urls.about.path);
  await expect.poll(() => storedSource(page)).toMatchObject({ landing: urls.about.path, utm: none });
});

test("values that are too long, and a storage that is blocked, hold no form up", async ({ page, site }) => {
  await page.goto(`${urls.about.path}?utm_source=${"x".repeat(12_000)}&utm_medium=email&utm_term=`);
  await expect.poll(() => storedSource(page)).toMatchObject({ utm: { medium: "email", term: null } });
  await page.goto(urls.contact.path);
  await send(page, "ada@long.example");
  expect(await requestsOf(site, "ada@long.example")).toMatchObject([
    { source: { landing: urls.about.path, utm: { ...none, source: "x".repeat(300), medium: "email" } } },
  ]);
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto(urls.contact.path);
  await send(page, "ada@blocked.example");
  expect(await requestsOf(site, "ada@blocked.example")).toMatchObject([
    { page: urls.contact.path, source: null },
  ]);
});

/** Sends the contact page's form once it is there with its script. */
async function send(page: Page, email: string, accepted = true): Promise<void> {
  await formComes(page.getByTitle("General Contact Form"));
  await fillInAndSend(page, email, accepted);
}

/** Sends the contact page's form, and waits for the thanks where it is to be accepted. */
async function fillInAndSend(page: Page, email: string, accepted = true): Promise<void> {
  const form = contactForm(page);
  await fillIn(form, letterFrom(email));
  await sendForm(form);
  if (accepted) await expect(form.getByRole("heading", { name: "Thank you." })).toBeVisible();
}

/** What the tab has noted, as the server reads it. */
async function storedSource(page: Page): Promise<VisitSource | null> {
  const noted = await page.evaluate((key) => sessionStorage.getItem(key), sourceStorageKey);
  return parseVisit({ [sourceFieldName]: noted ?? "" }, null).source;
}
