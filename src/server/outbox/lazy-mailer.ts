import { memoize } from "../cache/memoize.ts";
import type { MailSettings } from "../settings/env.ts";
import type { Mailer } from "./mailer.ts";

/** A mailer with connections of its own, whose library is loaded with the first mail. */
export function lazyMailer(): (settings: MailSettings) => Promise<Mailer> {
  return memoize(async (settings: MailSettings) => (await import("./mailer.ts")).createMailer(settings));
}
