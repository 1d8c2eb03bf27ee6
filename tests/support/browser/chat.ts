import type { Page } from "playwright/test";
import { expect } from "./test.ts";

export const launcher = (page: Page) => page.getByRole("button", { name: "Chat with Cora" });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Cora" });
export const input = (page: Page) => page.getByPlaceholder("Type your message...");
export const log = (page: Page) => page.getByRole("log");
/** The text of the latest message. */
export const latest = (page: Page) =>
  log(page).locator("time").last().locator("xpath=../following-sibling::p");

const phoneBelowPx = 768;

/** A phone shows the button when the page has been scrolled and no form is in view, as at the foot of a page. */
export async function scrollToLauncher(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(launcher(page)).toBeVisible();
}

export async function openChat(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < phoneBelowPx) await scrollToLauncher(page);
  await launcher(page).click();
  await expect(input(page)).toBeFocused();
}

/** Sends a message over the 1,000 ms that the chat waits before it asks; needs the page's clock. */
export async function say(page: Page, text: string) {
  await input(page).fill(text);
  await input(page).press("Enter");
  await page.clock.runFor(1_000);
}
