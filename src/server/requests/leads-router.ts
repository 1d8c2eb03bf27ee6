import { type RequestHandler, Router } from "express";
import { handledSchema, type LeadEntry } from "../../shared/forms/lead.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { leadsCsv } from "./leads-csv.ts";
import type { StoredRequest } from "./requests.ts";

/** `/api/leads` and `/api/leads.csv`: what visitors sent, for the admin only. */
export function leadsRouter(requests: Collection<StoredRequest[]>, requireAdmin: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });

  /** Changes a request, or deletes it for null; throws an HttpError 404 where there is none. */
  async function change(id: string, make: (request: StoredRequest) => StoredRequest | null): Promise<void> {
    await requests.update((all) => {
      const request = all.find((candidate) => candidate.id === id);
      if (request === undefined) throw new HttpError(404, "There is no such lead.");
      const changed = make(request);
      if (changed === request) return all;
      return all.flatMap((other) => (other === request ? (changed ?? []) : other));
    });
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
      const { id } = req.params;
      // Saying it twice does not make it later.
      await change(id, (request) =>
        (request.handledAt !== null) === handled ? request : { ...request, handledAt },
      );
      res.json(entriesOf(requests.read()).find((entry) => entry.id === id));
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
    .map(({ formId: _, ...entry }) => entry)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
