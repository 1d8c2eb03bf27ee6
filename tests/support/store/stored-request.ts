import { randomUUID } from "node:crypto";
import type { StoredRequest } from "../../../src/server/requests/stored-requests.ts";

export function storedRequest(given: Partial<StoredRequest> = {}): StoredRequest {
  const createdAt = given.createdAt ?? "2026-05-01T10:00:00.000Z";
  return {
    id: randomUUID(),
    kind: "lead",
    formId: "a-form",
    formName: "A Form",
    fields: { message: "Hello" },
    page: null,
    source: null,
    state: "new",
    notes: [],
    deliveries: [],
    createdAt,
    suspectedAt: given.state === "suspected" ? createdAt : null,
    cohort: null,
    handledAt: null,
    deletedAt: null,
    ...given,
  };
}
