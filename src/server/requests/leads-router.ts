import { type RequestHandler, Router } from "express";
import type { Enrollment } from "../../shared/forms/enrollment.ts";
import { handledSchema, type Lead, type LeadEntry } from "../../shared/forms/lead.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { leadsCsv } from "./leads-csv.ts";

interface Sent {
  leads: Collection<Lead[]>;
  enrollments: Collection<Enrollment[]>;
}

/** `/api/leads` and `/api/leads.csv`: what visitors sent, for the admin only. */
export function leadsRouter(store: Sent, requireAdmin: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/leads")
    .get(requireAdmin)
    .get((_req, res) => {
      res.json(entriesOf(store));
    })
    .all(allowOnly("GET"));

  router
    .route("/leads.csv")
    .get(requireAdmin)
    .get((req, res) => {
      const { form } = req.query;
      const entries = entriesOf(store).filter(({ formName }) => form === undefined || formName === form);
      res.attachment("leads.csv").type("text/csv").send(leadsCsv(entries));
    })
    .all(allowOnly("GET"));

  router
    .route("/leads/:id")
    .patch(requireAdmin)
    .patch(jsonBody(1_000))
    .patch(async (req, res) => {
      const { handled } = parseBody(handledSchema, req.body);
      const handledAt = handled ? new Date().toISOString() : null;
      const { id } = req.params;
      // Saying it twice does not make it later.
      await change(store, id, (record) =>
        (record.handledAt !== null) === handled ? record : { ...record, handledAt },
      );
      res.json(entriesOf(store).find((entry) => entry.id === id));
    })
    .delete(requireAdmin)
    .delete(async (req, res) => {
      await change(store, req.params.id, () => null);
      res.status(204).end();
    })
    .all(allowOnly("PATCH", "DELETE"));

  return router;
}

/** All that was sent, newest first. */
function entriesOf(store: Sent): LeadEntry[] {
  return [...store.leads.read().map(leadEntry), ...store.enrollments.read().map(enrollmentEntry)].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}

function leadEntry({ id, formName, fields, createdAt, handledAt }: Lead): LeadEntry {
  return { id, kind: "lead", formName, fields, createdAt, handledAt };
}

function enrollmentEntry({ id, createdAt, handledAt, ...fields }: Enrollment): LeadEntry {
  return { id, kind: "enrollment", formName: "Enrollment request", fields, createdAt, handledAt };
}

/** Changes the record of this id, wherever it is kept, or removes it for null; throws an HttpError 404 where none is. */
async function change(
  store: Sent,
  id: string,
  how: <T extends Handled>(record: T) => T | null,
): Promise<void> {
  if (!(await changeIn(store.leads, id, how)) && !(await changeIn(store.enrollments, id, how)))
    throw noSuchLead();
}

async function changeIn<T extends Handled>(
  collection: Collection<T[]>,
  id: string,
  how: (record: T) => T | null,
): Promise<boolean> {
  let found = false;
  await collection.update((records) => {
    const record = records.find((candidate) => candidate.id === id);
    found = record !== undefined;
    if (record === undefined) return records;
    const changed = how(record);
    if (changed === record) return records;
    return records.flatMap((other) => (other === record ? (changed ?? []) : other));
  });
  return found;
}

interface Handled {
  id: string;
  handledAt: string | null;
}

function noSuchLead(): HttpError {
  return new HttpError(404, "There is no such lead.");
}
