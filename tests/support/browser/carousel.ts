import type { Locator, Page } from "playwright/test";
import { expect } from "./test.ts";

/** Waits until the tab with this id is chosen, its panel is in view, and the status says so. */
export async function showsTab(page: Page, id: string | undefined, status: string): Promise<void> {
  await expect(page.locator(`#${id}-tab`)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
}

/** Waits until the carousel shows the card of this title. */
export function shows(carousel: Locator, title: string): Promise<void> {
  const dot = carousel.getByRole("button", { name: `Show ${title}`, exact: true });
  return expect(dot).toHaveAttribute("aria-current", "true");
}
