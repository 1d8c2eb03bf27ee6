import * as v from "valibot";
import { site } from "../../../content/site.ts";
import { maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";
import { logLevels } from "../logging/log.ts";
import {
  databaseUrl,
  httpsUrl,
  listenAddress,
  mailAddresses,
  mailSender,
  nearUrl,
  origin,
  smtpUrl,
  trustedOrigin,
  trustedUrl,
} from "./address-schemas.ts";

const yesOrNo = v.picklist(["yes", "no"], "must be yes or no");

const checkoutUrl = trustedUrl("https://pay.example.com/course");

const firstPassword = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, `must have at least ${minPasswordLength} characters`),
  v.maxLength(maxPasswordLength, `must have at most ${maxPasswordLength} characters`),
);

const minSecretLength = 32;

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((secret) => secret.trim())),
  v.everyItem(
    (secret) => secret.length >= minSecretLength,
    `must be one or more secrets of at least ${minSecretLength} characters, separated by commas`,
  ),
);

const secretMessage = "must be whsec_ and the base64 of 24 to 64 random bytes";

const webhookSecret = v.pipe(
  v.string(secretMessage),
  v.check((value) => {
    const base64 = /^whsec_(.+)$/.exec(value)?.[1] ?? "";
    const bytes = Buffer.from(base64, "base64");
    return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === base64;
  }, secretMessage),
);

const paymentSecrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((secret) => secret.trim())),
  v.everyItem(
    (secret) => /^whsec_[^\s,]{8,}$/.test(secret),
    "must be one or more signing secrets, separated by commas: whsec_ and at least 8 characters",
  ),
);

const maxWordsLength = 60;

const fewWords = v.pipe(
  v.string(),
  v.regex(/^\P{Cc}+$/u, "must be words on one line, such as one business day"),
  v.maxLength(maxWordsLength, `must have at most ${maxWordsLength} characters`),
);

const headerName = v.pipe(
  v.string(),
  v.regex(/^[\w!#$%&'*+.^`|~-]+$/, "must be the name of a header, such as X-API-Key"),
  v.check(
    (name) => !/^(?:content-(?:type|length)|host|connection|transfer-encoding)$/i.test(name),
    "must be a header that the request does not need for something else",
  ),
);

const headerValue = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e][\x20-\x7e]*$/, "must be letters, digits and signs on one line"),
);

export const settingsSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65535), "3000"),
  HOST: v.optional(listenAddress),
  SITE_URL: v.optional(origin),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  HSTS_SUBDOMAINS: v.optional(yesOrNo, "no"),
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: v.optional(databaseUrl),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_DAYS: v.optional(wholeNumber(0, 3650), "14"),
  LEADS_KEPT_DAYS: v.optional(wholeNumber(0, 36_500), "0"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  FORM_PROVIDER_URL: v.optional(trustedOrigin),
  CHECKOUT_URL_PROFESSIONALS: v.optional(checkoutUrl),
  CHECKOUT_URL_STUDENTS: v.optional(checkoutUrl),
  PAYMENT_WEBHOOK_SECRET: v.optional(paymentSecrets),
  BOOKING_URL: v.optional(httpsUrl("https://cal.example.com/call")),
  ANSWER_WITHIN: v.optional(fewWords),
  CHAT_WEBHOOK_URL: v.optional(nearUrl("https://n8n.example.com/webhook/chat")),
  CHAT_WEBHOOK_KEY: v.optional(headerValue),
  CHAT_WEBHOOK_KEY_HEADER: v.optional(headerName, "X-API-Key"),
  CHAT_MODEL_URL: v.optional(nearUrl("https://api.openai.com/v1")),
  CHAT_MODEL: v.optional(v.string()),
  CHAT_MODEL_KEY: v.optional(headerValue),
  CHAT_MODEL_DAILY: v.optional(wholeNumber(0, 1_000_000), "2000"),
  CHAT_KEEP_MISSES: v.optional(yesOrNo, "yes"),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailSender, `${site.name} <${site.email}>`),
  LEADS_TO: v.optional(mailAddresses),
  LEADS_TO_TRAINING: v.optional(mailAddresses),
  LEADS_TO_TALENT: v.optional(mailAddresses),
  CONFIRM_TO_SENDER: v.optional(yesOrNo, "no"),
  MAIL_PER_MINUTE: v.optional(wholeNumber(1, 60_000), "60"),
  LEAD_WEBHOOK_URL: v.optional(nearUrl("https://n8n.example.com/webhook/leads")),
  LEAD_WEBHOOK_SECRET: v.optional(webhookSecret),
  STATS: v.optional(yesOrNo, "yes"),
  ADMIN_USERNAME: v.optional(v.string(), "admin"),
  ADMIN_PASSWORD: v.optional(firstPassword),
  SESSION_SECRET: v.optional(secrets),
});

export const settingNames: ReadonlySet<string> = new Set(Object.keys(settingsSchema.entries));

/** No message may show these values: URLs can hold passwords, and a webhook's address is often its only secret. */
export const secretSettings = new Set([
  "DATABASE_URL",
  "CHAT_WEBHOOK_URL",
  "CHAT_WEBHOOK_KEY",
  "CHAT_MODEL_URL",
  "CHAT_MODEL_KEY",
  "SMTP_URL",
  "LEAD_WEBHOOK_URL",
  "LEAD_WEBHOOK_SECRET",
  "PAYMENT_WEBHOOK_SECRET",
  "ADMIN_PASSWORD",
  "SESSION_SECRET",
]);

const partners = [
  ["SMTP_URL", "LEADS_TO"],
  ["LEADS_TO", "SMTP_URL"],
  ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  ["LEAD_WEBHOOK_SECRET", "LEAD_WEBHOOK_URL"],
  ["CHAT_MODEL_URL", "CHAT_MODEL"],
  ["CHAT_MODEL", "CHAT_MODEL_URL"],
  ["CHAT_MODEL_KEY", "CHAT_MODEL_URL"],
] as const;

export function missingPartners(values: Record<string, string | undefined>): string[] {
  const sentences: string[] = partners
    .filter(([name, partner]) => values[name] !== undefined && values[partner] === undefined)
    .map(([name, partner]) => `${name} is set, but ${partner} is not: set both, or neither.`);
  if (values.SMTP_URL === undefined) {
    for (const name of ["LEADS_TO_TRAINING", "LEADS_TO_TALENT"])
      if (values[name] !== undefined)
        sentences.push(`${name} is set, but SMTP_URL is not: no mail can be sent.`);
    if (values.CONFIRM_TO_SENDER === "yes")
      sentences.push("CONFIRM_TO_SENDER is yes, but SMTP_URL is not set: no mail can be sent.");
  }
  const takesPayments =
    values.CHECKOUT_URL_PROFESSIONALS !== undefined || values.CHECKOUT_URL_STUDENTS !== undefined;
  if (values.PAYMENT_WEBHOOK_SECRET !== undefined && !takesPayments)
    sentences.push(
      "PAYMENT_WEBHOOK_SECRET is set, but neither CHECKOUT_URL_PROFESSIONALS nor CHECKOUT_URL_STUDENTS is: nobody can pay.",
    );
  return sentences;
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}
