import { readSource, sourceStorageKey } from "../browser/visit-source.ts";
import { referringHost } from "../shared/visits/referring-host.ts";

const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "msclkid",
  "fbclid",
];

/** Notes in the tab how its visitor came to the site, at the first page of the visit. */
export function noteSource(): void {
  const { referrer } = document;
  // Whoever was quicker than this script, or opened a tab from a page of ours, came to that page.
  const { pathname, search } = referrer.startsWith(`${location.origin}/`) ? new URL(referrer) : location;
  // The admin's pages begin no visit, and the address of a preview is a secret.
  if (readSource() !== null || /^\/(admin|preview)/.test(pathname)) return;
  const campaign = [...new URLSearchParams(search)].filter(
    ([name, value]) => campaignParameters.includes(name) && value !== "",
  );
  const source = new URLSearchParams([
    ["landing", pathname],
    ["referrer", referringHost(referrer, location.host)],
    ...campaign,
  ]);
  try {
    sessionStorage.setItem(sourceStorageKey, `${source}`);
  } catch {
    // Storage is blocked or full: the forms go without.
  }
}
