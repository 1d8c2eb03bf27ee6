import path from "node:path";
import * as v from "valibot";
import { missingPartners, secretSettings, settingsSchema } from "./settings-schema.ts";
import { unknownSettings } from "./unknown-settings.ts";

export type Env = ReturnType<typeof readEnv>;

export type ChatWebhook = NonNullable<Env["chatWebhook"]>;

export type ChatModel = NonNullable<Env["chatModel"]>;

export type MailSettings = NonNullable<Env["mail"]>;

export type LeadWebhook = NonNullable<Env["leadWebhook"]>;

/** Throws a SettingError that lists all wrong and probably mistyped settings. Empty values count as not set. */
export function readEnv(source: NodeJS.ProcessEnv, projectDir: string) {
  const settings = parse(source, projectDir);
  const dataDir = path.resolve(projectDir, settings.DATA_DIR);
  const { CHAT_WEBHOOK_URL: chatWebhookUrl, CHAT_MODEL_URL: modelUrl, CHAT_MODEL: modelName } = settings;
  const { SMTP_URL: server, LEADS_TO: leadsTo } = settings;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  return {
    port: settings.PORT,
    /**
     * Null listens on all addresses. Behind a proxy it must be loopback: a client that bypasses the proxy could forge its
     * address.
     */
    host: settings.HOST ?? (settings.TRUST_PROXY > 0 ? "127.0.0.1" : null),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    trustProxy: settings.TRUST_PROXY,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === "yes",
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    backupDir: path.resolve(projectDir, settings.BACKUP_DIR ?? path.join(dataDir, "backups")),
    backupDays: settings.BACKUP_DAYS,
    leadsKeptDays: settings.LEADS_KEPT_DAYS,
    logLevel: settings.LOG_LEVEL,
    formProviderUrl: settings.FORM_PROVIDER_URL ?? null,
    checkoutUrls: {
      professionals: settings.CHECKOUT_URL_PROFESSIONALS ?? null,
      students: settings.CHECKOUT_URL_STUDENTS ?? null,
    },
    /** The newest secret comes first; null means that the payment provider's events are not taken. */
    paymentSecrets: settings.PAYMENT_WEBHOOK_SECRET ?? null,
    bookingUrl: settings.BOOKING_URL ?? null,
    answerWithin: settings.ANSWER_WITHIN ?? null,
    chatWebhook:
      chatWebhookUrl === undefined
        ? null
        : {
            url: chatWebhookUrl,
            key: settings.CHAT_WEBHOOK_KEY ?? null,
            keyHeader: settings.CHAT_WEBHOOK_KEY_HEADER,
          },
    chatModel:
      modelUrl === undefined || modelName === undefined
        ? null
        : {
            url: modelUrl.replace(/\/+$/, ""),
            name: modelName,
            key: settings.CHAT_MODEL_KEY ?? null,
            daily: settings.CHAT_MODEL_DAILY,
          },
    keepChatMisses: settings.CHAT_KEEP_MISSES === "yes",
    mail:
      server === undefined || leadsTo === undefined
        ? null
        : {
            server,
            from: settings.MAIL_FROM,
            leadsTo,
            leadsToTeam: {
              training: settings.LEADS_TO_TRAINING ?? leadsTo,
              talent: settings.LEADS_TO_TALENT ?? leadsTo,
            },
            confirmToSender: settings.CONFIRM_TO_SENDER === "yes",
          },
    /** Mails of posts to subscribers, over all processes. */
    mailPerMinute: settings.MAIL_PER_MINUTE,
    leadWebhook: url === undefined || secret === undefined ? null : { url, secret },
    countVisits: settings.STATS === "yes",
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD ?? null,
    /** The newest secret comes first; null means a generated one. */
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
    const found = secretSettings.has(name) ? "" : `, but it is "${values[name]}"`;
    return `${name} ${issue.message}${found}.`;
  });
  throw new SettingError([...sentences, ...missing, ...unknownSettings(source, projectDir)].join("\n"));
}

export class SettingError extends Error {}
