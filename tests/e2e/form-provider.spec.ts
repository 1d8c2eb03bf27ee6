import { test as base, expect } from "../support/browser/test.ts";
import { type Provider, startProvider } from "../support/server/form-provider.ts";
import { startSite } from "../support/server/site.ts";

const test = base.extend<object, { provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite({ FORM_PROVIDER_URL: provider.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test("the provider's form and script stand where the built-in ones did", async ({ page, provider }) => {
  await page.goto("/contact");
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
});

test("leaving and coming back survives what the provider's script did to the page", async ({
  page,
  provider,
}) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await expect(page.locator(`script[src="${provider.url}/js/form_embed.js"]`)).toHaveCount(0);
  await page.goBack();
  await page.getByTitle("General Contact Form").scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="General Contact Form"]').getByText("The provider's form"),
  ).toBeVisible();
});

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
