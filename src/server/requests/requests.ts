import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { CollectionDefinition } from "../store/collection.ts";

export type StoredRequest = v.InferOutput<typeof requestSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const requestSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(["lead", "enrollment"]),
  formId: v.string(),
  formName: v.string(),
  fields: v.record(v.string(), v.string()),
  createdAt: timeSchema,
  /** When the administrator was done with it; null until then. */
  handledAt: v.nullable(timeSchema),
});

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
  v.transform((lead): StoredRequest => ({ kind: "lead", ...lead })),
);

const olderEnrollment = v.pipe(
  v.object({
    ...olderRecord,
    name: v.string(),
    email: v.string(),
    plan: v.string(),
    agreementVersion: v.string(),
  }),
  v.transform(
    ({ id, createdAt, handledAt, ...fields }): StoredRequest => ({
      ...enrollmentForm,
      id,
      fields,
      createdAt,
      handledAt,
    }),
  ),
);

export const requestsCollection: CollectionDefinition<StoredRequest[]> = {
  schema: v.array(requestSchema),
  first: [],
  replaces: {
    schemas: { leads: v.array(olderLead), enrollments: v.array(olderEnrollment) },
    merge(requests, replaced) {
      const ids = new Set(replaced.map(({ id }) => id));
      return [...requests.filter(({ id }) => !ids.has(id)), ...replaced];
    },
  },
};

/** Within this time the same words are the same request: whoever saw no response sends it again. */
const repeatMs = 10 * 60 * 1000;

/** The requests with the next one added, unless one of the last 10 minutes says the same, word for word. */
export function addOnce(requests: StoredRequest[], next: StoredRequest): StoredRequest[] {
  const since = Date.parse(next.createdAt) - repeatMs;
  const isRepeat = requests.some(
    (earlier) =>
      Date.parse(earlier.createdAt) >= since &&
      earlier.kind === next.kind &&
      earlier.formId === next.formId &&
      isDeepStrictEqual(earlier.fields, next.fields),
  );
  return isRepeat ? requests : [...requests, next];
}
