import type { FrameLocator, Page } from "playwright/test";
import { formComes } from "../support/browser/contact-form.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

test.use({ expectedConsole: [/status of 422/] });

const frame = (page: Page) => page.frameLocator('iframe[title="Partnership Form"]');

async function fillIn(form: FrameLocator | Page): Promise<void> {
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Lovelace");
  await form.getByLabel("Work email address").fill("ada@example.com");
  await form.getByLabel("Your project").fill("Sort <b>our</b> inbox & reply");
  const company = form.getByLabel("Company");
  if (!(await company.isVisible())) await form.getByText("Add the subject, your company").click();
  await company.fill("Analytical Engines");
  await form.getByLabel("What would you like to work on?").selectOption("AI Automations");
}

const send = (form: FrameLocator | Page) => form.getByRole("button", { name: "Send partnership request" });

test("a partnership enquiry from the frame is stored, and survives a restart", async ({ page, site }) => {
  await page.goto("/");
  await page.getByTitle("Partnership Form").scrollIntoViewIfNeeded();
  // A refusal leads to the first field that is wrong.
  await frame(page).getByLabel("First name").fill("Ada");
  await frame(page).getByLabel("First name").press("Enter");
  await expect(frame(page).getByRole("alert")).toBeVisible();
  await expect(frame(page).getByLabel("Last name")).toBeFocused();
  await fillIn(frame(page));
  await send(frame(page)).click();
  await expect(
    frame(page).getByRole("heading", { name: "Thank you. Your request has arrived." }),
  ).toBeVisible();

  const lead = {
    formId: "partnership",
    formName: "Partnership Form",
    fields: {
      firstName: "Ada",
      email: "ada@example.com",
      message: "Sort <b>our</b> inbox & reply",
      phone: "",
    },
  };
  expect(await site.stored("requests")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...lead, fields: expect.objectContaining(lead.fields) }),
    ]),
  );
  const before = await site.stored("requests");
  // What the page asked for meanwhile would not come.
  await page.goto("about:blank");
  expect(await site.end("SIGTERM")).toBe(0);
  await site.start();
  expect(await site.stored("requests")).toEqual(before);
});

test("what was typed is there after a look at another page, gone once it was sent", async ({ page }) => {
  await openHydrated(page, "/contact");
  const frame = page.getByTitle("General Contact Form");
  const form = frame.contentFrame();
  // Its script keeps what is typed.
  await formComes(frame);
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Your message").fill("Half of a");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await page.goBack();
  await expect(form.getByLabel("Your message")).toHaveValue("Half of a");
  // And where each page is a document.
  await page.goto("/privacy-policy");
  await page.goto("/contact");
  await expect(form.getByLabel("First name")).toHaveValue("Ada");
  await formComes(frame);
  await form.getByLabel("Your message").fill("A whole message");
  await form.getByRole("button", { name: "Send message" }).click();
  // The server's answer is a document of its own, and it is not sent yet.
  await expect(form.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
  await page.goto("/contact");
  await formComes(frame);
  await form.getByLabel("Last name").fill("Lovelace");
  await form.getByLabel("Email address").fill("ada@typed.example");
  await expect(form.getByLabel("Your message")).toHaveValue("A whole message");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("typed:");
  await page.goto("/contact");
  await expect(form.getByLabel("First name")).toHaveValue("");
});

test("the checkout keeps what was typed over a look at the agreement", async ({ page }) => {
  await openHydrated(page, "/checkout?plan=students");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ada Lovelace");
  await page
    .getByRole("main")
    .getByRole("link", { name: /greement/ })
    .first()
    .click();
  await expect(page).toHaveURL(/agreement/);
  await page.goBack();
  await expect(name).toHaveValue("Ada Lovelace");
});

test("says next to each field what went wrong, and keeps what was typed", async ({ page }) => {
  await page.goto("/widget/form/partnership");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Work email address").fill("ada@");
  await page.getByText("Add the subject, your company").click();
  await page.getByLabel("Phone number").fill("12");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please check the marked fields.");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Work email address")).toHaveValue("ada@");
  for (const [label, message] of [
    ["Last name", "Please enter your last name."],
    ["Work email address", "Please enter an email address such as name@example.com."],
    ["Your project", "Please write a few words here."],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`${message.replaceAll(".", "\\.")}$`),
    );
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Last name")).toBeFocused();
  // A number is no reason to refuse a form.
  await expect(page.getByLabel("Phone number")).toHaveValue("12");
  await expect(page.getByLabel("Phone number")).not.toHaveAttribute("aria-invalid");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works: refused with messages, then kept with thanks", async ({ page, site }) => {
    await page.goto(`${site.url}/widget/form/partnership`);
    await send(page).click();
    await expect(page.getByText("Please enter your first name.")).toBeVisible();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole("heading", { name: "Thank you. Your request has arrived." })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/widget/form/partnership?sent=1#answer`);
  });
});

test("answers the right status to good, bad and hostile posts", async ({ request, site }) => {
  const post = (form: Record<string, string>, path = "/widget/form/general-contact") =>
    request.post(path, { form, maxRedirects: 0 });
  const good = { firstName: "A", lastName: "B", email: "a@example.com", phone: "", message: "Hello" };
  const stored = async () => (await site.stored("requests").catch(() => [])) as unknown[];
  const count = async () => (await stored()).length;

  const before = await count();
  expect((await post({})).status()).toBe(422);
  expect((await post({ ...good, email: "no" })).status()).toBe(422);
  expect((await post({ ...good, message: "x".repeat(4001) })).status()).toBe(422);
  expect((await post(good, "/widget/form/none")).status()).toBe(404);
  expect((await post({ ...good, message: "x".repeat(74_000) })).status()).toBe(413);
  expect(await count()).toBe(before);

  const trap = await post({ ...good, website_confirm: "https://spam.example" });
  expect(trap.status()).toBe(303);
  expect((await stored()).at(-1)).toMatchObject({ state: "suspected" });

  const long = await post({ ...good, message: "語".repeat(4000) });
  expect(long.status()).toBe(303);
  const kept = await post(good);
  expect(kept.status()).toBe(303);
  expect(kept.headers().location).toBe("/widget/form/general-contact?sent=1");
  expect(await count()).toBe(before + 3);
});

test("the frame has what a provider's script looks for, which comes and goes with it", async ({ page }) => {
  await openHydrated(page, "/");
  const iframe = page.getByTitle("Partnership Form");
  for (const [name, value] of Object.entries({
    src: "/widget/form/partnership?page=/",
    id: "inline-partnership",
    "data-layout": "{'id':'INLINE'}",
    "data-trigger-type": "alwaysShow",
    "data-trigger-value": "",
    "data-activation-type": "alwaysActivated",
    "data-deactivation-type": "neverDeactivate",
    "data-form-name": "Partnership Form",
    "data-height": "1008",
    "data-layout-iframe-id": "inline-partnership",
    "data-form-id": "partnership",
  })) {
    await expect(iframe).toHaveAttribute(name, value);
  }
  await expectHeights(page, "Partnership Form", [
    [1440, 1008],
    [768, 1008],
    [767, 1100],
    [480, 1100],
    [479, 1150],
    [320, 1150],
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const scripts = page.locator('script[src$="/js/form_embed.js"]');
  await expect(scripts).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(scripts).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(scripts).toHaveCount(1);
});

/** Expects that the frame is as high as is agreed, at these widths of the window. */
async function expectHeights(
  page: Page,
  title: string,
  rows: [width: number, height: number][],
): Promise<void> {
  for (const [width, height] of rows) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await page.getByTitle(title).boundingBox())?.height).toBe(height);
  }
}

test("reserved heights follow the window, and a frame grows with its form", async ({ page }) => {
  await openHydrated(page, "/contact");
  await expectHeights(page, "General Contact Form", [
    [479, 950],
    [480, 850],
    [767, 850],
    [768, 769],
  ]);
  const iframe = page.getByTitle("General Contact Form");
  await formComes(iframe);
  const heightOf = async () => (await iframe.boundingBox())?.height;
  /** The page hears what its frame asks for from the moment on that its own script has come. */
  const expectHeight = (asked: number, height: number) =>
    expect(async () => {
      const form = iframe.contentFrame().locator("body");
      await form.evaluate((_, formHeight) => parent.postMessage({ formHeight }, "*"), asked);
      expect(await heightOf()).toBe(height);
    }).toPass();
  await expectHeight(1400, 1400);
  await page.evaluate(() => dispatchEvent(new Event("resize")));
  expect(await heightOf()).toBe(1400);
  await expectHeight(200, 769);
});
