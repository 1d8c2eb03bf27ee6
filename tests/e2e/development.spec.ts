import { expect, test } from "playwright/test";
import { ownMsOf } from "../support/own-time.ts";
import { startSite } from "../support/server/site.ts";

test("the development server renders anew, and Ctrl+C ends it at once", async ({ page }) => {
  const site = await startSite({ LOG_LEVEL: "silent" }, { development: true });
  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(`${site.url}/contact`);
  await connected;
  const again = await page.request.get(`${site.url}/contact`);
  expect(again.status()).toBe(200);
  // Only what is cached has a tag, and the code of a page may have changed.
  expect(again.headers().etag).toBeUndefined();

  const ends = async () => expect(await site.end("SIGINT")).toBe(0);
  expect(await ownMsOf(ends)).toBeLessThan(3_000);
  await site.stop();
});

test("in development, where React mounts all things twice, a page keeps its islands", async ({ page }) => {
  const site = await startSite({ LOG_LEVEL: "silent" }, { development: true });
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`${site.url}/talent/for-clients`);
  // Vite loads the page again once it has bundled the packages.
  const benefits = page.locator("[data-island=benefits]").last();
  await expect(benefits).toHaveAttribute("data-live");
  await expect(page.getByRole("heading", { name: "Premium Projects" })).toBeVisible();
  expect(errors).toEqual([]);
  await site.stop();
});
