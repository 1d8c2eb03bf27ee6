import * as v from "valibot";
import { planKeys } from "../../shared/forms/plans.ts";
import { visitSourceSchema } from "../../shared/forms/visit-source.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type PaymentsState = v.InferOutput<typeof paymentsSchema>;

export type StoredAcceptance = v.InferOutput<typeof acceptanceSchema>;

export type LaterEvent = v.InferOutput<typeof laterEventSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const acceptanceSchema = checkedOnce(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    plan: v.picklist(planKeys),
    cohort: v.nullable(v.string()),
    agreementVersion: v.string(),
    source: v.nullable(visitSourceSchema),
    at: timeSchema,
    /** When a checkout came of it, whose payment may still take days; null while nothing has. */
    followedAt: v.nullable(timeSchema),
  }),
);

/** What happens to a payment after it was made. */
const laterEventKinds = ["refunded", "refund failed", "disputed", "dispute won", "dispute lost"] as const;

const laterEventSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(laterEventKinds),
  /** The provider's payment intent. */
  intent: v.string(),
  at: timeSchema,
});

const paymentsSchema = v.strictObject({
  acceptances: v.array(acceptanceSchema),
  /** Sessions that made an enrollment: one that is deleted since must not come back with a repeated event. */
  sessions: v.array(v.strictObject({ id: v.string(), at: timeSchema })),
  /** Events that came before the session of their payment. */
  early: v.array(laterEventSchema),
});

export const paymentsCollection: CollectionDefinition<PaymentsState> = {
  schema: paymentsSchema,
  first: { acceptances: [], sessions: [], early: [] },
  keys: {
    acceptances: ({ id }: StoredAcceptance) => id,
    sessions: ({ id }: { id: string }) => id,
    early: ({ id }: LaterEvent) => id,
  },
};
