import path from "node:path";
import * as v from "valibot";
import { site } from "../../../content/site.ts";
import { maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";
import { logLevels } from "../logging/log.ts";
import {
  databaseUrl,
  listenAddress,
  mailAddresses,
  mailSender,
  nearUrl,
  origin,
  smtpUrl,
  trustedOrigin,
  trustedUrl,
} from "./address-schemas.ts";
import { chatModelOf, leadWebhookOf, mailOf, missingPartners, webhookSecret } from "./joined-settings.ts";
import { unknownNames } from "./unknown-names.ts";

export type Env = ReturnType<typeof readEnv>;

export type ChatWebhook = NonNullable<Env["chatWebhook"]>;

export type ChatModel = NonNullable<Env["chatModel"]>;

export type MailSettings = NonNullable<Env["mail"]>;

export type LeadWebhook = NonNullable<Env["leadWebhook"]>;

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

/** Every setting by its name in the environment, with its default; README.md says what each does. */
const settingsSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65535), "3000"),
  HOST: v.optional(listenAddress),
  SITE_URL: v.optional(origin),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  HSTS_SUBDOMAINS: v.optional(v.picklist(["yes", "no"], "must be yes or no"), "no"),
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: v.optional(databaseUrl),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_DAYS: v.optional(wholeNumber(0, 3650), "14"),
  LEADS_KEPT_DAYS: v.optional(wholeNumber(0, 36_500), "0"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  FORM_PROVIDER_URL: v.optional(trustedOrigin),
  CHECKOUT_URL_PROFESSIONALS: v.optional(checkoutUrl),
  CHECKOUT_URL_STUDENTS: v.optional(checkoutUrl),
  CHAT_WEBHOOK_URL: v.optional(nearUrl("https://n8n.example.com/webhook/chat")),
  CHAT_WEBHOOK_KEY: v.optional(headerValue),
  CHAT_WEBHOOK_KEY_HEADER: v.optional(headerName, "X-API-Key"),
  CHAT_MODEL_URL: v.optional(nearUrl("https://api.openai.com/v1")),
  CHAT_MODEL: v.optional(v.string()),
  CHAT_MODEL_KEY: v.optional(headerValue),
  CHAT_MODEL_DAILY: v.optional(wholeNumber(0, 1_000_000), "2000"),
  CHAT_KEEP_MISSES: v.optional(v.picklist(["yes", "no"], "must be yes or no"), "yes"),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailSender, `${site.name} <${site.email}>`),
  LEADS_TO: v.optional(mailAddresses),
  CONFIRM_TO_SENDER: v.optional(v.picklist(["yes", "no"], "must be yes or no"), "no"),
  LEAD_WEBHOOK_URL: v.optional(nearUrl("https://n8n.example.com/webhook/leads")),
  LEAD_WEBHOOK_SECRET: v.optional(webhookSecret),
  STATS: v.optional(v.picklist(["yes", "no"], "must be yes or no"), "yes"),
  ADMIN_USERNAME: v.optional(v.string(), "admin"),
  ADMIN_PASSWORD: v.optional(firstPassword),
  SESSION_SECRET: v.optional(secrets),
});

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(settingsSchema.entries));

/** A sentence about each name in the environment and in `.env` that may be a mistyped setting. */
export function unknownSettings(source: NodeJS.ProcessEnv, projectDir: string): string[] {
  return unknownNames(settingNames, source, path.join(projectDir, ".env"));
}

// An address can hold a password, and that of a webhook is often its only secret.
const secretSettings = new Set([
  "DATABASE_URL",
  "CHAT_WEBHOOK_URL",
  "CHAT_WEBHOOK_KEY",
  "CHAT_MODEL_URL",
  "CHAT_MODEL_KEY",
  "SMTP_URL",
  "LEAD_WEBHOOK_URL",
  "LEAD_WEBHOOK_SECRET",
  "ADMIN_PASSWORD",
  "SESSION_SECRET",
]);

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * Throws a SettingError that names all wrong ones, and what may be one of them mistyped, a sentence each.
 */
export function readEnv(source: NodeJS.ProcessEnv, projectDir: string) {
  const settings = parse(source, projectDir);
  const dataDir = path.resolve(projectDir, settings.DATA_DIR);
  const chatWebhookUrl = settings.CHAT_WEBHOOK_URL;
  return {
    port: settings.PORT,
    /**
     * The address that the process listens on, or null for all of the machine's. Behind a proxy its own only: whoever
     * reaches the port past the proxy can claim any address, and no limit would hold.
     */
    host: settings.HOST ?? (settings.TRUST_PROXY > 0 ? "127.0.0.1" : null),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    trustProxy: settings.TRUST_PROXY,
    /** Whether browsers are to ask all subdomains too by https alone. */
    hstsSubdomains: settings.HSTS_SUBDOMAINS === "yes",
    dataDir,
    /** The PostgreSQL in which several processes keep what the site remembers, or null for the data folder. */
    databaseUrl: settings.DATABASE_URL ?? null,
    backupDir: path.resolve(projectDir, settings.BACKUP_DIR ?? path.join(dataDir, "backups")),
    backupDays: settings.BACKUP_DAYS,
    /** After how many days leads and enrollments are deleted; 0 keeps them. */
    leadsKeptDays: settings.LEADS_KEPT_DAYS,
    logLevel: settings.LOG_LEVEL,
    /** The origin that serves lead forms, or null for the built-in ones. */
    formProviderUrl: settings.FORM_PROVIDER_URL ?? null,
    /** The payment provider's checkout of each plan, or null for the built-in sandbox. */
    checkoutUrls: {
      professionals: settings.CHECKOUT_URL_PROFESSIONALS ?? null,
      students: settings.CHECKOUT_URL_STUDENTS ?? null,
    },
    /** The automation that answers chat messages, or null for the built-in answerer. Its key may be null. */
    chatWebhook:
      chatWebhookUrl === undefined
        ? null
        : {
            url: chatWebhookUrl,
            key: settings.CHAT_WEBHOOK_KEY ?? null,
            keyHeader: settings.CHAT_WEBHOOK_KEY_HEADER,
          },
    /** The language model that answers chat messages where no automation does, or null. Its key may be null. */
    chatModel: chatModelOf(settings),
    /** Whether questions that the chat could not answer are kept for 30 days. */
    keepChatMisses: settings.CHAT_KEEP_MISSES === "yes",
    /** The server that mail goes through, who it is from, and who is told of each lead; or null. */
    mail: mailOf(settings),
    /** Where each lead is posted to, and the secret that signs it; or null. */
    leadWebhook: leadWebhookOf(settings),
    /** Whether visits are counted. */
    countVisits: settings.STATS === "yes",
    /** The administrator's name and password at the first start; without a password a random one is made. */
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD ?? null,
    /** What signs the session cookie, newest first, or null for a secret of the site's own. */
    sessionSecrets: settings.SESSION_SECRET ?? null,
  };
}

function parse(source: NodeJS.ProcessEnv, projectDir: string): v.InferOutput<typeof settingsSchema> {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim() || undefined] as const);
  const values = Object.fromEntries(trimmed);
  const result = v.safeParse(settingsSchema, values, { abortPipeEarly: true });
  const missing = missingPartners(values);
  if (result.success && missing.length === 0) return result.output;
  const sentences = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? "";
    // A secret must not end up in a terminal's history or a log.
    const found = secretSettings.has(name) ? "" : `, but it is "${values[name]}"`;
    return `${name} ${issue.message}${found}.`;
  });
  throw new SettingError([...sentences, ...missing, ...unknownSettings(source, projectDir)].join("\n"));
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

/** Settings with which the site cannot start; the message names each in a sentence. */
export class SettingError extends Error {}
