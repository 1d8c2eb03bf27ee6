import { sandboxCheckout } from "../../content/training/checkout.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { test as base, expect } from "../support/browser/test.ts";
import { type LeadReceiver, startLeadReceiver } from "../support/server/lead-receiver.ts";
import { type MailServer, startMailServer } from "../support/server/mail-server.ts";
import { startSite } from "../support/server/site.ts";
import { type StandInCheckout, startStandInCheckout } from "../support/server/stand-in-checkout.ts";

const coursePath = "/training/no-code-agentic-ai";
const secret = "whsec_a_secret_of_the_tests";

interface Services {
  mailServer: MailServer;
  receiver: LeadReceiver;
  checkout: StandInCheckout;
}

const test = base.extend<object, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const services = {
        mailServer: await startMailServer(),
        receiver: await startLeadReceiver(),
        checkout: await startStandInCheckout(),
      };
      await use(services);
      await Promise.all(Object.values(services).map((service) => service.stop()));
    },
    { scope: "worker" },
  ],
  site: [
    async ({ services: { mailServer, receiver, checkout } }, use) => {
      const site = await startSite({
        ADMIN_PASSWORD: password,
        SMTP_URL: mailServer.url,
        LEADS_TO: "sales@example.com",
        LEAD_WEBHOOK_URL: receiver.url,
        LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
        CHECKOUT_URL_STUDENTS: `${checkout.url}/b/students?locale=en`,
        PAYMENT_WEBHOOK_SECRET: secret,
      });
      checkout.site = { url: site.url, secret, back: `${site.url}${coursePath}` };
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test("who comes from a campaign, accepts and pays has a place, a mail and a line in the results", async ({
  page,
  site,
  services: { mailServer, receiver, checkout },
}) => {
  await page.goto(`${coursePath}?utm_source=letter&utm_medium=email&utm_campaign=Spring`);
  await page.getByRole("link", { name: "Enroll as a student" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "I Agree" }).click();
  await expect(page).toHaveURL(
    new RegExp(
      `^${checkout.url}/b/students\\?locale=en&utm_source=letter&.*&client_reference_id=[0-9a-f-]{36}$`,
    ),
  );
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(new RegExp(`${coursePath}$`));

  await page.context().addCookies(await signIn(site.url));
  const [lead] = (await (await page.request.get("/api/leads")).json()) as LeadEntry[];
  expect(lead).toMatchObject({
    kind: "enrollment",
    fields: { name: "Ada Lovelace", plan: "students" },
    source: { utm: { source: "letter", campaign: "Spring" } },
    payment: { state: "paid", amount: 79_900, reference: checkout.paid[0]?.payment_intent },
  });
  expect(lead?.cohort).not.toBe(null);

  const toPayer = () => mailServer.mails.find(({ to }) => to.includes("ada@example.com"))?.parsed;
  await expect.poll(() => toPayer()?.text).toContain("Paid: $799.00");
  expect(toPayer()?.attachments.map(({ filename }) => filename)).toEqual(["course.ics"]);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ type: "enrollment.created" });

  await page.goto("/admin/dashboard?tab=results");
  const campaigns = page.getByRole("table", { name: "Campaigns" });
  await expect(campaigns.getByRole("row", { name: /^Spring/ })).toContainText("$799");
  await page.goto(`/admin/dashboard?tab=leads&lead=${lead?.id}`);
  await expect(page.getByText(`$799.00 paid (stripe, ${checkout.paid[0]?.payment_intent})`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 422/] });

  test("the sandbox checkout says what is wrong with a code, keeps what was typed, and names the price", async ({
    page,
  }) => {
    await page.goto("/checkout?plan=professionals");
    await page.getByLabel("Name", { exact: true }).fill("Grace");
    await page.getByLabel("Email address").fill("grace@example.com");
    const code = page.getByLabel("Promotion code");
    await code.fill("EARLYNOTHING");
    await page.getByRole("button", { name: sandboxCheckout.form.action }).click();
    await expect(code).toHaveAccessibleDescription(/We do not know this code/);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Grace");
    await code.fill("earlynocode");
    await page.getByRole("button", { name: sandboxCheckout.form.action }).click();
    await expect(page.getByText("$899 with the code EARLYNOCODE ($999 without it)")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.thanks.title);
  });
});
