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

interface ModelSettings {
  /** The base address of an OpenAI-compatible API, without a slash at its end. */
  url: string;
  name: string;
  key: string | null;
  /** So many messages a day it may answer. */
  daily: number;
}

/** The language model, or null. */
export function chatModelOf(settings: {
  CHAT_MODEL_URL?: string | undefined;
  CHAT_MODEL?: string | undefined;
  CHAT_MODEL_KEY?: string | undefined;
  CHAT_MODEL_DAILY: number;
}): ModelSettings | null {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key = null } = settings;
  if (url === undefined || name === undefined) return null;
  return { url: url.replace(/\/+$/, ""), name, key, daily: settings.CHAT_MODEL_DAILY };
}

/** Settings that do nothing without another. */
const partners = [
  ["SMTP_URL", "LEADS_TO"],
  ["LEADS_TO", "SMTP_URL"],
  ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  ["LEAD_WEBHOOK_SECRET", "LEAD_WEBHOOK_URL"],
  ["CHAT_MODEL_URL", "CHAT_MODEL"],
  ["CHAT_MODEL", "CHAT_MODEL_URL"],
  ["CHAT_MODEL_KEY", "CHAT_MODEL_URL"],
] as const;

/** A sentence about each setting that is set without the one that it needs. */
export function missingPartners(values: Record<string, string | undefined>): string[] {
  const sentences: string[] = partners
    .filter(([name, partner]) => values[name] !== undefined && values[partner] === undefined)
    .map(([name, partner]) => `${name} is set, but ${partner} is not: set both, or neither.`);
  if (values.CONFIRM_TO_SENDER === "yes" && values.SMTP_URL === undefined)
    sentences.push("CONFIRM_TO_SENDER is yes, but SMTP_URL is not set: no mail can be sent.");
  return sentences;
}
