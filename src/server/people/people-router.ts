import { type RequestHandler, Router } from "express";
import type { Forgotten } from "../../shared/forms/lead.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { personNamed } from "./person.ts";

export function peopleRouter(
  forget: (email: string) => Promise<Forgotten>,
  guards: RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true });
  router
    .route("/people/:email")
    .delete(...guards, async (req, res) => {
      const email = personNamed(req.params.email);
      if (email === null)
        throw new HttpError(400, "Please name a whole email address, such as name@example.com.");
      res.json(await forget(email));
    })
    .all(allowOnly("DELETE"));
  return router;
}
