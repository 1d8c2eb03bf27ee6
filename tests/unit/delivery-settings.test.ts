import { describe, expect, test } from "vitest";
import { readEnv } from "../../src/server/settings/env.ts";

const read = (env: Record<string, string>) => readEnv(env, "/srv/site");
const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

describe("the webhook of leads", () => {
  const url = "https://n8n.example.com/webhook/leads";

  test("has an address and a secret, or is not there", () => {
    expect(read({}).leadWebhook).toBeNull();
    for (const bytes of [24, 32, 64]) {
      const secret = secretOf(bytes);
      expect(read({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }).leadWebhook).toEqual({
        url,
        secret,
      });
    }
    const near = "http://192.168.1.5:5678/webhook/leads";
    expect(read({ LEAD_WEBHOOK_URL: near, LEAD_WEBHOOK_SECRET: secretOf(24) }).leadWebhook?.url).toBe(near);
  });

  test("is not started with one of the two alone", () => {
    expect(() => read({ LEAD_WEBHOOK_URL: url })).toThrow(
      /^LEAD_WEBHOOK_URL is set, but LEAD_WEBHOOK_SECRET is not: set both, or neither\.$/,
    );
    expect(() => read({ LEAD_WEBHOOK_SECRET: secretOf(24) })).toThrow(
      /^LEAD_WEBHOOK_SECRET is set, but LEAD_WEBHOOK_URL is not: set both, or neither\.$/,
    );
  });

  test.each([
    "http://n8n.example.com/webhook/s3cret",
    "ftp://n8n.example.com/s3cret",
    "n8n.example.com/s3cret",
    "https://user:s3cret@n8n.example.com/",
  ])("has no such address as %s, which is not repeated", (value) => {
    const start = () => read({ LEAD_WEBHOOK_URL: value, LEAD_WEBHOOK_SECRET: secretOf(24) });
    expect(start).toThrow(/^LEAD_WEBHOOK_URL must be an https address such as [^\n]+\.$/);
    expect(start).not.toThrow("s3cret");
  });

  test.each([
    ["too short", secretOf(23)],
    ["too long", secretOf(65)],
    ["without its beginning", secretOf(24).slice(6)],
    ["not base64", "whsec_s3cret!s3cret!s3cret!s3cret!s3cret!s3cret!"],
    ["of the other alphabet", `whsec_${"-_".repeat(18)}`],
  ])("has no secret that is %s, and it is not repeated", (_what, value) => {
    const start = () => read({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: value });
    expect(start).toThrow(/^LEAD_WEBHOOK_SECRET must be whsec_ and the base64 of 24 to 64 random bytes\.$/);
  });
});
