import * as v from "valibot";
import { SettingError } from "./setting-error.ts";

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

/** The webhook that gets each lead, or null. Throws a SettingError where half of it is set. */
export function leadWebhookOf(settings: {
  LEAD_WEBHOOK_URL?: string | undefined;
  LEAD_WEBHOOK_SECRET?: string | undefined;
}): { url: string; secret: string } | null {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return null;
  throw url === undefined
    ? needs("LEAD_WEBHOOK_SECRET", "LEAD_WEBHOOK_URL")
    : needs("LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET");
}

function needs(name: string, other: string): SettingError {
  return new SettingError(`${name} is set, but ${other} is not: set both, or neither.`);
}
