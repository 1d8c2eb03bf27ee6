import { isDeepStrictEqual } from "node:util";
import { labelOfField } from "../../shared/forms/field-names.ts";
import type { DeliveriesFor } from "./change-request.ts";
import { addressKey, takesSeat } from "./seats.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** So many earlier versions are noted; nobody can fill the store by sending again. */
const maxNotes = 20;

/** Finds the registration that the same address sent for the same date. What was paid for is changed by no form. */
export function registrationLike(
  request: StoredRequest,
  all: readonly StoredRequest[],
): StoredRequest | undefined {
  if (request.cohort === null) return undefined;
  const address = addressKey(request);
  return all.find(
    (other) =>
      other.cohort === request.cohort &&
      other.formId === request.formId &&
      other.payment === undefined &&
      takesSeat(other) &&
      addressKey(other) === address,
  );
}

/** The earlier registration in the words of the later one; a note keeps what was there before. */
export function withNewFields(
  earlier: StoredRequest,
  { fields, createdAt }: StoredRequest,
  all: readonly StoredRequest[],
  deliveriesFor: DeliveriesFor,
): StoredRequest {
  if (isDeepStrictEqual(earlier.fields, fields)) return earlier;
  const replaced = Object.entries(earlier.fields).filter(
    ([name, text]) => text !== "" && fields[name] !== text,
  );
  const text = `Sent again by the same address. Before: ${replaced.map(([name, value]) => `${labelOfField(name)}: ${value}`).join(", ") || "less was given"}.`;
  const notes = earlier.notes.length < maxNotes ? [...earlier.notes, { text, at: createdAt }] : earlier.notes;
  const changed = { ...earlier, fields, notes };
  return {
    ...changed,
    deliveries: [...earlier.deliveries, ...deliveriesFor(changed, all, new Date(createdAt), "changed")],
  };
}
