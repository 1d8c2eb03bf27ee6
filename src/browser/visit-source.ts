import { parseUrl } from "../shared/parse-url.ts";

/**
 * Where the tab keeps how its visitor came to the site, as a query: `landing`, `referrer`, and the campaign's parameters.
 * The cookie policy gives this name, and `public/js/post_form.js` reads it.
 */
export const sourceStorageKey = "source";

/** The address of another site with the `utm_` parameters that the visitor came with; any other as it is. */
export function withCampaign(address: string): string {
  const noted = [...new URLSearchParams(readSource() ?? "")];
  const campaign = noted.filter(([name]) => name.startsWith("utm_"));
  const url = parseUrl(address);
  // A form of our own reads it in the tab. Its frame, loaded anew, would lose what somebody types.
  if (campaign.length === 0 || url === null || url.origin === location.origin) return address;
  const added = `${new URLSearchParams(campaign)}`;
  if (url.search.endsWith(added)) return address;
  // What the company put there itself stays, and comes first.
  url.search += `${url.search && "&"}${added}`;
  return url.href;
}

/** What the tab has noted; null where it has not, where its storage is blocked, and on the server, which has none. */
export function readSource(): string | null {
  try {
    return window.sessionStorage.getItem(sourceStorageKey);
  } catch {
    return null;
  }
}

/**
 * Has a form provider's frames, and the links beside them, carry the campaign, but for a frame that somebody may be typing
 * in.
 */
export function passCampaign(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    const address = withCampaign(frame.src);
    // Another site's document cannot be read. To press or type in it activates this page too.
    const showsOtherSite = frame.contentDocument === null;
    if (address === frame.src || (showsOtherSite && navigator.userActivation?.hasBeenActive !== false))
      continue;
    // Out of the page and in again, it loads anew without a step in the history.
    const { parentNode, nextSibling } = frame;
    if (showsOtherSite) frame.remove();
    frame.src = address;
    if (showsOtherSite) parentNode?.insertBefore(frame, nextSibling);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-form]")) {
    link.href = withCampaign(link.href);
  }
}
