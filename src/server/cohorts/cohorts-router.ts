import { type RequestHandler, Router } from "express";
import { dollarsOf, planPrices } from "../../../content/training/prices.ts";
import { cohortInputSchema, offerInputSchema, offerNameSchema } from "../../shared/cohorts/cohort-input.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import { creationKey, namedVersionCheck, versionCheck } from "../http/preconditions.ts";
import type { Cohorts } from "./cohorts.ts";

const maxBytes = 10_000;
/** Every plan must still cost a dollar. */
const maxSaving = Math.min(...Object.values(planPrices).map(dollarsOf)) - 1;

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
      const key = creationKey(req.get("Idempotency-Key"));
      res.status(201).json(await cohorts.create(parseBody(cohortInputSchema, req.body), key));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/cohorts/:id")
    .put(...requireAdmin, ...jsonBody(maxBytes), async (req, res) => {
      const input = parseBody(cohortInputSchema, req.body);
      res.json(await cohorts.update(req.params.id, input, versionCheck(req.get("If-Match"))));
    })
    .delete(...requireAdmin, async (req, res) => {
      await cohorts.remove(req.params.id);
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

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
      res.json(await cohorts.saveOffer(code, input, namedVersionCheck(req.headers)));
    })
    .delete(...requireAdmin, async (req, res) => {
      await cohorts.removeOffer(req.params.code);
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  return router;
}
