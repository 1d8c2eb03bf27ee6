import { Router } from "express";
import * as v from "valibot";
import { planKeys } from "../../shared/forms/plans.ts";
import type { Clock } from "../clock/clock.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import { type MakeLimiter, networkOf, tooManyRequests } from "../http/rate-limiter.ts";
import { parseSource } from "../requests/parse-visit.ts";
import type { Collection } from "../store/collection.ts";
import type { PaymentsState, StoredAcceptance } from "./stored-payments.ts";

const maxBytes = 10_000;
const perHour = 60;
const maxAcceptances = 20_000;

const bodySchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  plan: v.picklist(planKeys),
  cohort: v.nullable(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  agreementVersion: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(/^\P{Cc}*$/u)),
  source: v.optional(v.pipe(v.unknown(), v.transform(parseSource)), null),
});

/** `POST /api/acceptances`. The first one with an id counts: nobody can change it later. */
export function acceptancesRouter(
  payments: Collection<PaymentsState>,
  clock: Clock,
  makeLimiter: MakeLimiter,
): Router {
  const limiter = makeLimiter("acceptances", perHour, 3_600);
  // Only in memory: an acceptance holds nothing personal. Those of an earlier start count as one network.
  const networks = new Map<string, string>();
  const router = Router({ caseSensitive: true });
  router
    .route("/acceptances")
    .post(...jsonBody(maxBytes), async (req, res) => {
      const accepted = parseBody(bodySchema, req.body);
      const network = networkOf(req.ip);
      const seconds = await limiter.consume(network);
      if (seconds > 0) throw tooManyRequests("Too many acceptances came from here.", seconds);
      let isFull = false;
      await payments.update((state) => {
        if (state.acceptances.some(({ id }) => id === accepted.id)) return state;
        const kept = withRoom(state.acceptances, (id) => networks.get(id), maxAcceptances);
        isFull = kept === null;
        if (kept === null) return state;
        const acceptance = { ...accepted, at: clock.now().toISOString(), followedAt: null };
        return { ...state, acceptances: [...kept, acceptance] };
      });
      networks.set(accepted.id, network);
      if (networks.size > 2 * maxAcceptances) forgetOldNetworks();
      if (isFull) throw tooManyRequests("Too many acceptances have come in just now.", 3_600);
      res.status(204).end();
    })
    .all(allowOnly("POST"));
  return router;

  function forgetOldNetworks(): void {
    const ids = new Set(payments.read().acceptances.map(({ id }) => id));
    for (const id of networks.keys()) if (!ids.has(id)) networks.delete(id);
  }
}

/**
 * Makes room for one more: where `max` are kept, the oldest one that nothing followed goes, of the network with the most of them.
 * So nobody can fill the list for others. Null where all of them are followed.
 */
export function withRoom(
  acceptances: StoredAcceptance[],
  networkOfId: (id: string) => string | undefined,
  max: number,
): StoredAcceptance[] | null {
  if (acceptances.length < max) return acceptances;
  const unfollowed = acceptances.filter(({ followedAt }) => followedAt === null);
  const byNetwork = [...Map.groupBy(unfollowed, ({ id }) => networkOfId(id)).values()];
  const [busiest = []] = byNetwork.toSorted((one, other) => other.length - one.length);
  const [oldest] = busiest;
  return oldest === undefined ? null : acceptances.filter((acceptance) => acceptance !== oldest);
}
