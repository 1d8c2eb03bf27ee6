import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "playwright/test";
import type { ImageEntry } from "../../src/shared/images/image.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { jpeg } from "../support/inputs/sample-images.ts";
import { startSite } from "../support/server/site.ts";

test("an acknowledged image survives a kill, and what was being made is gone after the next start", async () => {
  const site = await startSite({ ADMIN_PASSWORD: password });
  const cookie = await cookieOf(site.url);
  const send = async (width: number) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(await jpeg({ width, height: 3_000 }))]), "photo.jpg");
    return fetch(`${site.url}/api/images`, { method: "POST", body: form, headers: { cookie } });
  };
  const kept = () => readdir(path.join(site.dataDir, "images"));
  const image: ImageEntry = await (await send(700)).json();

  const interrupted = send(4_000).catch(() => null);
  await expect.poll(kept, { intervals: [20] }).toHaveLength(3);
  await site.end("SIGKILL");
  expect(await interrupted).toBeNull();
  await site.start();
  expect(await kept()).toEqual([image.id]);
  expect((await fetch(site.url + image.url)).status).toBe(200);
  const listed: ImageEntry[] = await (await fetch(`${site.url}/api/images`, { headers: { cookie } })).json();
  expect(listed.map(({ id }) => id)).toEqual([image.id]);
  expect((await send(4_000)).status).toBe(201);
  await site.stop();
});

test("an image in a post moves nothing when it comes", async ({ page }) => {
  const site = await startSite({ ADMIN_PASSWORD: password });
  const cookie = await cookieOf(site.url);
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await jpeg({ width: 1_200, height: 900 }))]), "photo.jpg");
  const sent = await fetch(`${site.url}/api/images`, { method: "POST", body: form, headers: { cookie } });
  const { url, id }: ImageEntry = await sent.json();
  const content = `Before.\n\n![An oak](${url})\n\n## Below the oak`;
  const saved = await fetch(`${site.url}/api/blogs`, {
    method: "POST",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ title: "An oak", content, imageUrl: url }),
  });
  expect(saved.status).toBe(201);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/images/${id}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/blogs/an-oak`, { waitUntil: "commit" });
  const below = page.getByRole("heading", { name: "Below the oak" });
  const image = page.getByRole("img", { name: "An oak" });
  await below.waitFor();
  await image.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const before = await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const shape = await image.evaluate((element) => element.clientWidth / element.clientHeight);
  expect(shape).toBeCloseTo(4 / 3, 1);
  release();
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0);
  expect(
    await image.evaluate((element) => element instanceof HTMLImageElement && element.currentSrc),
  ).toMatch(/\/(480|960|1600)\.avif$/);
  expect(await below.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)).toBe(
    before,
  );
  await site.stop();
});
