/**
 * Where the tab keeps how its visitor came to the site, as a query: `landing`, `referrer`, and the campaign's parameters as
 * they stood in the address. The cookie policy gives this name, and `public/js/post_form.js` reads it.
 */
export const sourceStorageKey = "source";

/** The address of another site with the `utm_` parameters that the visitor came with; any other as it is. */
export function withCampaign(address: string): string {
  try {
    const url = new URL(address);
    // A form of our own reads it in the tab. Its frame, loaded anew, would lose what somebody types.
    if (url.origin === location.origin) return address;
    const campaign = window.sessionStorage[sourceStorageKey].match(/utm_\w+=[^&]+/g).join("&");
    // What the company put there itself stays, and comes first.
    url.search += `${url.search && "&"}${campaign}`;
    return url.href;
  } catch {
    // Nothing is known, or the address is a path of this site.
    return address;
  }
}
