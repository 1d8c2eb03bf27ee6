import { type RequestHandler, Router } from "express";
import { cohortInputSchema, offerInputSchema, offerNameSchema } from "../../shared/cohorts/cohort.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import type { Cohorts } from "./cohorts.ts";

const maxBytes = 10_000;

/** `/api/cohorts` and `/api/offers`: who visits reads what is to come, the admin reads and writes all. */
export function cohortsRouter(cohorts: Cohorts, requireAdmin: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/cohorts")
    .get((req, res, next) => {
      if (req.query.all !== undefined) return next();
      res.json(cohorts.list("to come"));
    })
    .get(...requireAdmin, (_req, res) => {
      res.json(cohorts.list("all"));
    })
    .post(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      res.status(201).json(await cohorts.create(parseBody(cohortInputSchema, req.body)));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/cohorts/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const saved = await cohorts.update(req.params.id, parseBody(cohortInputSchema, req.body));
      if (saved === null) throw noCohort();
      if ("taken" in saved)
        throw new HttpError(
          409,
          `${people(saved.taken)} enrolled already, so it stays with its course, and has at least as many seats.`,
        );
      res.json(saved);
    })
    .delete(...requireAdmin, async (req, res) => {
      const removed = await cohorts.remove(req.params.id);
      if (removed === false) throw noCohort();
      if (removed !== true)
        throw new HttpError(409, `${people(removed.taken)} enrolled for this date, so it stays.`);
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  /** What pages show of dates: an address of the site's own pages. */
  router
    .route("/course-dates")
    .get((_req, res) => {
      res.json(cohorts.dates());
    })
    .all(allowOnly("GET"));

  router
    .route("/offers")
    .get(...requireAdmin, (_req, res) => {
      res.json(cohorts.offers());
    })
    .all(allowOnly("GET"));

  router
    .route("/offers/:code")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const { code } = parseBody(offerNameSchema, req.params);
      res.json(await cohorts.saveOffer(code, parseBody(offerInputSchema, req.body)));
    })
    .delete(...requireAdmin, async (req, res) => {
      if (!(await cohorts.removeOffer(req.params.code))) throw new HttpError(404, "There is no such code.");
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  return router;
}

function noCohort(): HttpError {
  return new HttpError(404, "There is no such date. It may have been deleted meanwhile.");
}

function people(count: number): string {
  return count === 1 ? "1 person has" : `${count} people have`;
}
