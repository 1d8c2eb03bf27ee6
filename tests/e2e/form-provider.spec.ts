import type { Page } from "playwright/test";
import { forWorker } from "../support/browser/for-worker.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, neverIdle, openHydrated } from "../support/browser/hydration.ts";
import { test as base, expect } from "../support/browser/test.ts";
import { type Provider, startProvider } from "../support/server/form-provider.ts";
import { startSite } from "../support/server/site.ts";

const test = base.extend<object, { provider: Provider }>({
  provider: forWorker(startProvider),
  site: [
    async ({ provider }, use) => {
      const site = await startSite({
        FORM_PROVIDER_URL: provider.url,
        CHECKOUT_URL_STUDENTS: `${provider.url}/pay?course=7`,
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test("the provider's form and script replace the built-in ones", async ({ page, provider }) => {
  await openHydrated(page, "/contact");
  const iframe = page.getByTitle("General Contact Form");
  await expect(iframe).toHaveAttribute("src", `${provider.url}/widget/form/general-contact`);
  await iframe.scrollIntoViewIfNeeded();
  await expect(
    page
      .frameLocator('iframe[title="General Contact Form"]')
      .getByText("The provider's form at /widget/form/general-contact"),
  ).toBeVisible();
  await expect(page.locator(`script[src="${provider.url}/js/form_embed.js"]`)).toHaveCount(1);
  await expect.poll(async () => (await iframe.boundingBox())?.height).toBe(1500);

  // The script has changed the page that is left.
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await expect(page.locator(`script[src="${provider.url}/js/form_embed.js"]`)).toHaveCount(0);
  await page.goBack();
  await page.getByTitle("General Contact Form").scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="General Contact Form"]').getByText("The provider's form"),
  ).toBeVisible();
});

const campaign = "utm_source=news&utm_campaign=a+%26+b";
const formPath = "/widget/form/general-contact";

test("the provider's frame takes the visit's campaign along, nothing else", async ({ page, provider }) => {
  await page.goto(`/contact?gclid=x&${campaign}&plan=7`);
  await expectForm(page, `${provider.url}${formPath}?${campaign}`);
  await hydrate(page);
  await expectForm(page, `${provider.url}${formPath}?${campaign}`);
  await expect(page.getByRole("link", { name: "Open this form in a new tab" })).toHaveAttribute(
    "href",
    `${provider.url}${formPath}?${campaign}`,
  );
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  // To load a frame anew is no step in the history.
  await page.goBack();
  await expectForm(page, `${provider.url}${formPath}?${campaign}`);
  await page.goto("/services/ai-automations");
  await expect(page.locator("iframe")).toHaveAttribute(
    "src",
    `${provider.url}/widget/form/services?${campaign}`,
  );
});

test("a frame that somebody may type in is not loaded again by scripts", async ({ page, provider }) => {
  const release = await holdRequest(page, "/assets/*.js");
  await page.goto(`/contact?${campaign}`, { waitUntil: "commit" });
  const frame = page.frameLocator('iframe[title="General Contact Form"]');
  await page.getByTitle("General Contact Form").scrollIntoViewIfNeeded();
  await frame.getByText("The provider's form").click();
  release();
  await hydrate(page);
  await expect(page.getByTitle("General Contact Form")).toHaveAttribute("src", provider.url + formPath);
  await expect(frame.getByText(`The provider's form at ${formPath}`, { exact: true })).toBeVisible();
});

test("a frame that is far down is not loaded before its campaign is known", async ({ page, provider }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/widget/form/")) loaded.push(request.url());
  });
  // A browser that knows nothing of its connection loads frames from 4,000 px below the window on.
  await page.setViewportSize({ width: 320, height: 400 });
  // The provider's script moves the frame, which loads it.
  await neverIdle(page);
  await page.goto(`/?${campaign}`, { waitUntil: "networkidle" });
  expect(loaded).toEqual([]);
  await hydrate(page);
  await page.getByTitle("Partnership Form").scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).not.toEqual([]);
  expect(new Set(loaded)).toEqual(new Set([`${provider.url}/widget/form/partnership?${campaign}`]));
});

test("the provider's checkout gets the visit's campaign, nothing else", async ({ page, provider }) => {
  await openHydrated(page, `/training/no-code-agentic-ai?${campaign}&fbclid=x`);
  await page.getByRole("link", { name: "Enroll as a student" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "I Agree" }).click();
  await expect
    .poll(() => page.url().replace(/&client_reference_id=[0-9a-f-]{36}$/, ""))
    .toBe(`${provider.url}/pay?course=7&${campaign}`);
});

async function expectForm(page: Page, address: string): Promise<void> {
  const iframe = page.getByTitle("General Contact Form");
  await expect(iframe).toHaveAttribute("src", address);
  await iframe.scrollIntoViewIfNeeded();
  const { pathname, search } = new URL(address);
  const form = page.frameLocator('iframe[title="General Contact Form"]');
  await expect(form.getByText(`The provider's form at ${pathname}${search}`, { exact: true })).toBeVisible();
}

test("the content policy names the provider and nobody else", async ({ request, provider }) => {
  const policy = (await request.get("/contact")).headers()["content-security-policy"];
  for (const directive of ["script-src", "frame-src", "connect-src"]) {
    expect(policy).toContain(`${directive} 'self' ${provider.url}`);
  }
});

test("the site itself answers no forms then", async ({ request }) => {
  expect((await request.get("/widget/form/general-contact")).status()).toBe(404);
  expect((await request.post("/widget/form/general-contact", { form: { firstName: "A" } })).status()).toBe(
    405,
  );
});
