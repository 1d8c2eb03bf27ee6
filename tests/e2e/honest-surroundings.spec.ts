import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { site as company } from "../../content/site.ts";
import { urls } from "../../src/shared/urls.ts";
import { input, openChat, panel } from "../support/browser/chat.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";
import { startSite } from "../support/server/site.ts";

/** Programs that show a card beside a link read no more of a page: Slack does not. */
const readOfPage = 32 * 1024;

test("what a link's card shows stands in the first 32 kB of every page and article", async ({ request }) => {
  const posts: { slug: string }[] = await (await request.get("/api/blogs?fields=summary")).json();
  const paths = [
    // Nobody shares the administrator's sign-in.
    ...Object.values(urls).flatMap(({ path }) => (path === urls.adminLogin.path ? [] : [path])),
    ...posts.map(({ slug }) => `/blogs/${slug}`),
  ];
  for (const address of paths) {
    const beginning = (await (await request.get(address)).body()).subarray(0, readOfPage).toString();
    for (const name of ["og:title", "og:description", "og:url", "og:image"])
      expect(beginning, `${name} of ${address}`).toContain(`<meta property="${name}" content="`);
    expect(beginning).toMatch(/<title>[^<]+<\/title>/);
  }
});

test.describe("where the browser lets no page keep anything", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("The request was denied.", "SecurityError");
          },
        });
      }
    }),
  );

  test("every page starts, the chat answers, and a link inside leads on", async ({ page }) => {
    for (const { path: address } of Object.values(urls)) {
      await page.goto(`${address}?utm_source=test&gclid=x`, { waitUntil: "domcontentloaded" });
      await hydrate(page);
    }
    await page.goto(urls.about.path);
    await openChat(page);
    await input(page).fill("What is your phone number?");
    await input(page).press("Enter");
    await expect(panel(page)).toContainText("(972) 555-0142");
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveURL(urls.contact.path);
  });
});

test("mail addresses that Cloudflare hides are shown by its script, and the page works", async ({ page }) => {
  let hidden = 0;
  let plain = 0;
  await page.route(urls.talentForTalents.path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<a ([^>]*)href="mailto:([^"]+)"([^>]*)>[^<]*<\/a>/g, (_, before, mail, after) => {
        hidden++;
        return `<a ${before}href="/cdn-cgi/l/email-protection#${hide(mail)}"${after}><span class="__cf_email__" data-cfemail="${hide(mail)}">[email&#160;protected]</span></a>`;
      })
      // Addresses that are no links become one, also in a drawing.
      .replace(/[\w.]+@[\w.]+(?=[^<]*<\/(?:p|li|text)>)/g, (mail) => {
        plain++;
        return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hide(mail)}">[email&#160;protected]</a>`;
      });
    // Its script stands at the end of the body and runs before the app.
    const shown = html.replace(
      "</body>",
      `<script>for (const span of document.querySelectorAll("[data-cfemail]")) {
        const code = span.dataset.cfemail.match(/../g).map((byte) => Number.parseInt(byte, 16));
        const mail = code.slice(1).map((byte) => String.fromCharCode(byte ^ code[0])).join("");
        if (span.matches("span")) span.parentElement.href = "mailto:" + mail;
        span.replaceWith(mail);
      }</script></body>`,
    );
    const headers = { ...response.headers() };
    // Whoever changes a page on its way changes what its policy allows.
    delete headers["content-security-policy"];
    await route.fulfill({ response, headers, body: shown });
  });
  await page.goto(urls.talentForTalents.path);
  await hydrate(page);
  expect(hidden).toBeGreaterThan(0);
  expect(plain).toBeGreaterThan(0);
  await expect(page.locator("[data-cfemail]")).toHaveCount(0);
  await expect(page.locator(`a[href="mailto:${company.email}"]`).first()).toContainText("@");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(urls.about.path);
});

/** As Cloudflare writes an address: a key, and each letter with it. */
function hide(mail: string): string {
  const key = 0x5a;
  return [key, ...Array.from(mail, (letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

test("a folder of data that a Mac looked through is read, written and backed up", async ({ browser }) => {
  const site = await startSite({ LOG_LEVEL: "info" }, { stdout: "pipe" });
  try {
    await expect.poll(() => site.log().map(({ event }) => event)).toContain("backup");
    await site.end("SIGTERM");
    const folders = (await readdir(site.dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isDirectory(),
    );
    const all = [site.dataDir, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))];
    for (const folder of all)
      for (const name of [".DS_Store", "._posts.json"])
        await writeFile(path.join(folder, name), "\0\0\0\x01Bud1\0");
    const backups = path.join(site.dataDir, "backups");
    for (const name of await readdir(backups))
      if (name.startsWith("daily-")) await rm(path.join(backups, name), { recursive: true });
    await site.start();
    await expect.poll(() => site.log().map(({ event }) => event)).toContain("backup");
    const page = await browser.newPage({ baseURL: site.url });
    for (const address of ["/", "/blogs", "/contact"]) expect((await page.goto(address))?.status()).toBe(200);
    await page.close();
    expect(await site.end("SIGTERM")).toBe(0);
    expect(site.log().filter(({ level, event }) => level !== "info" && event !== "settings")).toEqual([]);
  } finally {
    await site.stop();
  }
});
