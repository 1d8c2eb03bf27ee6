import { site } from "../../../content/site.ts";
import type { MailSettings } from "../settings/env.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { DeliveryError } from "./delivery-error.ts";
import { lazyMailer } from "./lazy-mailer.ts";
import type { Deliver } from "./outbox.ts";

/** Sends the mails that ask readers for their confirmation. */
export function createDeliverConfirmations(
  mail: MailSettings | null,
  siteUrl: string,
): Deliver<StoredSubscriber> {
  const mailerOf = lazyMailer();

  return async (_channel, subscriber) => {
    if (mail === null)
      throw new DeliveryError("SMTP_URL is not set any more, so this is not sent.", "not configured");
    const { subscriptionMail } = await import("./subscription-mail.ts");
    const { id, deliveries } = subscriber;
    const since = Date.parse(deliveries.at(-1)?.since ?? "");
    // A stable Message-ID lets mailboxes detect duplicates.
    const messageId = `<${id}.confirmation.${since}@${site.domain}>`;
    await (await mailerOf(mail)).send(subscriptionMail(subscriber, siteUrl), messageId);
  };
}
