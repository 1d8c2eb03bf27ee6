import * as v from "valibot";
import type { SmtpServer } from "./address-schemas.ts";

const secretMessage = "must be whsec_ and the base64 of 24 to 64 random bytes";

/** The secret of a Standard Webhook. */
export const webhookSecret = v.pipe(
  v.string(secretMessage),
  v.check((value) => {
    const base64 = /^whsec_(.+)$/.exec(value)?.[1] ?? "";
    const bytes = Buffer.from(base64, "base64");
    return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === base64;
  }, secretMessage),
);

interface MailSettings {
  server: SmtpServer;
  from: { name: string; address: string };
  leadsTo: string[];
  confirmToSender: boolean;
}

/** What mail needs, or null. */
export function mailOf(settings: {
  SMTP_URL?: SmtpServer | undefined;
  MAIL_FROM: MailSettings["from"];
  LEADS_TO?: string[] | undefined;
  CONFIRM_TO_SENDER: "yes" | "no";
}): MailSettings | null {
  const { SMTP_URL: server, MAIL_FROM: from, LEADS_TO: leadsTo } = settings;
  if (server === undefined || leadsTo === undefined) return null;
  return { server, from, leadsTo, confirmToSender: settings.CONFIRM_TO_SENDER === "yes" };
}

/** The webhook that gets each lead, or null. */
export function leadWebhookOf(settings: {
  LEAD_WEBHOOK_URL?: string | undefined;
  LEAD_WEBHOOK_SECRET?: string | undefined;
}): { url: string; secret: string } | null {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  return url === undefined || secret === undefined ? null : { url, secret };
}
