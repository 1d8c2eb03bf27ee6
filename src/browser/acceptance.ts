import type { PlanKey } from "../shared/forms/plans.ts";
import { parseUrl } from "../shared/parse-url.ts";
import { randomId } from "./random-id.ts";
import { readSource } from "./visit-source.ts";

interface Acceptance {
  plan: PlanKey;
  cohort: string | null;
  agreementVersion: string;
}

/** Tells the site what was accepted, without waiting. Returns the checkout's address with the acceptance's id. */
export function reportAcceptance(checkout: string, accepted: Acceptance): string {
  const url = parseUrl(checkout);
  if (url === null) return checkout;
  const id = randomId();
  const body = JSON.stringify({ id, ...accepted, source: readSource() });
  // Where the browser refuses a beacon, the checkout is reached all the same.
  navigator.sendBeacon?.("/api/acceptances", new Blob([body], { type: "application/json" }));
  url.searchParams.set("client_reference_id", id);
  return url.href;
}
