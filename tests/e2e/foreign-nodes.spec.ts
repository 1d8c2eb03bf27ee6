import type { Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { panel, scrollToLauncher } from "../support/browser/chat.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const appCode = "/assets/site-*.js";

for (const path of [urls.home.path, urls.agreement.path, urls.blogs.path]) {
  test(`${path} stays translated whatever its reader does, and its links lead on`, async ({ page }) => {
    const release = await holdRequest(page, appCode);
    await page.goto(path);
    const wrapped = await translate(page);
    release();
    expect(wrapped).toBeGreaterThan(50);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 1_500);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(1_000);
    expect(await page.locator("#root font > font").count()).toBe(wrapped);
    await page.getByRole("contentinfo").getByRole("link", { name: "xx Contact" }).first().click();
    await expect(page).toHaveURL(urls.contact.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** What phones and extensions do to the HTML of a page before its app runs, by who does it. */
const changes: Record<string, () => void> = {
  "an iPhone that makes links of addresses, numbers, dates and mail addresses": () => {
    const words = document.querySelector<HTMLMetaElement>("meta[name=format-detection]")?.content ?? "";
    const kinds = {
      telephone: /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
      address: /\b\d+ [A-Z]\w+ (?:Parkway|Street)\b[^<]*/,
      date: /\b(?:January|March|September|Oct) \d+(?:st|nd|rd|th)?\b/,
      email: /\b[\w.]+@[\w.]+\b/,
      url: /\b(?:www\.)?[a-z]+\.(?:com|example)\b/,
    };
    for (const [kind, pattern] of Object.entries(kinds)) {
      if (new RegExp(`\\b${kind}=no\\b`).test(words)) continue;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const at = text.data.search(pattern);
        if (at === -1 || text.parentElement?.closest("a, script, style, textarea, [data-slot]")) continue;
        const link = document.createElement("a");
        link.href = "x-apple-data-detectors://0";
        const rest = text.splitText(at);
        rest.replaceWith(link);
        link.append(rest);
      }
    }
  },
  "a checker of spelling": () => {
    document.documentElement.setAttribute("data-lt-installed", "true");
    document.body.setAttribute("data-gr-ext-installed", "");
    document.body.append(document.createElement("grammarly-desktop-integration"));
  },
  "a picker of colors": () => document.body.setAttribute("cz-shortcut-listen", "true"),
  "a dark mode": () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.head.prepend(document.createElement("meta"));
    for (const element of document.querySelectorAll<HTMLElement>("#root *")) {
      element.setAttribute("data-darkreader-inline-color", "");
      element.style.setProperty("--darkreader-inline-color", "#fff");
    }
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("input")) field.setAttribute("data-1p-ignore", "");
    document.body.prepend(document.createElement("div"));
    document.documentElement.append(document.createElement("com-1password-button"));
  },
  "a blocker of advertising": () => {
    for (const element of document.querySelectorAll<HTMLElement>("#root aside, #root iframe"))
      element.style.setProperty("display", "none", "important");
  },
};

for (const path of [urls.contact.path, `${urls.checkout.path}?plan=students`]) {
  test(`${path} is taken over as it is, whatever phones and extensions did to its HTML`, async ({ page }) => {
    const release = await holdRequest(page, appCode);
    await page.goto(path);
    const first = await page.locator("main").first().elementHandle();
    for (const change of Object.values(changes)) await page.evaluate(change);
    release();
    await page.mouse.move(200, 300);
    await hydrate(page);
    expect(await first?.evaluate((main) => main.isConnected), "the server's HTML stays").toBe(true);
  });
}

test("the name of the company, the code of the offer and code are left as they are", async ({ page }) => {
  for (const path of [urls.noCodeAgenticAi.path, urls.cookiePolicy.path]) {
    await page.goto(path);
    const names = page.locator("[translate=no]");
    await expect(names.filter({ hasText: "Corvanta" }).first()).toBeVisible();
    expect(await page.locator("code:not([translate=no])").count()).toBe(0);
  }
});

test("a page that is translated while the app runs can be used and left", async ({ page }) => {
  await page.goto(urls.aiAutomations.path, { waitUntil: "networkidle" });
  await page.mouse.move(200, 300);
  await hydrate(page);
  await translate(page);
  await page.getByRole("tab", { name: "xx Competitor Analysis" }).click();
  await expect(page.getByRole("tab", { name: "xx Competitor Analysis" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  for (const path of [urls.blogs.path, urls.contact.path]) {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: path === urls.blogs.path ? /Blog/ : /Contact/ })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await translate(page);
  }
});

test.describe("", () => {
  // React says that it made a part of the page anew.
  test.use({ expectedConsole: [/#418|ydration/] });

  test("what needs the app works on a translated page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequest(page, appCode);
    await page.goto(urls.about.path);
    await translate(page);
    release();
    await page.getByRole("button", { name: /^(xx )?Menu$/ }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await scrollToLauncher(page);
    await page.getByRole("button", { name: /chat/i }).first().click();
    await expect(panel(page)).toBeVisible();
  });

  test("the agreement's button follows what is chosen on a translated page", async ({ page }) => {
    const release = await holdRequest(page, "/assets/acceptance-bar.island-*.js");
    await page.goto(urls.agreement.path);
    await expect(page.locator("[data-island=contents-list]")).toHaveAttribute("data-live");
    await translate(page);
    await page.getByRole("radio").last().check();
    await page.getByRole("checkbox").check();
    const goOn = page.getByRole("button", { name: /I Agree/ });
    await expect(goOn).toBeDisabled();
    release();
    await expect(goOn).toBeEnabled();
    await goOn.click();
    await expect(page).toHaveURL(`${urls.checkout.path}?plan=students`);
  });

  test("what an extension puts into a form costs no typed text and no focus", async ({ page }) => {
    const release = await holdRequest(page, appCode);
    await page.goto(`${urls.checkout.path}?plan=students`);
    const name = page.getByLabel("Name", { exact: true });
    const email = page.getByLabel("Email address");
    await email.fill("ada@example.com");
    await name.pressSequentially("Ada Lovelac");
    await page.keyboard.press("ArrowLeft");
    await page.evaluate(() => {
      for (const place of document.querySelectorAll("form, form label, form input, main")) {
        const node = document.createElement("x-extension");
        node.attachShadow({ mode: "open" }).textContent = "*";
        if (place instanceof HTMLInputElement) place.before(node);
        else place.prepend(node);
      }
    });
    release();
    await hydrate(page);
    await expect(name).toBeFocused();
    await page.keyboard.type("-");
    await expect(name).toHaveValue("Ada Lovela-c");
    await expect(email).toHaveValue("ada@example.com");
  });
});

/** Does what the translation of a browser does to a page; gives how many texts there were. */
function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.lang = "xx";
    document.documentElement.classList.add("translated-ltr");
    const texts = document.createTreeWalker(
      document.getElementById("root") as Element,
      NodeFilter.SHOW_TEXT,
      (text) =>
        text.textContent?.trim() === "" || text.parentElement?.closest("font, script, textarea") ? 2 : 1,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `xx ${text.textContent}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return found.length;
  });
}
