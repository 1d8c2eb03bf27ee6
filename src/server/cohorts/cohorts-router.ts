import { type RequestHandler, Router } from "express";
import { dollarsOf, planPrices } from "../../../content/training/prices.ts";
import { cohortInputSchema, offerInputSchema, offerNameSchema } from "../../shared/cohorts/cohort-input.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { conflict, creationKey, namedVersionCheck, versionCheck } from "../http/write-headers.ts";
import type { Cohorts } from "./cohorts.ts";

const maxBytes = 10_000;
/** The most that a code may take off: with it, every plan still costs a dollar. */
const maxSaving = Math.min(...Object.values(planPrices).map(dollarsOf)) - 1;

/** `/api/cohorts` and `/api/offers`: who visits reads what is to come, the admin reads and writes all. */
export function cohortsRouter(cohorts: Cohorts, requireAdmin: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true });
  const entryOf = (id: string | undefined) => cohorts.list("all").find((cohort) => cohort.id === id) ?? null;

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
      const key = creationKey(req.get("Idempotency-Key"));
      const made = await cohorts.create(parseBody(cohortInputSchema, req.body), key);
      if (made === null) throw conflict("An earlier try saved this date already.", entryOf(key));
      res.status(201).json(made);
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/cohorts/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const input = parseBody(cohortInputSchema, req.body);
      const saved = await cohorts.update(req.params.id, input, versionCheck(req.get("If-Match")));
      if (saved === null) throw noCohort();
      if (saved === "changed") throw conflict("This date was changed meanwhile.", entryOf(req.params.id));
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
      if (removed === "told")
        throw new HttpError(
          409,
          "This date has begun, and people on the waitlist may have been told of it, so it stays.",
        );
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
      const input = parseBody(offerInputSchema(maxSaving), req.body);
      const saved = await cohorts.saveOffer(code, input, namedVersionCheck(req.headers));
      if (saved === "changed") {
        const happened =
          req.get("If-None-Match") === "*" ? "made meanwhile, in another tab" : "changed meanwhile";
        const stored = cohorts.offers().find((offer) => offer.code === code) ?? null;
        throw conflict(`This code was ${happened}.`, stored);
      }
      if (saved === "deleted") throw conflict("This code was deleted meanwhile.", null);
      res.json(saved);
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
