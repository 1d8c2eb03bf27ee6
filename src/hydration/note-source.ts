import { sourceStorageKey, withCampaign } from "../browser/visit-source.ts";

/** Notes in the tab how its visitor came to the site, at the first page of the visit; nothing where storage is blocked. */
export function noteSource(): void {
  try {
    const from = new URL(document.referrer || location.href);
    // Whoever was quicker than this script, or opened a tab from a page of ours, came to that page.
    const isOwn = from.host === location.host;
    const { pathname, search } = isOwn ? from : location;
    // The admin's pages begin no visit.
    if (sessionStorage[sourceStorageKey] || /^\/admin/.test(pathname)) return;
    sessionStorage[sourceStorageKey] = [
      `landing=${pathname}`,
      `referrer=${isOwn ? "" : from.host}`,
      ...(search.match(/\b(utm_(source|medium|campaign|term|content)|(gcl|msclk|fbcl)id)=[^&]+/g) ?? []),
    ].join("&");
  } catch {}
}

/** Has a form provider's frames carry the campaign, but for a frame that somebody may be typing in. */
export function passCampaign(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    const { src } = frame;
    const address = withCampaign(src);
    // Another site's document cannot be read. To press or type in it activates this page too.
    const hasLoaded = frame.contentDocument === null;
    if (address === src || (hasLoaded && navigator.userActivation?.hasBeenActive !== false)) continue;
    frame.src = address;
    // Out of the page and in again, it loads anew without a step in the history.
    if (hasLoaded) frame.replaceWith(frame);
  }
}
