import { beforeEach, describe, expect, test } from "vitest";
import { sandboxCheckout } from "../../content/training/checkout.ts";
import { render } from "../../src/entry-server.tsx";
import { readEnv } from "../../src/server/settings/env.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { completed, session } from "../../src/tools/stripe-events.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { paymentSecret, send } from "../support/server/stripe.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const checkout = "/checkout?plan=students";
const date = storedCohort({ seats: 1, startsOn: "2028-10-06", endsOn: "2028-11-16" });
const { mail } = readEnv(
  { SMTP_URL: "smtp://127.0.0.1:1", LEADS_TO: "sales@example.com", CONFIRM_TO_SENDER: "yes" },
  "/",
);

let app: RunningApp;

beforeEach(async () => {
  app = await startApp({ render, env: { paymentSecrets: [paymentSecret], mail } });
  await app.store.cohorts.update((state) => ({
    ...state,
    cohorts: [date],
    offers: [
      { code: "EarlyNoCode", amount: 100, lastDay: null },
      { code: "OVER", amount: 50, lastDay: "2026-01-01" },
    ],
  }));
  return () => app.stop();
});

function enroll(fields: Record<string, string> = {}): Promise<Response> {
  return app.ask(checkout, {
    body: new URLSearchParams({ name: "Ada", email: "ada@example.com", cohort: date.id, ...fields }),
  });
}

async function leads(): Promise<LeadEntry[]> {
  return (await app.ask("/api/leads")).json();
}

describe("whoever sends again for the same date", () => {
  test("changes the earlier registration, keeps the last seat, and is told so", async () => {
    await enroll();
    const again = await enroll({ name: "Ada Lovelace", email: "Ada@Example.com" });
    expect(again.headers.get("Location")).toBe(`${checkout}&sent=changed`);
    const thanks = await (await app.ask(`${checkout}&sent=changed`)).text();
    expect(thanks).toContain(sandboxCheckout.changedThanks.title);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead?.fields).toMatchObject({ name: "Ada Lovelace", email: "Ada@Example.com" });
    expect(lead?.notes.map(({ text }) => text)).toEqual([
      "Sent again by the same address. Before: Name: Ada, Email: ada@example.com.",
    ]);
    expect(lead?.deliveries.filter(({ channel }) => channel === "mail")).toHaveLength(2);
    expect((await enroll({ email: "bob@example.com" })).status).toBe(409);
  });

  test("gets no more than 3 confirmations a day, and 20 notes at most are kept", async () => {
    for (let number = 0; number < 25; number += 1) await enroll({ name: `Ada ${number}` });
    const [lead] = (await leads()).filter(({ state }) => state !== "suspected");
    expect(lead?.deliveries.filter(({ channel }) => channel === "confirmation")).toHaveLength(3);
    expect(lead?.notes.length).toBeLessThanOrEqual(20);
  });

  test("changes nothing that was paid for", async () => {
    await send(app, completed(session({ metadata: { course: "no-code" } })));
    expect((await enroll({ name: "Mallory" })).status).toBe(303);
    const all = await leads();
    expect(all.map(({ fields }) => fields.name)).toEqual(["Mallory", "Ada Lovelace"]);
    expect((await enroll({ email: "bob@example.com" })).status).toBe(409);
  });

  test("changes nothing if a program seems to have sent it", async () => {
    await enroll();
    await enroll({ name: "Spam", website_confirm: "x" });
    expect((await leads()).map(({ fields, state }) => [fields.name, state])).toContainEqual(["Ada", "new"]);
  });
});

describe("a promotion code", () => {
  test.each(["EARLYNOCODE", "earlynocode", " EarlyNoCode "])(
    "%j is named with the price that follows",
    async (code) => {
      const sent = await enroll({ promotionCode: code });
      expect(sent.headers.get("Location")).toBe(`${checkout}&sent=1&code=EarlyNoCode`);
      const thanks = await (await app.ask(`${checkout}&sent=1&code=EarlyNoCode`)).text();
      expect(thanks).toContain("$699 with the code EarlyNoCode ($799 without it)");
      expect(await leads()).toMatchObject([
        { fields: { promotionCode: "EarlyNoCode", priceWithCode: "$699" } },
      ]);
    },
  );

  test.each(["NOSUCH", "OVER", "<b>", "constructor"])(
    "%s is refused at its field, and what was typed is kept",
    async (code) => {
      const refused = await enroll({ promotionCode: code });
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain("We do not know this code, or it has ended.");
      expect(page).toContain('value="ada@example.com"');
      expect(page).not.toContain("<b>" + '"');
      expect(await leads()).toEqual([]);
    },
  );

  test("that is valid stands in the summary while another field is wrong", async () => {
    const refused = await enroll({ promotionCode: "earlynocode", email: "ada" });
    expect(refused.status).toBe(422);
    const text = (await refused.text()).replace(/<!--.*?-->|<[^>]+>/g, "");
    expect(text).toContain("Price $699 with the code EarlyNoCode ($799 without it)");
  });

  test("that somebody made up for the address of the thanks is not shown", async () => {
    const thanks = await (await app.ask(`${checkout}&sent=1&code=FREE`)).text();
    expect(thanks).not.toContain("FREE");
    expect(thanks).toContain("$799");
  });
});
