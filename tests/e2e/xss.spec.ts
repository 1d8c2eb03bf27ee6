import { postPath } from "../../src/shared/paths.ts";
import { formFramePath } from "../../src/shared/urls.ts";
import { log, openChat, say } from "../support/browser/chat.ts";
import { headerOf, password, signIn } from "../support/browser/sign-in.ts";
import {
  test as base,
  expect,
  expectInert,
  expectInertAt,
  findActive,
  inChunks,
  noiseOfPayloads,
} from "../support/browser/watch-scripts.ts";
import { xssPayloads } from "../support/inputs/xss-payloads.ts";
import { startWebhook } from "../support/server/chat-webhook.ts";
import { startSite } from "../support/server/site.ts";

const contactForm = formFramePath("general-contact");

interface Fixtures {
  /** The admin's, for the dashboard. */
  cookies: Awaited<ReturnType<typeof signIn>>;
  articles: Articles;
}

/** Addresses of articles that are made of the payloads. */
interface Articles {
  /** One for each payload. */
  each: string[];
  /** With many payloads in each. */
  many: string[];
}

const test = base.extend<object, Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const webhook = await startWebhook();
      const site = await startSite({ ADMIN_PASSWORD: password, CHAT_WEBHOOK_URL: webhook.url });
      await use(site);
      await site.stop();
      await webhook.stop();
    },
    { scope: "worker" },
  ],
  cookies: [async ({ site }, use) => use(await signIn(site.url)), { scope: "worker" }],
  articles: [
    async ({ site, cookies }, use) => {
      const cookie = headerOf(cookies);
      const each: string[] = [];
      const many: string[] = [];
      for (const payload of xssPayloads) each.push(await publish(site.url, [payload], cookie));
      for (const group of inChunks(xssPayloads, 20)) many.push(await publish(site.url, group, cookie));
      await use({ each, many });
    },
    { scope: "worker" },
  ],
});

// What runs nowhere without the content policy runs nowhere with it.
test.use({ expectedConsole: noiseOfPayloads, bypassCSP: true });
// One worker has one site, whose articles take seconds to publish.
test.describe.configure({ mode: "default" });

test.describe("", () => {
  // The policy of the page that reads the others does not know their styles.
  test.use({ expectedConsole: [/Failed to load resource|Applying inline style/] });

  test("the HTML of every post and address holds nothing that could run", async ({ watched, articles }) => {
    test.slow();
    const addresses = xssPayloads.flatMap((payload) => addressesWith(payload));
    await watched.goto("/about");
    expect(await findActive(watched, [...articles.each, ...articles.many, ...addresses])).toEqual([]);
  });
});

test("no post runs in articles, lists and the dashboard", async ({ watched, articles, cookies }) => {
  test.slow();
  const pages = Math.ceil((articles.each.length + articles.many.length) / 24);
  const lists = Array.from({ length: pages }, (_, index) => `/blogs?page=${index + 1}`);
  for (const address of [...articles.many, ...lists]) await expectInertAt(watched, address);

  await watched.context().addCookies(cookies);
  await watched.goto("/admin/dashboard");
  await watched.getByRole("tab", { name: "Blog" }).click();
  const edit = watched.getByRole("button", { name: /^Edit / });
  await expect(edit).not.toHaveCount(0);
  await expectInert(watched, "the dashboard");
  await edit.first().click();
  await watched.getByRole("textbox", { name: "Content" }).fill(xssPayloads.join("\n\n"));
  await expect(watched.getByText("Card in the list")).toBeVisible();
  await expectInert(watched, "the editor");
});

test("no address runs", async ({ watched }) => {
  test.slow();
  for (const [index, group] of inChunks(xssPayloads, 10).entries()) {
    const addresses = addressesWith(group.join(" "));
    await expectInertAt(watched, addresses[index % addresses.length] ?? "/");
  }
});

test("no message and no reply runs in the chat", async ({ watched }) => {
  await watched.clock.install();
  await watched.goto("/about");
  await openChat(watched);
  const messages = inChunks(xssPayloads, 16).map((group) => `say ${group.join("\n")}`);
  for (const [index, message] of messages.entries()) {
    await say(watched, message);
    // The greeting, and for each message itself and its reply.
    await expect(log(watched).locator("time")).toHaveCount(1 + (index + 1) * 2);
  }
  await expect(log(watched)).not.toContainText("having trouble");
  await expectInert(watched, "the chat");
});

test("no form runs, neither where it comes back nor in the dashboard", async ({ watched, site, cookies }) => {
  test.slow();
  for (const group of inChunks(xssPayloads, 20)) {
    const [firstName = "", lastName = "", phone = ""] = group;
    const typed = { firstName, lastName, phone, email: firstName, message: group.join("\n") };
    await watched.goto(contactForm);
    await watched.evaluate(submit, typed);
    await expect(watched.getByText("Please check the marked fields.")).toBeVisible();
    await expectInert(watched, "a form that came back");
    await sendLead(site.url, group);
  }
  await watched.context().addCookies(cookies);
  await watched.goto("/admin/dashboard");
  await watched.getByRole("tab", { name: "Leads" }).click();
  const leads = watched.getByRole("listitem").getByRole("button", { name: /General message/ });
  await expect(leads).not.toHaveCount(0);
  await expectInert(watched, "the list of leads");
  for (let index = 0; index < Math.ceil(xssPayloads.length / 20); index++) {
    await leads.nth(index).click();
    await expect(watched.getByRole("button", { name: "Start work", exact: true })).toBeVisible();
    await expectInert(watched, "a lead");
  }
});

test("the check sees what would run", async ({ page }) => {
  await page.setContent(
    '<img alt="" onerror="alert(1)"><a href="java&Tab;script:alert(1)">x</a><base href="/a/">',
  );
  expect(await findActive(page)).toEqual([
    '<base href="/a/">',
    "IMG onerror=alert(1)",
    "A href=java\tscript:alert(1)",
  ]);
});

test("an image's address, and a category, are checked before they are kept", async ({ site, cookies }) => {
  const cookie = headerOf(cookies);
  for (const payload of xssPayloads) {
    const post = { title: "A title", content: "Some text." };
    const image = await sendJson(`${site.url}/api/blogs`, { ...post, imageUrl: payload }, cookie);
    if (!/^https:\/\/evil\.test\//.test(payload)) expect([payload, image.status]).toEqual([payload, 400]);
    const category = await sendJson(`${site.url}/api/blogs`, { ...post, category: payload }, cookie);
    expect(category.status).toBe(400);
  }
});

/** Every kind of address with a text in its path, its query and its hash. */
function addressesWith(text: string): string[] {
  const part = encodeURIComponent(text);
  // A browser asks for no address with a line break and a bracket.
  const rest = `plan=${part}&sent=${part}&page=${part}&utm_source=${part}#${text.replaceAll("\n", " ")}`;
  return [
    `/${part}?${rest}`,
    `/blogs/${part}?${rest}`,
    `/blogs?category=${part}&${rest}`,
    `/blogs?q=${part}&${rest}`,
    `/subscribe?sent=${part}&${rest}`,
    `/unsubscribe/${part}?${rest}`,
    `/checkout?${rest}`,
    `/widget/form/${part}?${rest}`,
  ];
}

/** Sends the page's form as it was typed, past the checks of the browser. */
function submit(typed: Record<string, string>): void {
  const form = document.querySelector("form");
  for (const [name, value] of Object.entries(typed)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
  form?.submit();
}

/** Publishes a post with the payloads wherever a post can have text; gives its address. */
async function publish(siteUrl: string, payloads: readonly string[], cookie: string): Promise<string> {
  const [first = ""] = payloads;
  const content = payloads.flatMap((payload) => [
    payload,
    `[link](${payload}) ![image](${payload}) <${payload}>`,
    `# ${payload}`,
    `[named][n] ![named][n]\n\n[n]: ${payload.replace(/\s/g, "")}`,
    `\`${payload}\``,
    `- ${payload}`,
  ]);
  const answer = await sendJson(
    `${siteUrl}/api/blogs`,
    {
      title: first,
      summary: payloads.join(" ").slice(0, 1_000),
      content: content.join("\n\n"),
      imageUrl: `https://evil.test/${first.replace(/[\s\\\p{Cc}]/gu, "")}`,
    },
    cookie,
  );
  expect([first, answer.status]).toEqual([first, 201]);
  const { slug } = (await answer.json()) as { slug: string };
  return postPath(slug);
}

/** Sends a lead with the payloads in its fields, from an address of its own. */
async function sendLead(
  siteUrl: string,
  [firstName = "", lastName = "", ...more]: readonly string[],
): Promise<void> {
  const answer = await fetch(siteUrl + contactForm, {
    method: "POST",
    redirect: "manual",
    headers: {
      "X-Forwarded-For": `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: new URLSearchParams({
      firstName: firstName.slice(0, 100),
      lastName: lastName.slice(0, 100) || "B",
      email: "a@example.com",
      message: more.join("\n") || "C",
    }),
  });
  expect(answer.status).toBe(303);
}

function sendJson(url: string, body: unknown, cookie = ""): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}
