import { readSource, sourceStorageKey } from "../browser/visit-source.ts";
import { referringHost } from "../shared/visits/referring-host.ts";

const campaignParameter = /^(utm_(source|medium|campaign|term|content)|(g|ms|fb)clid)$/;

/** Records in the tab, at the first page of a visit, how the visitor came to the site. */
export function noteSource(): void {
  const { referrer } = document;
  // A visitor who left the first page before this script ran, or opened a tab from a page of ours, began at the
  // referrer.
  const { pathname, search } = referrer.startsWith(`${location.origin}/`) ? new URL(referrer) : location;
  // Admin pages begin no visit, and the address of a preview is a secret.
  if (readSource() !== null || /^\/(admin|preview)/.test(pathname)) return;
  const campaign = [...new URLSearchParams(search)].filter(
    ([name, value]) => campaignParameter.test(name) && value !== "",
  );
  const source = new URLSearchParams([
    ["landing", pathname],
    ["referrer", referringHost(referrer, location.host)],
    ...campaign,
  ]);
  try {
    sessionStorage.setItem(sourceStorageKey, `${source}`);
  } catch {
    // Storage is blocked or full: forms are sent without a source.
  }
}
