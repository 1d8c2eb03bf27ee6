import { type RequestHandler, Router } from "express";
import { handledSchema, type LeadEntry } from "../../shared/forms/lead.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { leadsCsv } from "./leads-csv.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** `/api/leads` and `/api/leads.csv`: what visitors sent, for the admin only. */
export function leadsRouter(requests: Collection<StoredRequest[]>, requireAdmin: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });

  /** Changes a request to what `make` gives, or deletes it for null; throws an HttpError 404 where there is none. */
  function change<R extends StoredRequest | null>(
    id: string,
    make: (request: StoredRequest) => R,
  ): Promise<R> {
    let changed: R;
    return requests
      .update((all) => {
        const request = all.find((candidate) => candidate.id === id);
        if (request === undefined) throw new HttpError(404, "There is no such lead.");
        changed = make(request);
        if (changed === request) return all;
        return all.flatMap((other) => (other === request ? (changed ?? []) : other));
      })
      .then(() => changed);
  }

  router
    .route("/leads")
    .get(...requireAdmin, (_req, res) => {
      res.json(entriesOf(requests.read()));
    })
    .all(allowOnly("GET"));

  router
    .route("/leads.csv")
    .get(...requireAdmin, (req, res) => {
      const { form } = req.query;
      const sent = requests.read().filter(({ formName }) => form === undefined || formName === form);
      res
        .attachment("leads.csv")
        .type("text/csv")
        .send(leadsCsv(entriesOf(sent)));
    })
    .all(allowOnly("GET"));

  router
    .route("/leads/:id")
    .patch(...requireAdmin, ...jsonBody(1_000), async (req, res) => {
      const { handled } = parseBody(handledSchema, req.body);
      const handledAt = handled ? new Date().toISOString() : null;
      // Saying it twice does not make it later.
      const changed = await change(req.params.id, (request) =>
        (request.handledAt !== null) === handled ? request : { ...request, handledAt },
      );
      res.json(entryOf(changed));
    })
    .delete(...requireAdmin, async (req, res) => {
      await change(req.params.id, () => null);
      res.status(204).end();
    })
    .all(allowOnly("PATCH", "DELETE"));

  return router;
}

function entriesOf(requests: readonly StoredRequest[]): LeadEntry[] {
  return requests
    .filter(({ deletedAt }) => deletedAt === null)
    .map(entryOf)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function entryOf({ formId: _, deletedAt: __, deliveries, ...entry }: StoredRequest): LeadEntry {
  return { ...entry, deliveries: deliveries.map(({ dueAt: ___, ...delivery }) => delivery) };
}
