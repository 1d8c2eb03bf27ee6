import stored from "./referrers.json" with { type: "json" };

/** What `document.referrer` may say to a page of `www.example.test`, and the host that led there; "" for none. */
export const referrers = stored as [referrer: string, host: string][];
