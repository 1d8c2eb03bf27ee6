import { parseUrl } from "../shared/parse-url.ts";

/** A query of `landing`, `referrer` and campaign parameters; the cookie policy and `post_form.js` use this key. */
export const sourceStorageKey = "source";

/** Adds the visit's `utm_` parameters to an address of another site. */
export function withCampaign(address: string): string {
  const noted = [...new URLSearchParams(readSource() ?? "")];
  const campaign = noted.filter(([name]) => name.startsWith("utm_"));
  const url = parseUrl(address);
  // A form of our own reads them from the storage. Reloading its frame would lose typed text.
  if (campaign.length === 0 || url === null || url.origin === location.origin) return address;
  const added = `${new URLSearchParams(campaign)}`;
  if (url.search.endsWith(added)) return address;
  // Parameters that the company set itself stay, and come first.
  url.search += `${url.search && "&"}${added}`;
  return url.href;
}

/** Null before the first page was recorded, where storage is blocked, and on the server. */
export function readSource(): string | null {
  try {
    return window.sessionStorage.getItem(sourceStorageKey);
  } catch {
    return null;
  }
}

/** Adds the campaign to the form provider's frames and links, but not to a frame that somebody may be typing in. */
export function addCampaignToForms(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    const address = withCampaign(frame.src);
    // Another site's document cannot be read. A press or a key in it activates this page too.
    const showsOtherSite = frame.contentDocument === null;
    if (address === frame.src || (showsOtherSite && navigator.userActivation?.hasBeenActive !== false))
      continue;
    // Removed and inserted again, the frame loads without a new history entry.
    const { parentNode, nextSibling } = frame;
    if (showsOtherSite) frame.remove();
    frame.src = address;
    if (showsOtherSite) parentNode?.insertBefore(frame, nextSibling);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-form]")) {
    link.href = withCampaign(link.href);
  }
}
