import type { APIRequestContext, FrameLocator, Locator, Page } from "playwright/test";
import { formFramePath, urls } from "../../src/shared/urls.ts";
import { fillIn, letterFrom, openContactForm, sendForm } from "../support/browser/contact-form.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { expect, test } from "../support/browser/test.ts";

// What a visitor sees of a form's answer, on a phone: the form is taller than the window, and its button at its end.
test.use({ viewport: { width: 390, height: 844 }, expectedConsole: [/status of (422|429)/] });

const typed = "One message too many";
const formsPerHour = 200;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a form refused in its frame says so, what was kept, whom to call", async ({ page, request }) => {
      await sendOften(request, formFramePath("general-contact"), letterFrom("ada@example.com"));
      const form = await openContactForm(page);
      await fillIn(form, letterFrom("ada@example.com", typed));
      await sendForm(form);
      await expectRefusal(page, form);
      await expect(form.getByLabel("Your message")).toHaveValue(typed);
    });

    test("a refused checkout says so in view, what was kept, and whom to call", async ({ page, request }) => {
      const address = `${urls.checkout.path}?plan=students`;
      await sendOften(request, address, { name: "Ada", email: "ada@example.com" });
      await page.goto(address);
      await page.getByLabel("Name", { exact: true }).fill(typed);
      await page.getByLabel("Email address").fill("ada@example.com");
      await page.getByRole("button", { name: "Send enrollment request" }).click();
      await expectRefusal(page, page);
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue(typed);
    });

    test("a frame's first wrong field has the focus, and the thanks fill the frame", async ({ page }) => {
      const form = await openContactForm(page);
      const frame = page.getByTitle("General Contact Form");
      const before = await frame.boundingBox();
      await fillIn(form, { firstName: "Ada" });
      await sendForm(form);
      const field = form.getByLabel("Last name");
      await expect(field).toBeFocused();
      await expectUncovered(page, form.getByText("Last name", { exact: true }));
      await expectUncovered(page, field);

      await fillIn(form, letterFrom("ada@example.com"));
      await sendForm(form);
      const thanks = form.getByRole("heading", { name: "Thank you. Your message has arrived." });
      await expect(thanks).toBeFocused();
      await expectUncovered(page, thanks);
      await expect(form.getByRole("list", { name: "What happens next" }).getByRole("listitem")).toHaveCount(
        3,
      );
      const after = await frame.boundingBox();
      expect(after?.height).toBe(before?.height);
      expect((await form.getByRole("main").boundingBox())?.height).toBeCloseTo(after?.height ?? 0, 0);
    });
  });
}

test("a corrected field loses its mark and its red text, and the others keep theirs", async ({ page }) => {
  for (const [address, send, first] of [
    [formFramePath("general-contact"), "Send message", "First name"],
    [`${urls.checkout.path}?plan=students`, "Send enrollment request", "Name"],
  ] as const) {
    await page.goto(address);
    await page.getByLabel("Email address").fill("ada@");
    await page.getByRole("button", { name: send }).click();
    const name = page.getByLabel(first, { exact: true });
    const email = page.getByLabel("Email address");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.pressSequentially("A");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(name).toHaveAccessibleDescription("");
    await expect(page.getByText(`Please enter your ${first.toLowerCase()}.`)).toBeHidden();
    await email.press("End");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.pressSequentially("example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.getByText("Please enter an email address")).toBeHidden();
  }
});

test("a field that was corrected before the form's script came has lost its mark", async ({ page }) => {
  await page.goto(formFramePath("general-contact"));
  const release = await holdRequest(page, "/js/post_form.js");
  await page.getByRole("button", { name: "Send message" }).click();
  const name = page.getByLabel("First name", { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Ada");
  release();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
});

/** Sends the same form as often as one network may in an hour; it is stored once. */
async function sendOften(request: APIRequestContext, address: string, form: Record<string, string>) {
  const atOnce = 20;
  for (let sent = 0; sent < formsPerHour; sent += atOnce) {
    const sending = Array.from({ length: atOnce }, () => request.post(address, { form, maxRedirects: 0 }));
    for (const answer of await Promise.all(sending)) expect(answer.status()).toBe(303);
  }
}

async function expectRefusal(page: Page, form: FrameLocator | Page): Promise<void> {
  const refusal = form.getByRole("alert");
  await expect(refusal).toContainText("What you typed is still in the form");
  await expect(refusal).toContainText(/not sent|nothing was sent/);
  await expect(refusal).toBeFocused();
  await expectUncovered(page, refusal);
  await expect(refusal.getByRole("link", { name: "(972) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+19725550142",
  );
}

/** Expects the whole element in the window, under the header. */
async function expectUncovered(page: Page, element: Locator): Promise<void> {
  const place = async () => {
    const [box, header] = await Promise.all([element.boundingBox(), page.getByRole("banner").boundingBox()]);
    if (box === null || header === null) return "not there";
    if (box.y < header.y + header.height) return `at ${box.y}, under the header`;
    return box.y + box.height > 844 ? `at ${box.y}, under the window` : "in view";
  };
  await expect.poll(place).toBe("in view");
}
