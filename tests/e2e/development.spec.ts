import { expect, test } from "playwright/test";
import { startSite } from "../support/server/site.ts";

test("Ctrl+C ends the development server at once, although a page is connected to it", async ({ page }) => {
  test.setTimeout(90_000);
  const site = await startSite({ LOG_LEVEL: "silent" }, { development: true });
  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(`${site.url}/contact`);
  await connected;

  const stopped = Date.now();
  expect(await site.end("SIGINT")).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(3_000);
  await site.stop();
});

test("the development server renders a page anew for each request, since its code may have changed", async ({
  request,
}) => {
  const site = await startSite({ LOG_LEVEL: "silent" }, { development: true });
  await request.get(`${site.url}/contact`);
  const again = await request.get(`${site.url}/contact`);
  expect(again.status()).toBe(200);
  // Only what is cached has a tag.
  expect(again.headers().etag).toBeUndefined();
  await site.stop();
});
