import { site } from "../../../content/site.ts";
import { subscription } from "../../../content/subscription.ts";
import { confirmPath, unsubscribePath } from "../../shared/subscribers/paths.ts";
import { type StoredSubscriber, unsubscribeHeaders } from "../subscribers/stored-subscribers.ts";
import type { Mail } from "./mailer.ts";

/**
 * Asks a reader for the confirmation, or tells one who is subscribed that nothing is to be done. Nothing that was typed is
 * in it, since the address may be another person's.
 */
export function subscriptionMail(subscriber: StoredSubscriber, siteUrl: string): Mail {
  const { email, state, token } = subscriber;
  const { ask, known } = subscription.mail;
  const words = state === "subscribed" ? known : ask;
  return {
    // The library takes an object for a single address, whatever it contains.
    to: [{ name: "", address: email }],
    replyTo: { name: site.name, address: site.email },
    subject: words.subject,
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      ...unsubscribeHeaders(subscriber, siteUrl),
    },
    letter: {
      title: words.title,
      blocks: [
        { kind: "paragraph", text: words.text },
        ...(state === "subscribed"
          ? []
          : [{ kind: "link" as const, label: ask.link, href: siteUrl + confirmPath(token) }]),
        { kind: "quietLink", text: words.reason, label: words.leave, href: siteUrl + unsubscribePath(token) },
      ],
    },
  };
}
