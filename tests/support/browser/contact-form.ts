import type { FrameLocator, Locator, Page } from "playwright/test";
import { urls } from "../../../src/shared/urls.ts";

const labels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  message: "Your message",
};

type Letter = Record<keyof typeof labels, string>;

/** What the sender with this email address fills in. */
export function letterFrom(email: string, message = "Hello"): Letter {
  return { firstName: "Ada", lastName: "Lovelace", email, message };
}

/** The contact form of a page that has come. */
export function contactForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="General Contact Form"]');
}

/** Opens the contact page, and brings its form into view. */
export async function openContactForm(page: Page): Promise<FrameLocator> {
  await page.goto(urls.contact.path);
  await formComes(page.getByTitle("General Contact Form"));
  return contactForm(page);
}

/** Brings the frame of a form into view, and waits until it has its script, which comes after the fields. */
export async function formComes(frame: Locator): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  const form = await (await frame.elementHandle())?.contentFrame();
  await form?.waitForURL("**/widget/form/**");
}

/** Fills in these fields of the contact form. */
export async function fillIn(form: FrameLocator | Page, letter: Partial<Letter>): Promise<void> {
  for (const [name, value] of Object.entries(letter)) {
    await form.getByLabel(labels[name as keyof Letter]).fill(value);
  }
}

/** Waits as long as a person writes at least: a form that is sent within 2 s is suspected. */
export function takeTime(page: Page): Promise<void> {
  return page.waitForTimeout(2_000);
}

/** Presses the contact form's button. */
export function sendForm(form: FrameLocator | Page): Promise<void> {
  return form.getByRole("button", { name: "Send message" }).click();
}
