import { Webhook } from "standardwebhooks";
import { formComes, takeTime } from "../support/browser/contact-form.ts";
import { forWorker } from "../support/browser/for-worker.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { test as base, expect } from "../support/browser/test.ts";
import { type LeadReceiver, startLeadReceiver } from "../support/server/lead-receiver.ts";
import { type MailServer, startMailServer } from "../support/server/mail-server.ts";
import { startSite } from "../support/server/site.ts";

// A lead's whole way: from an advertisement on a phone to the people and the system that answer it.

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const phone = { width: 390, height: 844 };

const test = base.extend<object, { mailServer: MailServer; receiver: LeadReceiver }>({
  mailServer: forWorker(startMailServer),
  receiver: forWorker(startLeadReceiver),
  site: [
    async ({ mailServer, receiver }, use) => {
      const site = await startSite({
        ADMIN_PASSWORD: password,
        SMTP_URL: mailServer.url,
        LEADS_TO: "sales@example.com",
        CONFIRM_TO_SENDER: "yes",
        LEAD_WEBHOOK_URL: receiver.url,
        LEAD_WEBHOOK_SECRET: secret,
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
test.use({ viewport: phone, hasTouch: true });

test("a registration on a phone reaches the company, the visitor, another system and the dashboard", async ({
  page,
  site,
  mailServer,
  receiver,
}) => {
  await page.goto("/?utm_source=newsletter&utm_medium=email&utm_campaign=Spring");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Training", { exact: true }).tap();
  await menu.getByRole("link", { name: "No Code Agentic AI Course" }).tap();
  await expect(page).toHaveURL(/\/training\/no-code-agentic-ai/);
  await formComes(page.getByTitle("No Code Agentic AI Course"));
  const form = page.frameLocator('iframe[title="No Code Agentic AI Course"]');
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Lovelace");
  await form.getByLabel("Email address").fill("ada@example.com");
  await form.getByLabel("What describes you best?").selectOption("Founder");
  await takeTime(page);
  await form.getByRole("button", { name: "Register for the webinar" }).tap();
  await expect(form.getByRole("heading", { name: "Thank you. Your place is reserved." })).toBeVisible();

  await expect.poll(() => mailServer.mails.length).toBe(2);
  const mailTo = (address: string) => mailServer.mails.find(({ to }) => to.includes(address))?.parsed;
  const toCompany = mailTo("sales@example.com");
  expect(toCompany?.subject).toBe("No Code Agentic AI Course: Ada Lovelace");
  expect(toCompany?.text).toContain("Page with the form: /training/no-code-agentic-ai");
  expect(toCompany?.text).toContain("Campaign: Spring");
  const toVisitor = mailTo("ada@example.com");
  expect(toVisitor?.subject).toBe("Corvanta: Thank you. Your place is reserved.");
  expect(toVisitor?.attachments.map(({ filename }) => filename)).toEqual(["webinar.ics"]);

  await expect.poll(() => receiver.received.length).toBe(1);
  const [post] = receiver.received;
  const { data } = new Webhook(secret).verify(post?.body ?? "", post?.headers as Record<string, string>) as {
    data: Record<string, unknown>;
  };
  expect(data).toMatchObject({
    formId: "no-code-webinar",
    page: "/training/no-code-agentic-ai",
    source: { landing: "/", utm: { source: "newsletter", medium: "email", campaign: "Spring" } },
  });

  await page.context().addCookies(await signIn(site.url));
  await page.goto("/admin/dashboard");
  const onOverview = page.getByRole("button", { name: /Ada Lovelace/ });
  for (const text of ["/training/no-code-agentic-ai", "Spring"]) await expect(onOverview).toContainText(text);
  await onOverview.tap();
  await expect(page.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`lead=${data.id}`));
  for (const text of ["/training/no-code-agentic-ai", "Spring"]) {
    await expect(page.getByRole("article").getByText(text).first()).toBeVisible();
  }
});
