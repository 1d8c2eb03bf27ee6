import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright/test";
import { agreement } from "../../content/training/agreement.ts";
import { sandboxCheckout } from "../../content/training/checkout.ts";
import { plans, priceWithCode } from "../../content/training/plans.ts";
import { urls } from "../../src/shared/urls.ts";
import { boxOf } from "../support/browser/box.ts";
import { takeTime } from "../support/browser/contact-form.ts";
import { requestsOf } from "../support/browser/send-leads.ts";
import { password, signIn } from "../support/browser/sign-in.ts";
import { expect, test } from "../support/browser/test.ts";
import { startSite } from "../support/server/site.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const coursePath = "/training/no-code-agentic-ai";
const agreementPath = `${coursePath}/agreement`;
const phone = { width: 390, height: 844 };

function bar(page: Page) {
  return {
    professionals: page.getByRole("radio", { name: `$999 ${plans.professionals.label}` }),
    students: page.getByRole("radio", { name: `$799 ${plans.students.label}` }),
    accept: page.getByRole("checkbox", {
      name: "I have read and agree to the Live Online Training Program Agreement.",
    }),
    goOn: page.getByRole("button", { name: "I Agree — Continue to Payment" }),
  };
}

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The browser moves the focus with its next frame: keys that come sooner begin elsewhere.
  await expect(page.getByRole("main")).toBeFocused();
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("a keyboard alone leads from the course to a kept request", async ({ page, site }) => {
  await page.goto(coursePath);
  await skipToContent(page);
  await tabTo(page, page.getByRole("link", { name: "Enroll Now" }).first());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Enroll as a student" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}${agreementPath}?plan=students`);

  const { students, accept, goOn } = bar(page);
  await expect(students).toBeChecked();
  await tabTo(page, accept);
  await page.keyboard.press("Space");
  await expect(goOn).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(goOn).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`${site.url}/checkout?plan=students`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("no payment is taken");
  await expect(page.getByText("Students / Graduates / Unemployed Juniors")).toBeVisible();
  await expect(page.getByText("$799").filter({ visible: true })).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Ada Lovelace");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@keyboard.example");
  await takeTime(page);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.thanks.title);
  const kept = await requestsOf(site, "ada@keyboard.example");
  expect(kept).toEqual([
    {
      ...storedRequest({ kind: "enrollment", formId: "enrollment", formName: "Enrollment request" }),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      cohort: expect.stringMatching(/^[\da-f-]{36}$/),
      fields: {
        name: "Ada Lovelace",
        email: "ada@keyboard.example",
        promotionCode: "",
        plan: "students",
        agreementVersion: "November 24, 2026",
      },
      page: urls.checkout.path,
      source: expect.objectContaining({ landing: urls.noCodeAgenticAi.path, referrer: null }),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
  // A reload asks for the thanks again, and sends nothing.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.thanks.title);
  expect(await requestsOf(site, "ada@keyboard.example")).toHaveLength(1);
});

test("the agreement names its plans, links its parts, and goes on when accepted", async ({ page }) => {
  await page.goto(agreementPath);
  await expect(
    page.getByRole("radio", { name: "$999 Non-tech or Tech Founders / Non-tech or Tech Professionals" }),
  ).toBeVisible();
  await expect(
    page.getByRole("radio", { name: "$799 Students / Graduates / Unemployed Juniors" }),
  ).toBeVisible();
  const last = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Entire agreement and acceptance" }),
  });
  await expect(last.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms-of-service",
  );
  await last.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.goBack();
  const { professionals, students, accept, goOn } = bar(page);
  await expect(professionals).not.toBeChecked();
  await expect(students).not.toBeChecked();
  await expect(accept).not.toBeChecked();
  await expect(goOn).toBeDisabled();
  const hint = page.getByRole("status").filter({ hasText: "to continue" });
  await expect(hint).toHaveText("Choose a plan and tick the box to continue.");
  await accept.check();
  await expect(goOn).toBeDisabled();
  await expect(hint).toHaveText("Choose a plan to continue.");
  await page.getByText("Non-tech or Tech Founders").last().click();
  await expect(goOn).toBeEnabled();
  await accept.uncheck();
  await expect(goOn).toBeDisabled();
  await expect(hint).toHaveText("Tick the box to continue.");
  await students.check();
  await accept.check();
  await expect(page.getByRole("status").filter({ hasText: "The checkout opens next" })).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/\/checkout\?plan=students$/);
});

test("on a phone one sees what is missing, and the ticked box signs", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(agreementPath);
  const { accept, goOn } = bar(page);
  const hint = page.getByRole("status").filter({ hasText: "to continue" });
  await expect(hint).toBeInViewport({ ratio: 1 });
  expect((await hint.boundingBox())?.width).toBeGreaterThan(200);
  // One line of words.
  expect((await goOn.boundingBox())?.height).toBeLessThan(48);
  const stroke = page.getByRole("region", { name: "You" }).locator("path[pathLength]").last();
  await expect(stroke).toHaveCSS("stroke-dashoffset", "1.01px");
  await accept.check();
  await expect(stroke).toHaveCSS("stroke-dashoffset", "0px");
});

for (const [query, plan] of [
  ["?plan=students", "students"],
  ["?plan=PROFESSIONALS", "professionals"],
  ["?plan=everything", null],
  ["", null],
] as const) {
  test(`the server's HTML starts with the plan of "${query}"`, async ({ request }) => {
    const html = await (await request.get(agreementPath + query)).text();
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(radios).toHaveLength(2);
    const chosen = radios.filter((tag) => tag.includes("checked"));
    expect(chosen.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(plan === null ? [] : [plan]);
    expect(/<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0]).not.toContain("checked");
    expect(/<button[^>]*type="submit"[^>]*>/.exec(html)?.[0]).toContain("disabled");
  });
}

test("the agreement's bar stays in view, its contents mark the clause, not on paper", async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await page.goto(agreementPath);
    const { students, accept, goOn } = bar(page);
    // On a phone the plans stay, in an eighth of the window, and lead to the end of the text.
    const staying = size === phone ? students : goOn;
    await expect(staying).toBeInViewport({ ratio: 1 });
    expect((await boxOf(staying)).y).toBeGreaterThan(size.height * (7 / 8));
    const contents = page.getByRole("navigation", { name: "Contents" });
    if (size === phone) await contents.getByText("Contents").filter({ visible: true }).click();
    await contents.getByRole("link", { name: "10 Refunds" }).click();
    await expect(page.getByRole("heading", { name: "10 Refunds" })).toBeInViewport();
    if (size !== phone) await expect(contents.locator("[aria-current]")).toHaveText("10 Refunds");
    await expect(staying).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/#refunds$/);
    if (size !== phone) continue;
    await page.getByRole("link", { name: agreement.acceptance.toSign }).click();
    for (const part of [students, accept, goOn]) await expect(part).toBeInViewport({ ratio: 1 });
  }

  // On paper there is the agreement and nothing else.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "16 Entire agreement and acceptance" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(bar(page).goOn).toBeHidden();
});

test("a plan with a payment provider leads there, not to the sandbox", async ({ browser }) => {
  const provider = createServer((req, res) => res.end(`<title>Pay</title>${req.method} ${req.url}`));
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const pay = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/b/students?locale=en`;
  const site = await startSite({ ADMIN_PASSWORD: password, CHECKOUT_URL_STUDENTS: pay });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(`${agreementPath}?plan=students`);
  await bar(page).accept.check();
  await bar(page).goOn.click();
  await expect(page).toHaveURL(/\/b\/students\?locale=en&client_reference_id=[0-9a-f-]{36}$/);
  await expect(page.locator("body")).toHaveText(/^GET \/b\/students\?locale=en&client_reference_id=/);

  const answer = await page.request.get(`${site.url}/checkout?plan=students`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("404 Page Not Found");
  const form = { name: "Ada", email: "ada@example.com" };
  expect((await page.request.post(`${site.url}/checkout?plan=students`, { form })).status()).toBe(404);
  expect((await page.request.get(`${site.url}/checkout?plan=professionals`)).status()).toBe(200);

  // Nobody is led to pay elsewhere for a place that there is not.
  await page.context().addCookies(await signIn(site.url));
  const cohorts = (await (await page.request.get("/api/cohorts")).json()) as { id: string }[];
  for (const { id } of cohorts) await page.request.delete(`/api/cohorts/${id}`);
  await page.goto(`${agreementPath}?plan=students`);
  await bar(page).accept.check();
  await bar(page).goOn.click();
  await expect(page).toHaveURL(`${coursePath}#waitlist`);
  await expect(page.getByRole("heading", { name: "Join the waitlist" })).toBeInViewport();
  await page.close();
  await site.stop();
  provider.close();
});

test.describe("a refused request", () => {
  test.use({ expectedConsole: [/status of 422/] });

  test("the checkout says beside each field what to change, and keeps what was typed", async ({ page }) => {
    await page.goto("/checkout?plan=Professionals");
    await expect(page.getByText("$999").filter({ visible: true })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("  ");
    await page.getByLabel("Email address").fill("ada@");
    await page.getByRole("button", { name: "Send enrollment request" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please check the marked fields.");
    const name = page.getByLabel("Name", { exact: true });
    await expect(name).toHaveAccessibleDescription("Please enter your name.");
    await expect(name).toBeFocused();
    const email = page.getByLabel("Email address");
    await expect(email).toHaveAccessibleDescription(
      "Please enter an email address such as name@example.com.",
    );
    await expect(email).toHaveValue("ada@");
    await expect(page).toHaveURL(/\/checkout\?plan=Professionals#answer$/);
    await name.fill("Ada");
    await email.fill("ada@example.com");
    await page.getByRole("button", { name: "Send enrollment request" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.thanks.title);
  });
});

test("the checkout keeps aside what a program sends, answered as a person", async ({ request, site }) => {
  const send = (form: Record<string, string>, plan = "students") =>
    request.post(`/checkout?plan=${plan}`, { form, maxRedirects: 0 });
  const ada = { name: "Ada", email: "ada@often.example" };
  for (const form of [{ ...ada, name: "Bot", website_confirm: "x" }, ada]) {
    const answer = await send(form);
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/checkout?plan=students&sent=1");
  }
  expect((await send(ada, "none")).status()).toBe(404);
  const states = (await requestsOf(site, ada.email)).map(({ state }) => state);
  expect(states).toEqual(["suspected", "new"]);
});

test("a checkout without a plan offers both with prices, code and start, and leads back to the agreement", async ({
  page,
}) => {
  await page.goto("/checkout?plan=all");
  for (const plan of Object.values(plans)) {
    const choice = page.getByRole("link", { name: `${plan.priceDisplay} ${plan.action}` });
    await expect(choice).toHaveAttribute("href", `${agreementPath}?plan=${plan.key}`);
    await expect(choice).toContainText(`Save $100 with the code and pay ${priceWithCode(plan, 100)}`);
    await expect(choice).toContainText("Starts Oct 6th");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.noPlan.title);
  await page.getByRole("link", { name: sandboxCheckout.noPlan.link.label }).click();
  await expect(page).toHaveURL(new RegExp(`${agreementPath}$`));
});

test("on a wide screen the strands of the checkout without a plan pass between its words and its link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/checkout");
  const { noPlan } = sandboxCheckout;
  const words = await boxOf(page.getByText(noPlan.description));
  const link = await boxOf(page.getByRole("link", { name: noPlan.link.label }));
  // Of the three drawings it is the first, which comes from the window's edge.
  const strands = page.getByRole("main").locator("svg svg").first().locator("path");
  for (const strand of await strands.all()) {
    const { bottom } = await boxOf(strand);
    expect(bottom).toBeGreaterThan(words.bottom);
    expect(bottom).toBeLessThan(link.y);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the agreement reads completely and says how to enroll", async ({ page }) => {
    await page.goto(`${agreementPath}?plan=students`);
    for (const [at, { title }] of agreement.sections.entries()) {
      await expect(page.getByRole("heading", { name: `${at + 1} ${title}`, exact: true })).toBeVisible();
    }
    const note = page.locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText("write to us");
    await expect(note.locator("a")).toHaveAttribute("href", "mailto:trainings@corvanta.example");
    await expect(bar(page).goOn).toBeHidden();
  });

  test("the checkout takes a request", async ({ page, site }) => {
    await page.goto("/checkout?plan=students");
    await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
    await page.getByLabel("Email address").fill("grace@plain.example");
    await page.getByLabel("Promotion code").fill("EARLYNOCODE");
    await page.getByRole("button", { name: "Send enrollment request" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxCheckout.thanks.title);
    expect(await requestsOf(site, "grace@plain.example")).toMatchObject([
      { fields: { plan: "students", promotionCode: "EARLYNOCODE" } },
    ]);
  });

  test("the course's modules open and its links lead on", async ({ page }) => {
    await page.goto(coursePath);
    await expect(page.getByText("Finding and fixing wrong or invented answers")).toBeHidden();
    await page.getByText("RAG Systems & Retrieval Workflows").click();
    await expect(page.getByText("Finding and fixing wrong or invented answers")).toBeVisible();
    await expect(page.getByText("EARLYNOCODE")).toBeVisible();
    await page.getByRole("link", { name: "Enroll as a professional" }).click();
    await expect(page).toHaveURL(/agreement\?plan=professionals$/);
  });
});
