import type { Page } from "playwright/test";
import {
  earlyClickScript,
  firstScreenScript,
  visitScript,
} from "../../../src/server/pages/inline-scripts.ts";
import { test as base, expect } from "./test.ts";

export { expect };

/** Pictures of hosts that do not exist, addresses that are refused, and the browser's own style for a plain text. */
export const noiseOfPayloads = [/Failed to load resource|img-src|sha256-r8zR3S6YuWY5tpo2Y0PvZHW5fa/];

/** Playwright's test with a page that watches what runs in it. */
export const test = base.extend<{ watched: Page }>({
  /** A page that fails its test when anything that was sent runs. */
  watched: async ({ page }, use) => {
    const ran: string[] = [];
    await page.exposeFunction("tellOfDialog", (text: string) => ran.push(text));
    await page.addInitScript(() => {
      const tell = (text: unknown) =>
        (window as unknown as { tellOfDialog(text: string): void }).tellOfDialog(String(text));
      Object.assign(window, { alert: tell, confirm: tell, prompt: tell });
    });
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      return dialog.dismiss();
    });
    await use(page);
    await page.waitForTimeout(200);
    expect(ran, "dialogs that were opened").toEqual([]);
  },
});

/** Expects that nothing could run in the page at an address. */
export async function expectInertAt(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await expectInert(page, address);
}

/** Expects that nothing could run in the page as it stands. */
export async function expectInert(page: Page, where: string): Promise<void> {
  expect(await findActive(page), where).toEqual([]);
}

/**
 * What could run in the page as it stands, or in the HTML that the addresses are answered with: a handler, an address with
 * a scheme of its own, an element that the site does not use.
 */
export function findActive(page: Page, addresses?: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ asked, ownScripts }) => {
      const addressNames = /^(?:href|src|action|formaction|xlink:href|data|background|poster)$/;
      if (asked === undefined) return activeIn(document);
      const found: string[] = [];
      const waiting = asked.values();
      const readOn = async () => {
        for (const address of waiting) {
          const html = await (await fetch(address)).text();
          const active = activeIn(new DOMParser().parseFromString(html, "text/html"));
          found.push(...active.map((text) => `${address}: ${text}`));
        }
      };
      await Promise.all(Array.from({ length: 6 }, readOn));
      return found;

      function isKnown(address: string): boolean {
        const scheme = /^[^/?#]*?:/.exec(address.replace(/[\s\p{C}]/gu, ""))?.[0].toLowerCase();
        return scheme === undefined || ["http:", "https:", "mailto:", "tel:"].includes(scheme);
      }

      function activeIn(page: Document): string[] {
        const foreign =
          "base, object, embed, meta[http-equiv], iframe[srcdoc], style:not(head > :only-of-type), script:not([src]):not([type$=json])";
        const active = [...page.querySelectorAll(foreign)]
          .map(({ outerHTML }) => outerHTML)
          .filter((html) => !ownScripts.includes(html));
        for (const element of page.querySelectorAll("*")) {
          for (const { name, value } of element.attributes) {
            const isScript = element.tagName === "SCRIPT" && name === "src" && !/^\/[^/]/.test(value);
            if (name.startsWith("on") || isScript || (addressNames.test(name) && !isKnown(value)))
              active.push(`${element.tagName} ${name}=${value}`);
          }
        }
        return active;
      }
    },
    {
      asked: addresses,
      ownScripts: [earlyClickScript, earlyClickScript + firstScreenScript + visitScript].map(
        (code) => `<script>${code}</script>`,
      ),
    },
  );
}

/** A list in parts of the same length. */
export function inChunks<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) =>
    all.slice(i * length, (i + 1) * length),
  );
}
