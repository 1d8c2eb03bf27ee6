import { type ErrorRequestHandler, type Request, Router } from "express";
import * as v from "valibot";
import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { isSearch } from "../../shared/posts/list.ts";
import { formFramePath, urls } from "../../shared/urls.ts";
import { hostName, referringHost } from "../../shared/visits/referring-host.ts";
import { directSource, type SiteStats, statsPeriods } from "../../shared/visits/stats.ts";
import type { Auth } from "../auth/auth.ts";
import type { Clock } from "../clock/clock.ts";
import { jsonBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { type MakeLimiter, networkOf } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Env } from "../settings/env.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { statsOf } from "./stats.ts";
import { campaignOf, type PageOf, viewSchema } from "./view.ts";
import type { VisitorOf } from "./visitor.ts";
import type { Visits } from "./visits.ts";

const maxBodyBytes = 32 * 1024;

// A large office behind one address needs so many; a short window forgets networks soon.
const viewsPerMinute = 200;

const formPaths: ReadonlySet<string> = new Set(Object.values(forms).map(({ id }) => formFramePath(id)));

const periodNames = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(statsPeriods.map(String));

interface VisitsDependencies {
  visits: Visits;
  pageOf: PageOf;
  visitorOf: VisitorOf;
  requests(): readonly StoredRequest[];
  subscribers(): readonly StoredSubscriber[];
  env: Pick<Env, "siteUrl" | "leadsKeptDays" | "formProviderUrl" | "checkoutUrls" | "paymentSecrets">;
  clock: Clock;
  auth: Pick<Auth, "cookie" | "requireAdmin">;
  makeLimiter: MakeLimiter;
}

export function visitsRouter(dependencies: VisitsDependencies): Router {
  const { visits, pageOf, visitorOf, env, clock, auth } = dependencies;
  const ownHost = new URL(env.siteUrl).host;
  const elsewhere = elsewhereBy(env);
  const limiter = dependencies.makeLimiter("views", viewsPerMinute, 60);
  const router = Router({ caseSensitive: true });

  async function count(req: Request): Promise<void> {
    const view = v.safeParse(viewSchema, req.body);
    const visitor = view.success ? await visitorOf(req) : null;
    if (!view.success || visitor === null || (await limiter.consume(networkOf(req.ip))) > 0) return;
    const { path, referrer, query } = view.output;
    const page = pageOf(path);
    if (formPaths.has(path)) await visits.countEvent(visitor, "formsSeen");
    else if (page !== null) {
      const source = hostName(referringHost(referrer, ownHost)) || directSource;
      await visits.countView(visitor, page, { source, campaign: campaignOf(query) });
      if (page === urls.blogs.path && isSearch(query)) await visits.countEvent(visitor, "searches");
    }
  }

  // A page has no use for errors here, and attackers learn nothing.
  const ignoreError: ErrorRequestHandler = (_error, _req, res, _next) => {
    res.status(204).end();
  };

  router
    .route("/visits")
    .post(...jsonBody(maxBodyBytes), ignoreError)
    .post(auth.cookie, async (req, res) => {
      await count(req).catch((error: unknown) => logFault(req, error));
      res.status(204).end();
    })
    .all(allowOnly("POST"));

  router
    .route("/stats")
    .get(auth.cookie, auth.requireAdmin, async (req, res) => {
      const asked = req.query.days ?? String(statsPeriods[0]);
      const period = statsPeriods.find((days) => String(days) === asked);
      if (period === undefined) throw new HttpError(400, `Please ask for ${periodNames} days.`);
      const today = dayIn(site.timeZone, clock.now());
      const question = { today, period, pageOf, elsewhere };
      res.json(statsOf(await visits.days(), dependencies.requests(), dependencies.subscribers(), question));
    })
    .all(allowOnly("GET"));
  return router;
}

function elsewhereBy({
  leadsKeptDays,
  formProviderUrl,
  checkoutUrls,
  paymentSecrets,
}: VisitsDependencies["env"]): SiteStats["elsewhere"] {
  return {
    forms: formProviderUrl !== null,
    payments: paymentSecrets === null && Object.values(checkoutUrls).some((url) => url !== null),
    leadsKeptDays: leadsKeptDays === 0 ? null : leadsKeptDays,
  };
}
