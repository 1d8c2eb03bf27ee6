import { site } from "../../../content/site.ts";
import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { waitlists } from "../requests/announce-dates.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Env, MailSettings } from "../settings/env.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { Mail, Mailer } from "./mailer.ts";
import type { Deliver } from "./outbox.ts";

/** Sends a request the way the settings of today say, which may be others than when it came. */
export function createDeliver(
  { mail, leadWebhook, siteUrl }: Pick<Env, "mail" | "leadWebhook" | "siteUrl">,
  cohorts: Pick<Cohorts, "find" | "dates">,
): Deliver {
  // What a channel needs is loaded with its first delivery: no page waits for it.
  let mailer: Promise<Mailer> | undefined;
  const mailerOf = (settings: MailSettings) => {
    mailer ??= import("./mailer.ts").then(({ createMailer }) => createMailer(settings));
    return mailer;
  };

  return async (channel, request) => {
    if (channel === "webhook") {
      if (leadWebhook === null) throw notSet("LEAD_WEBHOOK_URL is not set");
      const { sendToWebhook } = await import("./webhook.ts");
      return sendToWebhook(leadWebhook, request);
    }
    if (mail === null) throw notSet("SMTP_URL is not set");
    if (channel === "confirmation" && !mail.confirmToSender) throw notSet("CONFIRM_TO_SENDER is not yes");
    const letter = await letterOf(channel, request, mail.leadsTo);
    const reached = request.deliveries.find((delivery) => delivery.channel === channel)?.reached;
    await (await mailerOf(mail)).send(letter, messageIdOf(channel, request), reached);
  };

  async function letterOf(
    channel: Exclude<DeliveryChannel, "webhook">,
    request: StoredRequest,
    leadsTo: readonly string[],
  ): Promise<Mail> {
    if (channel === "mail") {
      const { companyMail } = await import("./company-mail.ts");
      return companyMail(request, leadsTo, siteUrl);
    }
    if (channel === "confirmation") {
      const { visitorMail } = await import("./visitor-mail.ts");
      return visitorMail(request, request.cohort === null ? null : cohorts.find(request.cohort), siteUrl);
    }
    const course = waitlists.get(request.formId);
    const next = course === undefined ? null : cohorts.dates().next[course].open;
    const cohort = next === null ? null : cohorts.find(next.id);
    if (cohort === null) throw notSet("The date was taken back: there is none");
    const { announcementMail } = await import("./announcement-mail.ts");
    return announcementMail(request, cohort, siteUrl);
  }
}

/** The same at each attempt: a mailbox that got the mail twice can tell. */
function messageIdOf(channel: DeliveryChannel, { id }: StoredRequest): string {
  return `<${id}.${channel}@${site.domain}>`;
}

function notSet(problem: string): DeliveryError {
  return new DeliveryError(`${problem} any more, so this is not sent.`, "not configured");
}
