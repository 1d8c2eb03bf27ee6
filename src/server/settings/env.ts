import path from "node:path";
import * as v from "valibot";
import { missingPartners, secretSettings, settingsSchema } from "./settings-schema.ts";
import { unknownSettings } from "./unknown-settings.ts";

export type Env = ReturnType<typeof readEnv>;

export type ChatWebhook = NonNullable<Env["chatWebhook"]>;

export type ChatModel = NonNullable<Env["chatModel"]>;

export type MailSettings = NonNullable<Env["mail"]>;

export type LeadWebhook = NonNullable<Env["leadWebhook"]>;

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * Throws a SettingError that names all wrong ones, and what may be one of them mistyped, a sentence each.
 */
export function readEnv(source: NodeJS.ProcessEnv, projectDir: string) {
  const settings = parse(source, projectDir);
  const dataDir = path.resolve(projectDir, settings.DATA_DIR);
  const { CHAT_WEBHOOK_URL: chatWebhookUrl, CHAT_MODEL_URL: modelUrl, CHAT_MODEL: modelName } = settings;
  const { SMTP_URL: server, LEADS_TO: leadsTo } = settings;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
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
    chatModel:
      modelUrl === undefined || modelName === undefined
        ? null
        : {
            /** The base address of an OpenAI-compatible API, without a slash at its end. */
            url: modelUrl.replace(/\/+$/, ""),
            name: modelName,
            key: settings.CHAT_MODEL_KEY ?? null,
            /** So many messages a day it may answer. */
            daily: settings.CHAT_MODEL_DAILY,
          },
    /** Whether questions that the chat could not answer are kept for 30 days. */
    keepChatMisses: settings.CHAT_KEEP_MISSES === "yes",
    /** The server that mail goes through, who it is from, and who is told of each lead; or null. */
    mail:
      server === undefined || leadsTo === undefined
        ? null
        : {
            server,
            from: settings.MAIL_FROM,
            leadsTo,
            confirmToSender: settings.CONFIRM_TO_SENDER === "yes",
          },
    /** Where each lead is posted to, and the secret that signs it; or null. */
    leadWebhook: url === undefined || secret === undefined ? null : { url, secret },
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

/** Settings with which the site cannot start; the message names each in a sentence. */
export class SettingError extends Error {}
