import * as v from "valibot";
import {
  type DeliveryChannel,
  deliveryChannels,
  deliveryStates,
  deliverySubjects,
  type LeadPayment,
  leadKinds,
  leadRestorableMs,
  leadStates,
  paymentProviders,
  paymentStates,
  suspicionKinds,
} from "../../shared/forms/lead.ts";
import { visitSourceSchema } from "../../shared/forms/visit-source.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredRequest = v.InferOutput<typeof requestSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

export type StoredDelivery = v.InferOutput<typeof deliverySchema>;

export const deliverySchema = v.strictObject({
  channel: v.picklist(deliveryChannels),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
  at: timeSchema,
  /** A delivery is retried for 3 days after this time. */
  since: timeSchema,
  dueAt: v.nullable(timeSchema),
  /** The next attempt leaves out the receivers that have it already. */
  reached: v.optional(v.array(v.string())),
  cohort: v.optional(v.string()),
  /** Absent for the delivery of the request itself. */
  about: v.optional(v.picklist(deliverySubjects)),
  /** A withdrawal brings back the previous announcement; null means that its arrival is unknown. */
  before: v.optional(v.nullable(v.strictObject({ at: timeSchema, cohort: v.optional(v.string()) }))),
});

/** Returns a delivery that is due at once. */
export function newDelivery(channel: DeliveryChannel, now: Date): StoredDelivery {
  const at = now.toISOString();
  return { channel, state: "waiting", attempts: 0, lastError: null, at, since: at, dueAt: at };
}

export type StoredPayment = v.InferOutput<typeof paymentSchema>;

/** The date is full, or over or deleted; none was set; or the address had paid before. */
const noDateReasons = ["full", "gone", "unset", "second"] as const;

const paymentSchema = v.strictObject({
  state: v.picklist(paymentStates),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
  at: timeSchema,
  provider: v.picklist(paymentProviders),
  /** The provider's payment intent, or its session where it has none. */
  reference: v.string(),
  session: v.string(),
  /** Another enrollment of the same address was paid before this one. */
  isSecond: v.boolean(),
  /** Set where it came without a date that was free to it. */
  whyNoDate: v.optional(v.picklist(noDateReasons)),
  /** A dispute that is closed is not opened again by an event that comes late. */
  dispute: v.nullable(v.picklist(["open", "closed"])),
});

const requestSchema = checkedOnce(
  v.strictObject({
    id: v.string(),
    kind: v.picklist(leadKinds),
    formId: v.string(),
    formName: v.string(),
    fields: v.record(v.string(), v.string()),
    createdAt: timeSchema,
    handledAt: v.nullable(timeSchema),
    page: v.nullable(v.string()),
    source: v.nullable(visitSourceSchema),
    state: v.picklist(leadStates),
    notes: v.array(v.strictObject({ text: v.string(), at: timeSchema, editedAt: v.optional(timeSchema) })),
    /** Absent where none is planned; releases up to 2.0 know none. */
    nextStep: v.optional(v.strictObject({ text: v.string(), on: v.string() })),
    /** A transactional outbox: deliveries are stored in the same write as their request. */
    deliveries: v.array(deliverySchema),
    deletedAt: v.nullable(timeSchema),
    suspectedAt: v.nullable(timeSchema),
    /** Set where it was suspected when it came; releases up to 2.0 know none. */
    suspicion: v.optional(v.picklist(suspicionKinds)),
    cohort: v.nullable(v.string()),
    /** Set where a payment made the enrollment; releases up to 2.0 know none. */
    payment: v.optional(paymentSchema),
  }),
);

export const enrollmentForm = {
  kind: "enrollment",
  formId: "enrollment",
  formName: "Enrollment request",
} as const;

/** A handled request is a lead, even if it was suspected. */
export function asBegun(request: StoredRequest): StoredRequest {
  const isBegun = request.state !== "new" && request.state !== "suspected";
  return isBegun ? request : { ...request, state: "in progress", suspectedAt: null };
}

/** The payment as the dashboard and receivers of the webhook see it. */
export function paymentOf({
  session: _,
  isSecond: __,
  dispute: ___,
  whyNoDate: ____,
  ...payment
}: StoredPayment): LeadPayment {
  return payment;
}

export function isPresent({ deletedAt }: StoredRequest): boolean {
  return deletedAt === null;
}

export function isRestorable({ deletedAt }: StoredRequest, now: Date): boolean {
  return deletedAt !== null && now.getTime() - Date.parse(deletedAt) < leadRestorableMs;
}

export const requestsCollection: CollectionDefinition<StoredRequest[]> = {
  schema: v.array(requestSchema),
  first: [],
  keys: { "": ({ id }: StoredRequest) => id },
  oldestVersion: 4,
  joined: ["leads", "enrollments"],
};
