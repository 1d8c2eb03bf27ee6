import { isDeepStrictEqual } from "node:util";
import { handAddedForm } from "../../shared/forms/hand-added.ts";
import type { DeliverySubject, LeadState, NextStep } from "../../shared/forms/lead.ts";
import type { LeadChange } from "../../shared/forms/lead-change.ts";
import { HttpError } from "../http/http-error.ts";
import { correctNotes, withNote } from "./notes.ts";
import { asBegun, type StoredDelivery, type StoredRequest } from "./stored-requests.ts";

export function changeRequest(
  request: StoredRequest,
  { state, note, notes, nextStep, nextStepWas, handled, cohort }: LeadChange,
  now: Date,
): StoredRequest {
  let changed = request;
  if (state !== undefined) changed = inState(changed, state, now);
  if (handled !== undefined) changed = asHandled(changed, handled, now);
  if (cohort !== undefined && cohort !== changed.cohort) changed = { ...changed, cohort };
  if (notes !== undefined) changed = correctNotes(changed, notes, now);
  if (note !== undefined) changed = withNote(changed, note, now);
  if (nextStep !== undefined) changed = withNextStep(changed, nextStep, nextStepWas);
  return changed;
}

/** Throws an HttpError (409) where somebody else changed the step meanwhile. */
function withNextStep(
  request: StoredRequest,
  nextStep: NextStep | null,
  was: NextStep | null | undefined,
): StoredRequest {
  const { nextStep: before, ...others } = request;
  if (isDeepStrictEqual(before ?? null, nextStep)) return request;
  if (was !== undefined && !isDeepStrictEqual(before ?? null, was))
    throw new HttpError(
      409,
      before === undefined
        ? "Somebody else finished or removed the next step meanwhile."
        : `Somebody else planned another next step meanwhile: ${before.text}, on ${before.on}.`,
    );
  return nextStep === null ? others : { ...request, nextStep };
}

function inState(request: StoredRequest, state: LeadState, now: Date): StoredRequest {
  if (request.state === state) return request;
  const isDone = state === "won" || state === "lost";
  const handledAt = state === "new" ? null : (request.handledAt ?? (isDone ? now.toISOString() : null));
  return { ...request, state, handledAt, suspectedAt: state === "suspected" ? now.toISOString() : null };
}

function asHandled(request: StoredRequest, handled: boolean, now: Date): StoredRequest {
  if (handled) {
    const begun = asBegun(request);
    return begun.handledAt === null ? { ...begun, handledAt: now.toISOString() } : begun;
  }
  if (request.handledAt === null) return request;
  return { ...request, state: request.state === "suspected" ? "suspected" : "new", handledAt: null };
}

export type DeliveriesFor = (
  request: StoredRequest,
  all: readonly StoredRequest[],
  now: Date,
  about?: DeliverySubject,
) => StoredDelivery[];

/** Adds the channels that were not configured when the request came. */
export function deliverAgain(
  request: StoredRequest,
  possible: readonly StoredDelivery[],
  now: Date,
): StoredRequest {
  if (request.formId === handAddedForm.id)
    throw new HttpError(409, "A lead that was added by hand is sent to nobody.");
  if (request.state === "suspected")
    throw new HttpError(409, "Nobody is told of a suspected lead. Please choose another state first.");
  const again = (delivery: StoredDelivery): StoredDelivery =>
    delivery.state === "sent" ? delivery : { ...delivery, state: "waiting", dueAt: now.toISOString() };
  const channels = new Set(request.deliveries.map(({ channel }) => channel));
  const added = possible.filter(({ channel }) => channel !== "confirmation" && !channels.has(channel));
  const deliveries = [...request.deliveries.map(again), ...added];
  if (deliveries.length === 0)
    throw new HttpError(409, "Nobody is told of leads: SMTP_URL and LEAD_WEBHOOK_URL are not set.");
  return { ...request, deliveries };
}
