import { randomUUID } from "node:crypto";
import { moneyWords } from "../../shared/money.ts";
import { urls } from "../../shared/urls.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import type { TakenSeats } from "../cohorts/course-dates.ts";
import type { DeliveriesFor } from "../requests/change-request.ts";
import { addressKey, isPaid, seatsFor, takenSeats, takesSeat } from "../requests/seats.ts";
import { enrollmentForm, type StoredRequest } from "../requests/stored-requests.ts";
import { withLaterEvent } from "./later-events.ts";
import { isOddAmount, isOtherCourse, soldPlan } from "./sold-plan.ts";
import type { LaterEvent, StoredAcceptance } from "./stored-payments.ts";
import type { PaidSession } from "./stripe-events.ts";

export interface Enrolling {
  cohorts: Pick<Cohorts, "choose" | "codeAmountsAt" | "placeAt">;
  deliveriesFor: DeliveriesFor;
}

/** Makes the enrollment of a paid session; null where the session sold something else. */
export function enrollmentOf(
  session: PaidSession,
  acceptance: StoredAcceptance | null,
  early: readonly LaterEvent[],
  all: StoredRequest[],
  now: Date,
  { cohorts, deliveriesFor }: Enrolling,
): StoredRequest | null {
  if (isOtherCourse(session)) return null;
  const codeAmounts = cohorts.codeAmountsAt(session.at);
  const sold = acceptance ?? soldPlan(session, codeAmounts);
  if (sold === null) return null;
  const { customer, amount, currency, at } = session;
  const request: StoredRequest = {
    ...enrollmentForm,
    id: randomUUID(),
    fields: {
      ...customer,
      plan: sold.plan ?? "",
      ...(acceptance !== null && { agreementVersion: acceptance.agreementVersion }),
    },
    page: acceptance === null ? null : urls.agreement.path,
    source: acceptance?.source ?? null,
    state: "new",
    suspectedAt: null,
    cohort: null,
    notes: isOddAmount(session, sold.plan, codeAmounts) ? [{ text: oddAmountNote(session), at }] : [],
    deliveries: [],
    createdAt: now.toISOString(),
    handledAt: null,
    deletedAt: null,
    payment: {
      state: "paid",
      amount,
      currency,
      at,
      provider: "stripe",
      reference: session.intent ?? session.id,
      session: session.id,
      isSecond: false,
      dispute: null,
    },
  };
  const placed = withPlace(request, acceptance, all, cohorts);
  const enrolled = { ...placed, deliveries: deliveriesFor(placed, all, now) };
  return early.reduce((next, event) => withLaterEvent(next, event, all, now, deliveriesFor), enrolled);
}

/** Nobody is moved to a date that was not accepted, and a second payment of one address takes no second seat. */
function withPlace(
  request: StoredRequest,
  acceptance: StoredAcceptance | null,
  all: StoredRequest[],
  cohorts: Enrolling["cohorts"],
): StoredRequest {
  const isToCome = (cohort: string) => cohorts.choose("no-code", cohort, nobody) === cohort;
  const choice =
    acceptance === null
      ? nextFor(request, all, cohorts, isToCome)
      : (acceptance.cohort ?? { none: "unset" as const });
  const wanted = typeof choice === "string" ? choice : null;
  const before = all.find(
    (other) =>
      isPaid(other) &&
      addressKey(other) === addressKey(request) &&
      // Who pays for another course after the first one is over pays once for each.
      (other.cohort === null || other.cohort === wanted || isToCome(other.cohort)),
  );
  const place = () =>
    typeof choice === "string" ? cohorts.placeAt("no-code", choice, seatsFor(all, request)) : choice.none;
  const isElsewhere = before !== undefined && before.cohort !== wanted;
  const found = isElsewhere ? "second" : place();
  return {
    ...request,
    cohort: found === "free" ? wanted : null,
    ...(request.payment && {
      payment: {
        ...request.payment,
        isSecond: before !== undefined,
        ...(found !== "free" && { whyNoDate: found }),
      },
    }),
  };
}

const nobody: TakenSeats = new Map();

/** The date for which the payer has a seat already, or else the next one with a seat, or why there is none. */
function nextFor(
  request: StoredRequest,
  all: StoredRequest[],
  cohorts: Enrolling["cohorts"],
  isToCome: (cohort: string) => boolean,
): string | { none: "full" | "unset" } {
  const held = all
    .filter(takesSeat)
    .find((other) => addressKey(other) === addressKey(request) && isToCome(other.cohort));
  if (held !== undefined) return held.cohort;
  const chosen = cohorts.choose("no-code", undefined, takenSeats(all));
  if (typeof chosen === "string") return chosen;
  return { none: chosen.none === "past" ? "unset" : "full" };
}

function oddAmountNote(session: PaidSession): string {
  return `Stripe: ${moneyWords(session)} is no price of what was bought, with a code or without.`;
}
