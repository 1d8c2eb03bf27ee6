import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import * as v from "valibot";
import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { formFramePath } from "../../shared/urls.ts";
import { type StatsPeriod, statsPeriods } from "../../shared/visits/stats.ts";
import type { Auth } from "../auth/auth.ts";
import type { Clock } from "../clock/clock.ts";
import { jsonBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { createRateLimiter, networkOf } from "../http/rate-limiter.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import { statsOf } from "./stats.ts";
import { campaignOf, sourceOf, viewSchema } from "./view.ts";
import { visitorOf } from "./visitor.ts";
import type { Visits } from "./visits.ts";

// The longest view, each character escaped.
const maxBodyBytes = 32 * 1024;

// Of a large office behind one address. Over a minute, so that the networks of a busy day are soon forgotten.
const viewsPerMinute = 200;

/** Of the frames that forms stand in, also where a provider serves them. */
const formPaths: ReadonlySet<string> = new Set(Object.values(forms).map(({ id }) => formFramePath(id)));

interface VisitsWorld {
  visits: Visits;
  /** Whether a path is that of a page that visitors see. */
  isPage(path: string): boolean;
  requests(): readonly StoredRequest[];
  siteUrl: string;
  clock: Clock;
  auth: Pick<Auth, "cookie" | "findUser" | "requireAdmin">;
}

/** `POST /api/visits`, by which a page in a browser is counted, and `GET /api/stats`, what became of it. */
export function visitsRouter(world: VisitsWorld): Router {
  const { visits, siteUrl, clock, auth } = world;
  const ownHost = new URL(siteUrl).host;
  const limiter = createRateLimiter(viewsPerMinute, 60);
  const router = Router({ caseSensitive: true });

  // Who is signed in is no visitor. Others have no cookie.
  const isAdmin = async (req: Request) =>
    req.headers.cookie !== undefined && (await auth.findUser(req)) !== null;

  const count: RequestHandler = async (req, res) => {
    const view = v.safeParse(viewSchema, req.body);
    const visitor = visitorOf(req);
    if (view.success && visitor !== null && (await limiter.consume(networkOf(req.ip))) === 0) {
      const { path, referrer, query } = view.output;
      if (formPaths.has(path)) await visits.countEvent(visitor, "formsSeen");
      else if (world.isPage(path) && !(await isAdmin(req)))
        await visits.countView(visitor, path, {
          source: sourceOf(referrer, ownHost),
          campaign: campaignOf(query),
        });
    }
    res.status(204).end();
  };
  // A page has no use for an error, and who plays with this learns nothing from it.
  const ignoreError: ErrorRequestHandler = (_error, _req, res, _next) => {
    res.status(204).end();
  };

  router
    .route("/visits")
    .post(...jsonBody(maxBodyBytes), auth.cookie, count)
    .post(ignoreError)
    .all(allowOnly("POST"));

  router
    .route("/stats")
    .get(auth.cookie, auth.requireAdmin, async (req, res) => {
      const asked = req.query.days ?? String(statsPeriods[0]);
      const period = statsPeriods.find((days) => String(days) === asked);
      if (period === undefined) throw new HttpError(400, `Please ask for ${periodNames()} days.`);
      const today = dayIn(site.timeZone, clock.now());
      res.json(statsOf(await visits.days(), world.requests(), { today, period }));
    })
    .all(allowOnly("GET"));
  return router;
}

function periodNames(): string {
  const names = statsPeriods.map((days: StatsPeriod) => String(days));
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
