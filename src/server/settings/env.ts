import path from "node:path";
import * as v from "valibot";
import type { PlanKey } from "../../shared/forms/plans.ts";
import { maxPasswordLength, minPasswordLength } from "../../shared/user.ts";
import { type LogLevel, logLevels } from "../logging/log.ts";
import { listenAddress, origin, trustedOrigin, trustedUrl } from "./addresses.ts";

/** The settings of the process, checked. */
export interface Env {
  port: number;
  /** The address that the process listens on, or null for all of the machine's. */
  host: string | null;
  /** The public origin, without a trailing slash. */
  siteUrl: string;
  /** How many reverse proxies stand before the process. */
  trustProxy: number;
  dataDir: string;
  /** Where the daily backups go. */
  backupDir: string;
  /** How many daily backups are kept; 0 for none. */
  backupDays: number;
  logLevel: LogLevel;
  /** The origin that serves lead forms, or null for the built-in ones. */
  formProviderUrl: string | null;
  /** The payment provider's checkout of each plan, or null for the built-in sandbox. */
  checkoutUrls: Record<PlanKey, string | null>;
  /** The automation that answers chat messages, or null for the built-in answerer. */
  chatWebhook: ChatWebhook | null;
  /** The administrator's name, used at the first start only. */
  adminUsername: string;
  /** The administrator's first password, or null for a random one. */
  adminPassword: string | null;
  /** What signs the session cookie, newest first, or null for a secret of the site's own. */
  sessionSecrets: string[] | null;
}

export interface ChatWebhook {
  url: string;
  /** Sent in `keyHeader`; null where the webhook asks for none. */
  key: string | null;
  keyHeader: string;
}

/** A setting has a value that the site cannot start with; the message names it in one sentence. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * Throws a SettingError for the first wrong one.
 */
export function readEnv(source: NodeJS.ProcessEnv, projectDir: string): Env {
  const port = parse(source, "PORT", wholeNumber(0, 65535), "3000");
  const trustProxy = parse(source, "TRUST_PROXY", wholeNumber(0, 10), "0");
  const dataDir = path.resolve(projectDir, parse(source, "DATA_DIR", v.string(), "data"));
  return {
    port,
    // Whoever reaches the port past the proxy can claim any address, and no limit would hold.
    host: parse(source, "HOST", v.nullable(listenAddress), trustProxy > 0 ? "127.0.0.1" : null),
    siteUrl: parse(source, "SITE_URL", origin, `http://localhost:${port}`),
    trustProxy,
    dataDir,
    backupDir: path.resolve(
      projectDir,
      parse(source, "BACKUP_DIR", v.string(), path.join(dataDir, "backups")),
    ),
    backupDays: parse(source, "BACKUP_DAYS", wholeNumber(0, 3650), "14"),
    logLevel: parse(
      source,
      "LOG_LEVEL",
      v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`),
      "info",
    ),
    formProviderUrl: parse(source, "FORM_PROVIDER_URL", v.nullable(trustedOrigin), null),
    checkoutUrls: {
      professionals: parse(source, "CHECKOUT_URL_PROFESSIONALS", v.nullable(checkoutUrl), null),
      students: parse(source, "CHECKOUT_URL_STUDENTS", v.nullable(checkoutUrl), null),
    },
    chatWebhook: readChatWebhook(source),
    adminUsername: parse(source, "ADMIN_USERNAME", v.string(), "admin"),
    adminPassword: parse(source, "ADMIN_PASSWORD", v.nullable(firstPassword), null),
    sessionSecrets: parse(source, "SESSION_SECRET", v.nullable(secrets), null),
  };
}

function readChatWebhook(source: NodeJS.ProcessEnv): ChatWebhook | null {
  const url = parse(source, "CHAT_WEBHOOK_URL", v.nullable(webhookUrl), null);
  const key = parse(source, "CHAT_WEBHOOK_KEY", v.nullable(headerValue), null);
  const keyHeader = parse(source, "CHAT_WEBHOOK_KEY_HEADER", headerName, "X-API-Key");
  return url === null ? null : { url, key, keyHeader };
}

const secretSettings = new Set(["CHAT_WEBHOOK_KEY", "ADMIN_PASSWORD", "SESSION_SECRET"]);

function parse<T>(
  source: NodeJS.ProcessEnv,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: string | null,
): T {
  const value = source[name]?.trim() || fallback;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  // A secret must not end up in a terminal's history or a log.
  const found = secretSettings.has(name) ? "" : `, but it is "${value}"`;
  throw new SettingError(`${name} ${result.issues[0].message}${found}.`);
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.maxValue(most, message),
    v.minValue(least, message),
  );
}

const firstPassword = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, `must have at least ${minPasswordLength} characters`),
  v.maxLength(maxPasswordLength, `must have at most ${maxPasswordLength} characters`),
);

const leastSecretLength = 32;

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((secret) => secret.trim())),
  v.everyItem(
    (secret) => secret.length >= leastSecretLength,
    `must be one or more secrets of at least ${leastSecretLength} characters, separated by commas`,
  ),
);

const webhookUrl = trustedUrl("https://n8n.example.com/webhook/chat");
const checkoutUrl = trustedUrl("https://pay.example.com/course");

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
