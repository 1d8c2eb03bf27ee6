import { site } from "../../../content/site.ts";
import type { DeliveryChannel, DeliverySubject } from "../../shared/forms/lead.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import { waitlists } from "../requests/date-news.ts";
import type { StoredDelivery, StoredRequest } from "../requests/stored-requests.ts";
import type { Env, MailSettings } from "../settings/env.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { DeliveryError } from "./delivery-error.ts";
import { lazyMailer } from "./lazy-mailer.ts";
import type { Mail } from "./mailer.ts";
import type { Deliver } from "./outbox.ts";

/** Uses the current settings, which may have changed since the request came. */
export function createDeliver(
  env: Pick<Env, "mail" | "leadWebhook" | "siteUrl" | "bookingUrl" | "answerWithin">,
  cohorts: Pick<Cohorts, "find" | "dates">,
): Deliver<StoredRequest> {
  const { mail, leadWebhook, siteUrl } = env;
  const mailerOf = lazyMailer();

  return async (channel, request, noteDate, about) => {
    if (channel === "webhook") {
      if (leadWebhook === null)
        throw notConfigured("LEAD_WEBHOOK_URL is not set any more, so this is not sent.");
      const { sendToWebhook } = await import("./webhook.ts");
      return sendToWebhook(leadWebhook, request, about);
    }
    if (mail === null) throw noMail();
    if (channel === "confirmation" && !mail.confirmToSender && request.payment === undefined)
      throw notConfigured("CONFIRM_TO_SENDER is not yes any more, so this is not sent.");
    const message = await mailOf(channel, request, mail, noteDate, about);
    const delivery = request.deliveries.findLast(
      (candidate) => candidate.channel === channel && candidate.about === about,
    );
    await (await mailerOf(mail)).send(message, messageIdOf(channel, request, delivery), delivery?.reached);
  };

  async function mailOf(
    channel: Exclude<DeliveryChannel, "webhook">,
    request: StoredRequest,
    settings: MailSettings,
    noteDate: (cohort: string) => void,
    about: DeliverySubject | undefined,
  ): Promise<Mail> {
    if (channel === "mail") {
      const { companyMail } = await import("./company-mail.ts");
      const { receiversOf } = await import("./receivers.ts");
      return companyMail(request, cohortOf(request), receiversOf(request, settings), siteUrl, about);
    }
    if (channel === "confirmation") {
      if (request.payment !== undefined) {
        const { paymentMail } = await import("./payment-mail.ts");
        return paymentMail(request, request.payment, cohortOf(request), env, new Date());
      }
      const { visitorMail } = await import("./visitor-mail.ts");
      return visitorMail(request, cohortOf(request), env);
    }
    const cohort = cohortOf(request) ?? nextFor(request);
    if (cohort === null)
      throw notConfigured("The date was taken back and there is no other one, so this is not sent.");
    noteDate(cohort.id);
    const { announcementMail } = await import("./announcement-mail.ts");
    return announcementMail(request, cohort, siteUrl, new Date());
  }

  function cohortOf({ cohort }: StoredRequest): StoredCohort | null {
    return cohort === null ? null : cohorts.find(cohort);
  }

  function nextFor({ formId }: StoredRequest): StoredCohort | null {
    const course = waitlists.get(formId);
    const next = course === undefined ? null : cohorts.dates().next[course].open;
    return next === null ? null : cohorts.find(next.id);
  }
}

/** Sends the mails that ask readers for their confirmation. */
export function createDeliverConfirmations(
  mail: MailSettings | null,
  siteUrl: string,
): Deliver<StoredSubscriber> {
  const mailerOf = lazyMailer();
  return async (_channel, subscriber) => {
    if (mail === null) throw noMail();
    const { subscriptionMail } = await import("./subscription-mail.ts");
    const { id, deliveries } = subscriber;
    const messageId = `<${id}.confirmation.${Date.parse(deliveries.at(-1)?.since ?? "")}@${site.domain}>`;
    await (await mailerOf(mail)).send(subscriptionMail(subscriber, siteUrl), messageId);
  };
}

/** A stable Message-ID lets mailboxes detect duplicates. An announcement, or news of a request, is a new message each time. */
function messageIdOf(channel: DeliveryChannel, { id }: StoredRequest, delivery?: StoredDelivery): string {
  const isNews = channel === "announcement" || delivery?.about !== undefined;
  const suffix = isNews ? `.${Date.parse(delivery?.since ?? "")}` : "";
  return `<${id}.${channel}${suffix}@${site.domain}>`;
}

function noMail(): DeliveryError {
  return notConfigured("SMTP_URL is not set any more, so this is not sent.");
}

function notConfigured(problem: string): DeliveryError {
  return new DeliveryError(problem, "not configured");
}
