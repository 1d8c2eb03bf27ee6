import * as v from "valibot";
import { deliveryChannels, deliveryStates, leadKinds, leadStates } from "../../shared/forms/lead.ts";
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
  /** When the announcement before this one told its receiver; null where that is not known, and absent where there was none. */
  toldAt: v.optional(v.nullable(timeSchema)),
});

const firstVersion = {
  id: v.string(),
  kind: v.picklist(leadKinds),
  formId: v.string(),
  formName: v.string(),
  fields: v.record(v.string(), v.string()),
  createdAt: timeSchema,
  handledAt: v.nullable(timeSchema),
};

const secondVersion = {
  ...firstVersion,
  page: v.nullable(v.string()),
  source: v.nullable(visitSourceSchema),
  state: v.picklist(leadStates),
  notes: v.array(v.strictObject({ text: v.string(), at: timeSchema })),
  /** Kept in the same write as the request: neither is ever there without the other. */
  deliveries: v.array(deliverySchema),
  /** When it was deleted; it can still be restored. */
  deletedAt: v.nullable(timeSchema),
};

const thirdVersion = {
  ...secondVersion,
  /**
   * Since when it is suspected, which is for 30 days at most; null where it is not. What is suspected since it came
   * (`createdAt`) was never anybody's lead: nobody has been told of it, and no delivery of it was ever made.
   */
  suspectedAt: v.nullable(timeSchema),
};

const requestSchema = checkedOnce(
  v.strictObject({
    ...thirdVersion,
    /** The id of the cohort or webinar that it is for; null where it is for none. */
    cohort: v.nullable(v.string()),
  }),
);

type FirstVersion = v.InferOutput<v.StrictObjectSchema<typeof firstVersion, undefined>>;
type SecondVersion = v.InferOutput<v.StrictObjectSchema<typeof secondVersion, undefined>>;
type ThirdVersion = v.InferOutput<v.StrictObjectSchema<typeof thirdVersion, undefined>>;

/** A request of the time before requests had a source, a state, notes and deliveries. */
function withoutSource(request: FirstVersion): SecondVersion {
  const state = request.handledAt === null ? "new" : "in progress";
  return { ...request, page: null, source: null, state, notes: [], deliveries: [], deletedAt: null };
}

/** A request of the time before it was stored since when one is suspected: the 30 days counted from its coming. */
function suspectedSinceItCame(request: SecondVersion): ThirdVersion {
  return { ...request, suspectedAt: request.state === "suspected" ? request.createdAt : null };
}

/** A request of the time before dates were records. */
function forNoCohort(request: ThirdVersion): StoredRequest {
  return { ...request, cohort: null };
}

/** A request of the first release, with its keys in the order in which it is read from now on: a move compares them. */
function fromOlder(request: FirstVersion): StoredRequest {
  return v.parse(requestSchema, forNoCohort(suspectedSinceItCame(withoutSource(request))));
}

export const enrollmentForm = {
  kind: "enrollment",
  formId: "enrollment",
  formName: "Enrollment request",
} as const;

// The first release had a file for leads and one for enrollments, whose oldest records have no `handledAt`.
const olderRecord = {
  id: v.string(),
  createdAt: timeSchema,
  handledAt: v.optional(v.nullable(timeSchema), null),
};

const olderLead = v.pipe(
  v.object({
    ...olderRecord,
    formId: v.string(),
    formName: v.string(),
    fields: v.record(v.string(), v.string()),
  }),
  v.transform((lead) => fromOlder({ kind: "lead", ...lead })),
);

const olderEnrollment = v.pipe(
  v.object({
    ...olderRecord,
    name: v.string(),
    email: v.string(),
    plan: v.string(),
    agreementVersion: v.string(),
  }),
  v.transform(({ id, createdAt, handledAt, ...fields }) =>
    fromOlder({ ...enrollmentForm, id, fields, createdAt, handledAt }),
  ),
);

/** Whoever handles a request has begun with it: it is a lead, even if it was suspected. */
export function asBegun(request: StoredRequest): StoredRequest {
  const isBegun = request.state !== "new" && request.state !== "suspected";
  return isBegun ? request : { ...request, state: "in progress", suspectedAt: null };
}

/**
 * A request, handled if it was in the first release, which changes nothing else. The later time counts: without one that
 * release may only not know that it was handled since.
 */
function handledMeanwhile(request: StoredRequest, older: StoredRequest | undefined): StoredRequest {
  const handledAt = older?.handledAt ?? null;
  const present = request.handledAt;
  if (handledAt === null || (present !== null && Date.parse(present) >= Date.parse(handledAt)))
    return request;
  return { ...asBegun(request), handledAt };
}

export const requestsCollection: CollectionDefinition<StoredRequest[]> = {
  schema: v.array(requestSchema),
  first: [],
  keys: { "": ({ id }: StoredRequest) => id },
  migrations: [
    v.array(v.pipe(v.strictObject(firstVersion), v.transform(withoutSource))),
    v.array(v.pipe(v.strictObject(secondVersion), v.transform(suspectedSinceItCame))),
    v.array(v.pipe(v.strictObject(thirdVersion), v.transform(forNoCohort))),
  ],
  replaces: {
    schemas: { leads: v.array(olderLead), enrollments: v.array(olderEnrollment) },
    // Who went back to the first release for a while has requests in both: it left out all that it does not know.
    merge(requests, replaced) {
      const older = new Map(replaced.map((request) => [request.id, request]));
      const ids = new Set(requests.map(({ id }) => id));
      return [
        ...requests.map((request) => handledMeanwhile(request, older.get(request.id))),
        ...replaced.filter(({ id }) => !ids.has(id)),
      ];
    },
  },
};
