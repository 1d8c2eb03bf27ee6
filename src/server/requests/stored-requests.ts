import * as v from "valibot";
import {
  deliveryChannels,
  deliveryStates,
  leadKinds,
  leadRestorableMs,
  leadStates,
} from "../../shared/forms/lead.ts";
import { visitSourceSchema } from "../../shared/forms/visit-source.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredRequest = v.InferOutput<typeof requestSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

export type StoredDelivery = v.InferOutput<typeof deliverySchema>;

const deliverySchema = v.strictObject({
  channel: v.picklist(deliveryChannels),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
  at: timeSchema,
  /** When it was kept, which of a suspected request is when that became a lead: from then on it is tried for 3 days. */
  since: timeSchema,
  /** When it is tried next; null where it is not. */
  dueAt: v.nullable(timeSchema),
  /** Who of several has it, where not all do: the next attempt leaves them out. */
  reached: v.optional(v.array(v.string())),
  /** The id of the date that an announcement tells of; release 2 did not store it. */
  cohort: v.optional(v.string()),
  /**
   * When the announcement before one that waits told its receiver, and of which date; null where that is not known, and
   * absent where there was none.
   */
  before: v.optional(v.nullable(v.strictObject({ at: timeSchema, cohort: v.optional(v.string()) }))),
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
    notes: v.array(v.strictObject({ text: v.string(), at: timeSchema })),
    /** Kept in the same write as the request: neither is ever there without the other. */
    deliveries: v.array(deliverySchema),
    /** When it was deleted; it can still be restored. */
    deletedAt: v.nullable(timeSchema),
    /**
     * Since when it is suspected, which is for 30 days at most; null where it is not. What is suspected since it came
     * (`createdAt`) was never anybody's lead: nobody has been told of it, and no delivery of it was ever made.
     */
    suspectedAt: v.nullable(timeSchema),
    /** The id of the cohort or webinar that it is for; null where it is for none. */
    cohort: v.nullable(v.string()),
  }),
);

export const enrollmentForm = {
  kind: "enrollment",
  formId: "enrollment",
  formName: "Enrollment request",
} as const;

/** Whoever handles a request has begun with it: it is a lead, even if it was suspected. */
export function asBegun(request: StoredRequest): StoredRequest {
  const isBegun = request.state !== "new" && request.state !== "suspected";
  return isBegun ? request : { ...request, state: "in progress", suspectedAt: null };
}

/** Whether it was not deleted. */
export function isPresent({ deletedAt }: StoredRequest): boolean {
  return deletedAt === null;
}

/** Whether it was deleted, and can be restored. */
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
