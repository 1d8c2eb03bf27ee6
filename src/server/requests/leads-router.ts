import { randomUUID } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { clearFormNames } from "../../../content/form-names.ts";
import { filterLeads } from "../../shared/forms/filter-leads.ts";
import { leadChangeSchema } from "../../shared/forms/lead-change.ts";
import { leadFilterOf } from "../../shared/forms/lead-filter.ts";
import { memoize } from "../cache/memoize.ts";
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

export function leadsRouter(
  requests: Collection<StoredRequest[]>,
  requireAdmin: RequestHandler[],
  deliveriesFor: DeliveriesFor,
  cohorts: Pick<Cohorts, "dates" | "find" | "inTurn" | "soonestAt">,
  clock: Clock,
): Router {
  const router = Router({ caseSensitive: true });
  const leads = createLeads(requests, deliveriesFor, cohorts);
  const dateOf = (id: string) => {
    const cohort = cohorts.find(id);
    return cohort && `${cohort.startsOn} ${cohort.time} ${cohort.timeZone}`;
  };

  router
    .route("/leads")
    .get(...requireAdmin, (req, res) => {
      if (req.query.state === "deleted") return res.json(leads.listDeleted());
      const tag = tagOf(requests.read());
      // A proxy that compresses the response makes the tag weak.
      if (req.get("If-None-Match")?.replace("W/", "") === tag) return res.status(304).end();
      return res.set("ETag", tag).json(leads.list());
    })
    .all(allowOnly("GET"));

  router
    .route("/leads.csv")
    .get(...requireAdmin, (req, res) => {
      const filter = leadFilterOf(new URLSearchParams(addressOf(req).search));
      const entries = filter.state === "deleted" ? leads.listDeleted() : leads.list();
      res
        .attachment("leads.csv")
        .type("text/csv")
        .send(leadsCsv(filterLeads(entries, filter, clearFormNames), dateOf));
    })
    .all(allowOnly("GET"));

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

const tagOf = memoize((_state: object) => `"${randomUUID()}"`);
