import { describe, expect, test } from "vitest";
import { withoutExpired } from "../../src/server/payments/retention.ts";
import { soldPlan } from "../../src/server/payments/sold-plan.ts";
import type { PaymentsState } from "../../src/server/payments/stored-payments.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { moneyWords } from "../../src/shared/money.ts";

const now = new Date("2026-05-10T00:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();

function accepted(
  id: string,
  at: string,
  followedAt: string | null = null,
): PaymentsState["acceptances"][number] {
  return { id, plan: "students", cohort: null, agreementVersion: "1", source: null, at, followedAt };
}

test("an acceptance that nothing follows is gone after 7 days, and what a payment followed after 60", () => {
  const state: PaymentsState = {
    acceptances: [
      accepted("new", ago(6.9)),
      accepted("old", ago(7.1)),
      accepted("followed", ago(20), ago(19)),
      accepted("long ago", ago(70), ago(61)),
    ],
    sessions: [
      { id: "cs_1", at: ago(59) },
      { id: "cs_2", at: ago(61) },
    ],
    early: [{ id: "evt_1", kind: "refunded", intent: "pi_1", at: ago(61) }],
  };
  const kept = withoutExpired(state, now);
  expect(kept.acceptances.map(({ id }) => id)).toEqual(["new", "followed"]);
  expect(kept.sessions.map(({ id }) => id)).toEqual(["cs_1"]);
  expect(kept.early).toEqual([]);
  expect(withoutExpired(kept, now)).toBe(kept);
});

test.each<[Parameters<typeof soldPlan>[0], number[], ReturnType<typeof soldPlan>]>([
  [{ course: null, amount: 79_900, currency: "usd" }, [], { plan: "students" }],
  [{ course: null, amount: 99_900, currency: "usd" }, [], { plan: "professionals" }],
  [{ course: null, amount: 74_900, currency: "usd" }, [100, 50], { plan: "students" }],
  [{ course: null, amount: 79_900, currency: "usd" }, [200], null],
  [{ course: "no-code", amount: 79_900, currency: "usd" }, [200], { plan: null }],
  [{ course: "no-code", amount: 1, currency: "usd" }, [], { plan: null }],
  [{ course: "no-code", amount: 79_900, currency: "eur" }, [], { plan: null }],
  [{ course: "engineer", amount: 79_900, currency: "usd" }, [], null],
  [{ course: null, amount: 0, currency: "usd" }, [2_000], null],
])("%j with codes of %j is %j", (session, codes, plan) => {
  expect(soldPlan(session, codes)).toEqual(plan);
});

test.each([
  [{ amount: 79_900, currency: "usd" }, "$799.00"],
  [{ amount: 90_000, currency: "jpy" }, "¥90,000"],
  [{ amount: 5, currency: "eur" }, "€0.05"],
  // Stripe counts these in hundredths, whatever the currency has.
  [{ amount: 90_000, currency: "isk" }, "ISK\u00a0900.00"],
  [{ amount: 90_000, currency: "ugx" }, "UGX\u00a0900.00"],
  [{ amount: 90_050, currency: "rsd" }, "RSD\u00a0900.50"],
  [{ amount: 90_050, currency: "kwd" }, "KWD\u00a090.050"],
])("%j is %s", (amount, words) => {
  expect(moneyWords(amount)).toBe(words);
});

describe("the settings", () => {
  const checkout = { CHECKOUT_URL_STUDENTS: "https://pay.example.com/students" };
  const secrets = "whsec_the_new_one, whsec_the_old_one";

  test("take several secrets, the newest first", () => {
    expect(readEnv({}, "/")).toMatchObject({ paymentSecrets: null, bookingUrl: null, answerWithin: null });
    expect(readEnv({ ...checkout, PAYMENT_WEBHOOK_SECRET: secrets }, "/").paymentSecrets).toEqual([
      "whsec_the_new_one",
      "whsec_the_old_one",
    ]);
  });

  test("stop the start without a payment page, and show no secret", () => {
    expect(() => readEnv({ PAYMENT_WEBHOOK_SECRET: secrets }, "/")).toThrow(
      "PAYMENT_WEBHOOK_SECRET is set, but neither CHECKOUT_URL_PROFESSIONALS nor CHECKOUT_URL_STUDENTS is: nobody can pay.",
    );
    for (const wrong of ["sk_live_123456789", "whsec_", "whsec_the_new_one,", "whsec_with a space"])
      expect(() => readEnv({ ...checkout, PAYMENT_WEBHOOK_SECRET: wrong }, "/")).toThrow(
        /^PAYMENT_WEBHOOK_SECRET must be one or more signing secrets, separated by commas: whsec_ and at least 8 characters\.$/,
      );
  });

  test.each([
    ["BOOKING_URL", "http://localhost/call"],
    ["BOOKING_URL", "javascript:alert(1)"],
    ["ANSWER_WITHIN", "one\u0000day"],
    ["ANSWER_WITHIN", "x".repeat(61)],
  ])("%s may not be %j", (name, value) => {
    expect(() => readEnv({ [name]: value }, "/")).toThrow(`${name} must`);
  });
});
