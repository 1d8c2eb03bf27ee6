import { Router } from "express";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { confirmSchema, passwordSchema } from "./auth-schemas.ts";

/** Each change needs a session and the password, so that a session left open turns nothing off. */
export function secondFactorRouter(auth: Auth, bodyBytes: number): Router {
  const router = Router({ caseSensitive: true });
  router.use(auth.requireAdmin);
  const body = jsonBody(bodyBytes);

  router
    .route("/")
    .get(async (_req, res) => {
      res.json(await auth.secondFactor.status());
    })
    .post(body)
    .post(async (req, res) => {
      const { password } = parseBody(passwordSchema, req.body);
      await auth.requirePassword(req, password);
      res.json(await auth.secondFactor.start());
    })
    .delete(body)
    .delete(async (req, res) => {
      const { password } = parseBody(passwordSchema, req.body);
      await auth.requirePassword(req, password);
      await auth.secondFactor.turnOff();
      res.status(204).end();
    })
    .all(allowOnly("GET", "POST", "DELETE"));

  router
    .route("/confirm")
    .post(body)
    .post(async (req, res) => {
      const { password, code } = parseBody(confirmSchema, req.body);
      await auth.requirePassword(req, password);
      const made = await auth.secondFactor.confirm(code);
      // They may have begun with the password alone.
      await auth.endOtherSessions(req);
      res.json(made);
    })
    .all(allowOnly("POST"));

  router
    .route("/recovery-codes")
    .post(body)
    .post(async (req, res) => {
      const { password } = parseBody(passwordSchema, req.body);
      await auth.requirePassword(req, password);
      res.json(await auth.secondFactor.renewRecoveryCodes());
    })
    .all(allowOnly("POST"));

  return router;
}
