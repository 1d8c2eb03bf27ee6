import { site } from "../../../content/site.ts";
import { yearIn } from "../../shared/company-time.ts";
import { sandboxCheckoutUrl } from "../../shared/forms/plans.ts";
import type { SiteFacts } from "../../shared/site-api.ts";
import type { Env } from "../settings/env.ts";

/** What pages read of the settings, in `useSiteFacts()`. */
export function siteFacts(env: Env, now: Date): SiteFacts {
  return {
    siteUrl: env.siteUrl,
    siteName: site.name,
    year: yearIn(site.timeZone, now),
    formProviderUrl: env.formProviderUrl,
    bookingUrl: env.bookingUrl,
    answerWithin: env.answerWithin,
    takesSubscribers: env.mail !== null,
    checkoutUrls: {
      professionals: env.checkoutUrls.professionals ?? sandboxCheckoutUrl("professionals"),
      students: env.checkoutUrls.students ?? sandboxCheckoutUrl("students"),
    },
  };
}
