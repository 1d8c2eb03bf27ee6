import { randomUUID } from "node:crypto";
import { withoutUnknownLinks } from "../../src/server/chat/known-links.ts";
import { sourceFieldName } from "../../src/shared/forms/form.ts";
import { postPath } from "../../src/shared/paths.ts";
import { completed, dispute, session, signatureFor } from "../../src/tools/stripe-events.ts";
import { latest, openChat, say } from "../support/browser/chat.ts";
import { headerOf, password, signIn } from "../support/browser/sign-in.ts";
import {
  test as base,
  expect,
  expectInert,
  expectInertAt,
  inChunks,
  noiseOfPayloads,
} from "../support/browser/watch-scripts.ts";
import { numbered } from "../support/inputs/sample-images.ts";
import { xssPayloads } from "../support/inputs/xss-payloads.ts";
import { formWith } from "../support/server/images.ts";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { startSite } from "../support/server/site.ts";
import { startTokenMails } from "../support/server/token-mails.ts";

interface Fixtures {
  dashboard: Dashboard;
}

/** A site in whose every field of the dashboard stand the payloads. */
interface Dashboard {
  cookies: Awaited<ReturnType<typeof signIn>>;
  /** Addresses that show an article to visitors, and to whoever has a link to its preview. */
  articles: string[];
  previews: string[];
  /** Questions that were given an answer. */
  asked: string[];
}

const paymentSecret = "whsec_a_secret_of_the_payloads";
const unsavedInput = { imageUrl: "", category: "", slug: "", status: "draft", publishAt: null };
const noLinks = { isKnownPath: () => false, isKnownMail: () => false, isKnownAddress: () => false };
const groups = inChunks(xssPayloads, 20);
const test = base.extend<object, Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      let told = 0;
      const receiver = await startLeadReceiver((res) => {
        const said = xssPayloads[told++ % xssPayloads.length] ?? "";
        res.writeHead(500, said.replace(/[^\t\x20-\x7e]/g, " ")).end(said);
      });
      const mails = await startTokenMails();
      const site = await startSite({
        ADMIN_PASSWORD: password,
        SMTP_URL: mails.url,
        LEADS_TO: "sales@example.com",
        CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
        PAYMENT_WEBHOOK_SECRET: paymentSecret,
        LEAD_WEBHOOK_URL: receiver.url,
        LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
      });
      await use(site);
      await site.stop();
      await receiver.stop();
      await mails.stop();
    },
    { scope: "worker" },
  ],
  dashboard: [
    async ({ site }, use) => {
      const cookies = await signIn(site.url);
      await use({ cookies, ...(await fillDashboard(site.url, headerOf(cookies))) });
    },
    { scope: "worker" },
  ],
});

// What runs nowhere without the content policy runs nowhere with it.
test.use({ expectedConsole: noiseOfPayloads, bypassCSP: true });
// One worker has one site, which takes seconds to fill.
test.describe.configure({ mode: "default" });

test("no note, source or receiver's answer of a lead runs", async ({ watched, dashboard }) => {
  await watched.context().addCookies(dashboard.cookies);
  await watched.goto("/admin/dashboard?tab=leads");
  const leads = watched.getByRole("listitem").getByRole("button", { name: /General message/ });
  await expect(leads).toHaveCount(groups.length);
  await expectInert(watched, "the list of leads");
  for (let index = 0; index < groups.length; index++) {
    await leads.nth(index).click();
    await expect(watched.getByRole("button", { name: "Start work", exact: true })).toBeVisible();
    await expect(watched.getByText("a note of the dashboard")).toBeVisible();
    await expectInert(watched, "a lead");
  }
});

test("no payer, next step or lead that was added by hand runs", async ({ watched, dashboard }) => {
  await watched.context().addCookies(dashboard.cookies);
  for (const name of [/Enrollment/, /Added by hand/]) {
    await watched.goto("/admin/dashboard?tab=leads");
    const leads = watched.getByRole("listitem").getByRole("button", { name });
    await expect(leads).toHaveCount(groups.length);
    await expectInert(watched, "the list of leads");
    for (let index = 0; index < groups.length; index++) {
      const before = watched.url();
      await leads.nth(index).click();
      await expect.poll(() => watched.url()).not.toBe(before);
      await expect(watched.getByText("a step of the dashboard")).toBeVisible();
      await expectInert(watched, "a lead");
    }
  }
  await watched.goto("/admin/dashboard");
  await expect(watched.getByText("a step of the dashboard").first()).toBeVisible();
  await expectInert(watched, "the overview");
});

test("no subscriber runs, and no unsaved text", async ({ watched, dashboard }) => {
  await watched.context().addCookies(dashboard.cookies);
  await watched.goto("/admin/dashboard?tab=subscribers");
  await expect(watched.getByRole("button", { name: /^Remove / })).toHaveCount(groups.length);
  await expectInert(watched, "the subscribers");
  await watched.goto("/admin/dashboard?tab=posts");
  const goOn = watched.getByRole("button", { name: /^Go on with / });
  await expect(goOn).toHaveCount(groups.length);
  await expectInert(watched, "the unsaved texts");
  await goOn.first().click();
  await expect(watched.getByRole("textbox", { name: "Content" })).toContainText("an unsaved text");
  await expectInert(watched, "the editor");
});

test("no question, added answer, campaign or source runs", async ({ watched, dashboard }) => {
  await watched.context().addCookies(dashboard.cookies);
  await watched.goto("/admin/dashboard?tab=questions");
  await expect(watched.getByRole("button", { name: /^Edit the answer to/ })).toHaveCount(groups.length);
  await expectInert(watched, "the questions");
  await watched.goto("/admin/dashboard?tab=results");
  await expect(watched.getByRole("table", { name: "Campaigns" })).toBeVisible();
  await expectInert(watched, "the results");
});

test("no alternative text, name of a file, preview or version runs", async ({ watched, dashboard }) => {
  test.slow();
  for (const address of [...dashboard.articles, ...dashboard.previews]) await expectInertAt(watched, address);
  await watched.context().addCookies(dashboard.cookies);
  await watched.goto("/admin/dashboard?tab=posts");
  await watched
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(watched.getByText("Card in the list")).toBeVisible();
  await watched.getByRole("button", { name: "Versions" }).click();
  const versions = watched.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("list", { name: "Versions" }).getByRole("button").first().click();
  await expect(versions.getByRole("button", { name: "Put this version back" })).toBeVisible();
  await expectInert(watched, "the versions");
});

test("no added answer runs in the chat", async ({ watched, dashboard }) => {
  await watched.clock.install();
  await watched.goto("/about");
  await openChat(watched);
  for (const question of dashboard.asked) {
    await say(watched, question);
    await expect(latest(watched)).toContainText("the dashboard answers");
  }
  await expectInert(watched, "the chat");
});

/** Sends the payloads, twenty at once, wherever the dashboard and what leads to it take text. */
async function fillDashboard(url: string, cookie: string): Promise<Omit<Dashboard, "cookies">> {
  let sent = 0;
  const send = (method: string, address: string, value: unknown) =>
    ask(url, address, cookie, {
      method,
      // Each from a network of its own, as many visitors.
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": `10.7.${sent >> 8}.${sent++ & 255}`,
        cookie,
      },
      body: JSON.stringify(value),
    });
  const dashboard: Omit<Dashboard, "cookies"> = { articles: [], previews: [], asked: [] };

  for (const [index, group] of groups.entries()) {
    const text = group.join(" ");
    await sendLead(url, group, index);
    for (const payload of group) {
      const query = `?utm_source=${encodeURIComponent(payload)}&utm_campaign=${encodeURIComponent(payload)}`;
      const referrer = `https://${payload.replace(/[\s/]/g, "")}/`;
      await send("POST", "/api/visits", { path: "/about", referrer, query });
      await send("POST", "/api/chat", { message: `zqx ${payload}`, sessionId: payload.slice(0, 100) });
    }
    const question = `Do gnus knit number ${index}?`;
    // An answer that leads elsewhere is refused.
    const reply = group.filter((payload) => withoutUnknownLinks(payload, noLinks) === payload).join(" ");
    expect(reply).not.toBe("");
    await send("POST", "/api/answers", {
      questions: [question, ...group.slice(0, 9).map((payload) => `${payload} gnu ${index}`)],
      reply: `the dashboard answers ${reply}`.slice(0, 2_000),
      link: null,
    });
    dashboard.asked.push(question);

    await pay(url, group, index);
    const [, , , , , , , company = "", ...words] = group;
    const fields = { name: group[0], email: `hand${index}@example.com`, company, message: words.join("\n") };
    await send("POST", "/api/leads", { fields });
    await send("POST", "/api/subscribers", {
      email: `reader${index}@example.com`,
      page: `/${group[1]}`,
      [sourceFieldName]: sourceOf(group),
    });
    const input = { ...unsavedInput, title: group[2], summary: group[3], content: `an unsaved text ${text}` };
    await send("PUT", `/api/blogs/new-${randomUUID()}/unsaved`, { input });

    const name = (group[0] ?? "").replace(/[\r\n]/g, " ");
    const form = formWith("file", await numbered(index), name);
    const image = await ask<{ url: string }>(url, "/api/images", cookie, {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    const post = {
      title: `Payloads ${index}`,
      content: group.map((payload) => `![${payload}](${image.url} "${payload}")`).join("\n\n"),
      imageUrl: image.url,
      summary: text.slice(0, 1_000),
    };
    const saved = await send("POST", "/api/blogs", post);
    await send("PUT", `/api/blogs/${saved.id}`, { ...post, content: text });
    await send("PUT", `/api/blogs/${saved.id}`, post);
    dashboard.articles.push(postPath(String(saved.slug)));
    dashboard.previews.push(
      new URL(String((await send("POST", `/api/blogs/${saved.id}/preview`, {})).url)).pathname,
    );
  }
  const leads = await ask<{ id: string }[]>(url, "/api/leads", cookie);
  for (const [index, { id }] of leads.entries()) {
    const words = groups[index % groups.length]?.join("\n");
    await send("PATCH", `/api/leads/${id}`, {
      note: `a note of the dashboard ${words}`,
      nextStep: { text: `a step of the dashboard ${words}`.slice(0, 200), on: "2026-01-01" },
    });
  }
  return dashboard;
}

/** Tells of a payment as Stripe does, and of a dispute. */
async function pay(url: string, group: readonly string[], index: number): Promise<void> {
  const [name = "", phone = "", id = "", payment_intent = "", status = ""] = group;
  const customer_details = { name, email: `payer${index}@example.com`, phone };
  for (const event of [
    completed(session({ id, payment_intent, customer_details })),
    dispute("created", payment_intent, status),
  ]) {
    const body = JSON.stringify(event);
    const headers = { "Stripe-Signature": signatureFor(body, paymentSecret) };
    const answer = await fetch(`${url}/api/payments/stripe`, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
  }
}

/** As the browser notes where a visit came from. */
function sourceOf(group: readonly string[]): string {
  const [source = "", medium = "", campaign = "", term = "", content = "", landing = "", referrer = ""] =
    group;
  const visit = { landing: `/${landing.replace(/\s/g, "")}`, referrer, gclid: content };
  const utm = {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_term: term,
    utm_content: content,
  };
  return String(new URLSearchParams({ ...visit, ...utm }));
}

async function sendLead(url: string, group: readonly string[], index: number): Promise<void> {
  const [, , , , , landing = ""] = group;
  const answer = await fetch(`${url}/widget/form/general-contact?page=${encodeURIComponent(landing)}`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": `10.9.8.${index}` },
    body: new URLSearchParams({
      firstName: "A",
      lastName: "B",
      email: "a@example.com",
      message: `C ${index}`,
      [sourceFieldName]: sourceOf(group),
    }),
  });
  expect(answer.status).toBe(303);
}

async function ask<T = Record<string, unknown>>(
  url: string,
  address: string,
  cookie: string,
  init: RequestInit = { headers: { cookie } },
): Promise<T> {
  const answer = await fetch(url + address, init);
  expect([address, answer.ok ? "" : await answer.text()]).toEqual([address, ""]);
  return [202, 204].includes(answer.status) ? ({} as T) : answer.json();
}
