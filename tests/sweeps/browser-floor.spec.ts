import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { urls } from "../../src/shared/urls.ts";
import { input, latest, openChat } from "../support/browser/chat.ts";
import { fillIn, letterFrom, openContactForm, sendForm } from "../support/browser/contact-form.ts";
import { expect, test } from "../support/browser/dashboard.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { newerThanFloor, takeNewerAway } from "../support/browser/newer-than-floor.ts";
import { pagePaths } from "../support/browser/page-paths.ts";

const newer = newerThanFloor();

/** What scripts ask whether it is there, and do without. */
const asked = [
  "Document.startViewTransition",
  "EditContext",
  "Element.checkVisibility",
  "Intl.Segmenter",
  "Navigator.connection",
  "Navigator.scheduling",
  "Selection.getComposedRanges",
  "Uint8Array.toBase64",
  "cancelIdleCallback",
  "navigation",
  "requestIdleCallback",
  "setImmediate",
];

test("scripts of pages ask for nothing that the oldest supported browsers lack", () => {
  const assets = "dist/client/assets";
  const files = [
    ...readdirSync(assets).map((file) => path.join(assets, file)),
    ...readdirSync("public/js").map((file) => path.join("public/js", file)),
  ].filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => newerIn(readFileSync(file, "utf8")).map((name) => [name, file]));
  expect(found.filter(([name = ""]) => !asked.includes(name))).toEqual([]);
  expect(
    asked.filter((name) => !found.some(([other]) => other === name)),
    "no longer asked for",
  ).toEqual([]);
});

for (const [code, names] of [
  ['URL.canParse("a")', ["URL.canParse"]],
  ["Promise.withResolvers()", ["Promise.withResolvers"]],
  ["AbortSignal.any([])", ["AbortSignal.any"]],
  ["Object.groupBy([], f); Map.groupBy([], f)", ["Object.groupBy", "Map.groupBy"]],
  ["new Set().union(other)", ["Set.union"]],
  ["element.checkVisibility()", ["Element.checkVisibility"]],
  ["scheduler.yield()", ["scheduler"]],
  ["window.scheduler.yield()", ["scheduler"]],
  ["f(requestIdleCallback)", ["requestIdleCallback"]],
  ["document.startViewTransition?.(f)", ["Document.startViewTransition"]],
  ["Iterator.from([])", ["Iterator.from"]],
  ["AbortSignal.timeout(1); [].toSorted(); structuredClone({}); navigator.locks.request(f)", []],
  ["const { navigation } = props; props.navigation.links; ({ navigation: 1 })", []],
] as const) {
  test(`in ${code} it finds ${names.join(", ") || "nothing"}`, () => {
    expect(newerIn(code)).toEqual(names);
  });
}

test.describe(() => {
  test.use({ expectedConsole: [/the server responded with a status of 404/] });

  test.beforeEach(({ page }) => page.addInitScript(takeNewerAway, newer));

  test("every public page runs in the oldest supported browsers", async ({ page }) => {
    for (const address of [...pagePaths, "/nothing-here"]) {
      await page.goto(`${address}?utm_source=news`, { waitUntil: "domcontentloaded" });
      await hydrate(page);
    }
    expect(await page.evaluate(() => "canParse" in URL || "withResolvers" in Promise)).toBe(false);
  });

  test("there a form is sent, the chat answers, and its links are links", async ({ page }) => {
    await page.route("**/api/chat", (route) =>
      route.fulfill({ json: { output: "See https://news.example/today and /contact" } }),
    );
    const form = await openContactForm(page);
    await fillIn(form, letterFrom("ada@old-browser.example", "From an old browser"));
    await sendForm(form);
    await expect(form.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
    await openChat(page);
    await input(page).fill("Hello");
    await input(page).press("Enter");
    await expect(latest(page).getByRole("link")).toHaveText(["https://news.example/today", "Contact"]);
  });

  test("there the chat opens on a page whose button was pressed before the app came", async ({ page }) => {
    await page.goto(urls.about.path, { waitUntil: "commit" });
    await openChat(page);
  });

  test("there the dashboard shows all of its tabs, a post is written", async ({ page, openDashboard }) => {
    await openDashboard(page);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(page.getByRole("tabpanel")).not.toContainText("Loading");
    }
    await page.getByRole("tab").first().click();
    await page.getByRole("button", { name: "Create New Blog Post" }).click();
    await page.getByLabel("Title").fill("From an old browser");
    await page.locator(".cm-content").click();
    await page.keyboard.type("Some words");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** The newer things that a script names, without a look at whether it asks first if they are there. */
function newerIn(code: string): string[] {
  const found = new Set<string>();
  const globals = new Set(newer.globals);
  const instances: Record<string, string> = { document: "Document", navigator: "Navigator" };
  visit(parseAst(code), null, "");
  return [...found];

  function visit(node: unknown, parent: Node | null, key: string): void {
    if (Array.isArray(node)) for (const one of node) visit(one, parent, key);
    if (!isNode(node)) return;
    if (node.type === "Identifier" && !isPartOf(parent, key)) note(node.name);
    if (node.type === "MemberExpression" && isNode(node.object) && isNode(node.property) && !node.computed) {
      const { name: object } = node.object;
      const { name: property } = node.property;
      if (/^(?:window|globalThis|self)$/.test(String(object))) note(property);
      const isCalled = parent?.type === "CallExpression" && key === "callee";
      const isOf = ({ owner, isStatic, isDistinct }: (typeof newer.members)[number]) => {
        if (isStatic) return owner === object;
        // Of other objects nothing is known but their methods' names; that of `navigator` are too common for that.
        return owner === instances[String(object)] || (isCalled && isDistinct && owner !== "Navigator");
      };
      const member = newer.members.find((one) => one.member === property && isOf(one));
      if (member !== undefined) found.add(`${member.owner}.${member.member}`);
    }
    for (const [name, child] of Object.entries(node)) visit(child, node, name);
  }

  function note(name: unknown): void {
    if (typeof name === "string" && globals.has(name)) found.add(name);
  }
}

type Node = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Whether a word names a member, a field, or what a module gives or takes, and no variable. */
function isPartOf(parent: Node | null, key: string): boolean {
  if (parent === null) return false;
  if (/^(?:Import|Export)/.test(parent.type)) return true;
  return !parent.computed && (key === "property" || key === "key" || parent.shorthand === true);
}
