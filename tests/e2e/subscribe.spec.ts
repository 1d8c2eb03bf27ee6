import type { Page } from "playwright/test";
import type { SubscriberEntry } from "../../src/shared/subscribers/subscriber.ts";
import { takeTime } from "../support/browser/contact-form.ts";
import { expect, expectSound, test as onDashboard, password } from "../support/browser/dashboard.ts";
import { contentOf } from "../support/browser/editor.ts";
import { forWorker } from "../support/browser/for-worker.ts";
import { posts } from "../support/browser/posts.ts";
import { type MailServer, startMailServer } from "../support/server/mail-server.ts";
import { startSite } from "../support/server/site.ts";

// A reader's way through mails and pages, over a site that sends mail.

const test = onDashboard.extend<object, { mailServer: MailServer }>({
  mailServer: forWorker(startMailServer),
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        LEADS_TO: "sales@example.com",
        ADMIN_PASSWORD: password,
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ expectedConsole: [/the server responded with a status of 422/] });

const thanks = "One more step: look into your mailbox";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a reader subscribes under an article, confirms by the mail's link, and leaves by the page", async ({
      page,
      mailServer,
    }) => {
      const email = `reader-${javaScriptEnabled}@example.com`;
      const [post] = await posts(page);
      await page.goto(`/blogs/${post?.slug}?utm_source=newsletter&utm_campaign=spring`);
      await subscribe(page, email);
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
      await expect(page.getByText(/Open it within 7 days and press the button there/)).toBeVisible();
      await expectSound(page, "the thanks");

      await page.goto(await linkIn(mailServer, email, "subscribe"));
      await expectSound(page, "the page of the mail's link");
      await page.getByRole("button", { name: "Yes, subscribe me" }).click();
      await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

      await page.goto(await linkIn(mailServer, email, "unsubscribe"));
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByRole("heading", { name: "You have left" })).toBeVisible();
    });

    test("what the site refuses is kept in the field, with what to do", async ({ page }) => {
      await page.goto("/blogs");
      await expectSound(page, "the form at the end of the list");
      // The browser lets it pass.
      await subscribe(page, "ada@example");
      const field = page.getByLabel("Email address");
      await expect(field).toHaveValue("ada@example");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeFocused();
      expect((await field.boundingBox())?.width).toBeGreaterThan(300);
      await expectSound(page, "the refusal");
      await field.fill("ada@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
    });
  });
}

test("the form tells which page and campaign brought the reader, and forgets the address once it is sent", async ({
  page,
  openDashboard,
}) => {
  await page.goto("/?utm_source=newsletter&utm_medium=email&utm_campaign=autumn");
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await page.getByRole("link", { name: "Read Article" }).first().click();
  await page.waitForURL("/blogs/*");
  // The list has the same form, and the address changes a moment before the page.
  await expect(page.getByRole("link", { name: "Back to Blogs" }).first()).toBeVisible();
  const article = new URL(page.url()).pathname;
  await subscribe(page, "autumn@example.com");
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
  await page.goto(article);
  await expect(page.getByLabel("Email address")).toHaveValue("");

  await openDashboard(page);
  const [found] = (await subscribersOf(page)).filter(({ email }) => email === "autumn@example.com");
  expect(found).toMatchObject({ state: "unconfirmed", page: article });
  expect(found?.source?.utm.campaign).toBe("autumn");
  await page.getByRole("tab", { name: "Subscribers" }).click();
  await page.getByLabel("Search subscribers").fill("autumn");
  await expect(page.getByText(`${article} · Campaign “autumn” (newsletter, email)`)).toBeVisible();
  await expectSound(page, "the tab of subscribers");
  await page.getByRole("button", { name: "Remove autumn@example.com" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "autumn@example.com" })).toHaveCount(0);
  expect((await subscribersOf(page)).map(({ email }) => email)).not.toContain("autumn@example.com");
});

test("a post is written, sent to who subscribed, and says so; its mail leads out again", async ({
  page,
  mailServer,
  openDashboard,
}) => {
  const email = "faithful@example.com";
  await page.goto("/blogs");
  await subscribe(page, email);
  await page.goto(await linkIn(mailServer, email, "subscribe"));
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

  await openDashboard(page, "posts");
  await page.getByRole("button", { name: "New Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("News for readers");
  await contentOf(page).fill("Something has happened.");
  await expect(page.getByText(/^Public at once$/)).toBeVisible();
  await page.getByLabel("Send to subscribers").check();
  await expect(page.getByText(/^Public at once\. \d+ subscribers? gets? it by mail$/)).toBeVisible();
  await expectSound(page, "the editor with the box");
  await page.getByRole("button", { name: "Create" }).click();
  await expect
    .poll(() => mailsTo(mailServer, email).map(({ subject }) => subject))
    .toContain("News for readers");

  await page.getByRole("button", { name: "Edit News for readers" }).click();
  await expect(page.getByText(/^Sent to \d+ subscribers? on /)).toBeVisible();
  await expect(page.getByLabel("Send to subscribers")).toHaveCount(0);

  await page.goto(await linkIn(mailServer, email, "unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You have left" })).toBeVisible();
  expect((await subscribersOf(page)).map((subscriber) => subscriber.email)).not.toContain(email);
});

/** By the form at the end of the page, as slowly as a person: what comes within 2 s of being shown gets no mail. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await takeTime(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

async function subscribersOf(page: Page): Promise<SubscriberEntry[]> {
  return (await page.request.get("/api/subscribers")).json();
}

function mailsTo({ mails }: MailServer, email: string) {
  return mails.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed);
}

/** Waits for a mail to this address, and returns the path of its link. */
async function linkIn(server: MailServer, email: string, page: "subscribe" | "unsubscribe"): Promise<string> {
  const pattern = new RegExp(`/${page}/[\\da-f]+`);
  const found = () =>
    mailsTo(server, email)
      .map(({ text = "" }) => pattern.exec(text)?.[0])
      .at(-1);
  await expect.poll(found).toBeTruthy();
  return found() ?? "";
}
