import { type RequestHandler, Router } from "express";
import * as v from "valibot";
import { clearFormNames } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { filterLeads } from "../../shared/forms/filter-leads.ts";
import { handAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { bulkChangeSchema, chosenLeadsSchema, leadChangeSchema } from "../../shared/forms/lead-change.ts";
import { leadFilterOf } from "../../shared/forms/lead-filter.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { addressOf } from "../http/address.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import type { Collection } from "../store/collection.ts";
import { countWaiting } from "./announce-dates.ts";
import type { DeliveriesFor } from "./change-request.ts";
import { createLeads } from "./leads.ts";
import { leadsCsv } from "./leads-csv.ts";
import type { StoredRequest } from "./stored-requests.ts";

const maxChangeBytes = 50_000;
/** The ids of 50,000 leads. */
const maxBulkBytes = 2_000_000;

const fieldSchema = v.optional(v.string("Please send this as text."));

const handAddedSchema = v.strictObject({
  fields: v.strictObject(
    v.entriesFromList(
      handAddedFields.map(({ name }) => name),
      fieldSchema,
    ),
  ),
});

export function leadsRouter(
  requests: Collection<StoredRequest[]>,
  requireAdmin: RequestHandler[],
  deliveriesFor: DeliveriesFor,
  cohorts: Pick<Cohorts, "dates" | "find" | "inTurn" | "soonestAt">,
  clock: Clock,
  siteUrl: string,
): Router {
  const router = Router({ caseSensitive: true });
  const leads = createLeads(requests, deliveriesFor, cohorts);
  const dateOf = (id: string) => {
    const cohort = cohorts.find(id);
    return cohort && `${cohort.startsOn} ${cohort.time} ${cohort.timeZone}`;
  };
  const csvOf = (entries: readonly LeadEntry[]) => leadsCsv(entries, dateOf, siteUrl);

  router
    .route("/leads")
    .get(...requireAdmin, (req, res) => {
      if (req.query.state === "deleted") return res.json(leads.listDeleted());
      return leads.listResponse().send(req, res);
    })
    .post(...requireAdmin, ...jsonBody(maxChangeBytes), async (req, res) => {
      const { fields } = parseBody(handAddedSchema, req.body);
      res.status(201).json(await leads.add(fields));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/leads/bulk")
    .post(...requireAdmin, ...jsonBody(maxBulkBytes), async (req, res) => {
      const { changed, seatsOver } = await leads.changeMany(parseBody(bulkChangeSchema, req.body));
      res.json({ changed, ...(seatsOver > 0 && { seatsOver }) });
    })
    .all(allowOnly("POST"));

  router
    .route("/leads.csv")
    .get(...requireAdmin, (req, res) => {
      const filter = leadFilterOf(new URLSearchParams(addressOf(req).search));
      const entries = filter.state === "deleted" ? leads.listDeleted() : leads.list();
      res
        .attachment("leads.csv")
        .type("text/csv")
        .send(csvOf(filterLeads(entries, filter, clearFormNames, dayIn(site.timeZone, clock.now()))));
    })
    // The chosen ones: thousands of ids are too long for an address.
    .post(...requireAdmin, ...jsonBody(maxBulkBytes), (req, res) => {
      const ids = new Set(parseBody(chosenLeadsSchema, req.body).ids);
      const chosen = [...leads.list(), ...leads.listDeleted()].filter(({ id }) => ids.has(id));
      res.attachment("leads.csv").type("text/csv").send(csvOf(chosen));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/leads/:id")
    .patch(...requireAdmin, ...jsonBody(maxChangeBytes), async (req, res) => {
      res.json(await leads.change(req.params.id, parseBody(leadChangeSchema, req.body)));
    })
    .delete(...requireAdmin, async (req, res) => {
      await leads.remove(req.params.id);
      res.status(204).end();
    })
    .all(allowOnly("PATCH", "DELETE"));

  router
    .route("/leads/:id/restore")
    .post(...requireAdmin, async (req, res) => {
      res.json(await leads.restore(req.params.id));
    })
    .all(allowOnly("POST"));

  router
    .route("/leads/:id/deliveries")
    .post(...requireAdmin, async (req, res) => {
      res.status(202).json(await leads.deliverAgain(req.params.id));
    })
    .all(allowOnly("POST"));

  router
    .route("/waitlists")
    .get(...requireAdmin, (_req, res) => {
      res.json(countWaiting(requests.read(), cohorts, clock.now()));
    })
    .all(allowOnly("GET"));

  return router;
}
