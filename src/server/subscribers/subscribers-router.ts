import { type RequestHandler, Router } from "express";
import * as v from "valibot";
import { subscribePath } from "../../shared/subscribers/paths.ts";
import type { SubscriberCount, SubscriberEntry } from "../../shared/subscribers/subscriber.ts";
import type { Subscriptions } from "../../shared/subscribers/subscriptions.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { networkOf } from "../http/rate-limiter.ts";
import type { Collection } from "../store/collection.ts";
import { endSubscription, type StoredSubscriber, subscribedReaders } from "./stored-subscribers.ts";

const maxBytes = 20_000;

/** Any further fields are those of the form, by their names. */
const bodySchema = v.objectWithRest(
  { email: v.string("Please enter your email address.") },
  v.fallback(v.string(), ""),
);

/** `/api/subscribers`. `subscriptionsFor` is null where no mail is set up. */
export function subscribersRouter(
  subscribers: Collection<StoredSubscriber[]>,
  subscriptionsFor: ((network: string) => Subscriptions) | null,
  requireAdmin: RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true });
  router
    .route("/subscribers")
    .get(...requireAdmin, (req, res) => {
      if (req.query.fields === "count") {
        const count: SubscriberCount = { subscribed: subscribedReaders(subscribers.read()).length };
        return void res.json(count);
      }
      const newestFirst = subscribers
        .read()
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      res.json(newestFirst.map(entryOf));
    })
    .post((req, res, next) => {
      if (subscriptionsFor === null) throw new HttpError(404, "There is nothing at this address.");
      // The page shows the answer to a form that a browser posts.
      if (req.is("urlencoded")) return res.redirect(307, subscribePath);
      next();
    })
    .post(...jsonBody(maxBytes), async (req, res) => {
      const typed = parseBody(bodySchema, req.body);
      const outcome = await subscriptionsFor?.(networkOf(req.ip)).ask(typed);
      if (outcome?.accepted === false) {
        const { status, message, issues } = outcome;
        throw new HttpError(status, message, Object.keys(issues).length > 0 ? { issues } : {});
      }
      res.status(202).end();
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/subscribers/:id")
    .delete(...requireAdmin, async (req, res) => {
      if (!(await endSubscription(subscribers, req.params.id)))
        throw new HttpError(404, "There is no such subscriber any more.");
      res.status(204).end();
    })
    .all(allowOnly("DELETE"));
  return router;
}

function entryOf({
  id,
  email,
  state,
  page,
  source,
  createdAt,
  confirmedAt,
}: StoredSubscriber): SubscriberEntry {
  return { id, email, state, page, source, createdAt, confirmedAt };
}
