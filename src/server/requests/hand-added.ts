import { randomUUID } from "node:crypto";
import { handAddedFields, handAddedForm } from "../../shared/forms/hand-added.ts";
import { HttpError } from "../http/http-error.ts";
import { parseFields } from "./parse-fields.ts";
import { isRepeat } from "./repeats.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** Throws an HttpError (400) that names each wrong field. Nobody is told of such a lead: it has no deliveries. */
export function handAdded(typed: Record<string, string>, now: Date): StoredRequest {
  const { values, issues } = parseFields(handAddedFields, typed);
  if (values.name === "") issues.name = "Please give a name.";
  if (!values.email && !values.phone) issues.email ??= "Please give an email address or a phone number.";
  if (Object.keys(issues).length > 0) throw new HttpError(400, "Please check the marked fields.", { issues });
  return {
    id: randomUUID(),
    kind: "lead",
    formId: handAddedForm.id,
    formName: handAddedForm.name,
    fields: values,
    createdAt: now.toISOString(),
    handledAt: null,
    page: null,
    source: null,
    state: "new",
    notes: [],
    deliveries: [],
    deletedAt: null,
    suspectedAt: null,
    cohort: null,
  };
}

/** Finds the same lead of some minutes ago: whoever saw no answer sends again. */
export function sentBefore(all: readonly StoredRequest[], request: StoredRequest): StoredRequest | undefined {
  return all.findLast((earlier) => isRepeat([earlier], request));
}
