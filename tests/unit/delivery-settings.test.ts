import { describe, expect, test } from "vitest";
import { readEnv, SettingError } from "../../src/server/settings/env.ts";

const read = (env: Record<string, string>) => readEnv(env, "/srv/site");
const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

describe("mail", () => {
  const base = { SMTP_URL: "smtps://ada:s3cret@mail.example.com", LEADS_TO: "sales@example.com" };

  test("has a server and recipients, or is not there", () => {
    expect(read({}).mail).toBeNull();
    expect(read(base).mail).toEqual({
      server: {
        host: "mail.example.com",
        port: 465,
        secure: true,
        requireTLS: true,
        auth: { user: "ada", pass: "s3cret" },
      },
      from: { name: "Corvanta", address: "info@corvanta.example" },
      leadsTo: ["sales@example.com"],
      leadsToTeam: { training: ["sales@example.com"], talent: ["sales@example.com"] },
      confirmToSender: false,
    });
    const more = read({
      ...base,
      MAIL_FROM: "Corvanta, Plano <web@example.com>",
      LEADS_TO: "o'neil@example.com , b@bücher.example",
      CONFIRM_TO_SENDER: "yes",
    }).mail;
    expect(more).toMatchObject({
      from: { name: "Corvanta, Plano", address: "web@example.com" },
      leadsTo: ["o'neil@example.com", "b@bücher.example"],
      confirmToSender: true,
    });
  });

  test.each([
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false, requireTLS: true }],
    ["smtp://mail.example.com:25/", { host: "mail.example.com", port: 25, secure: false, requireTLS: true }],
    ["smtp://localhost:1025", { host: "localhost", port: 1025, secure: false, requireTLS: false }],
    ["smtp://192.168.1.5", { host: "192.168.1.5", port: 587, secure: false, requireTLS: false }],
    ["smtp://mailpit:1025", { host: "mailpit", port: 1025, secure: false, requireTLS: false }],
    ["smtp://[::1]:25", { host: "::1", port: 25, secure: false, requireTLS: false }],
    ["smtp://[2001:db8::1]", { host: "2001:db8::1", port: 587, secure: false, requireTLS: true }],
  ])("%s needs TLS unless it is in the own network", (url, server) => {
    expect(read({ ...base, SMTP_URL: url }).mail?.server).toEqual(server);
  });

  test("takes signs in a password as an address writes them", () => {
    const url = "smtps://ada%40example.com:p%2F%40%3A@mail.example.com";
    expect(read({ ...base, SMTP_URL: url }).mail?.server.auth).toEqual({
      user: "ada@example.com",
      pass: "p/@:",
    });
  });

  test("may have recipients for a team", () => {
    const own = { LEADS_TO_TRAINING: "a@example.com, b@example.com", LEADS_TO_TALENT: "c@example.com" };
    expect(read({ ...base, ...own }).mail).toMatchObject({
      leadsTo: ["sales@example.com"],
      leadsToTeam: { training: ["a@example.com", "b@example.com"], talent: ["c@example.com"] },
    });
    expect(read({ ...base, LEADS_TO_TALENT: "c@example.com" }).mail?.leadsToTeam).toEqual({
      training: ["sales@example.com"],
      talent: ["c@example.com"],
    });
  });

  test.each([
    [
      "LEADS_TO_TRAINING",
      { LEADS_TO_TRAINING: "a@example.com" },
      "LEADS_TO_TRAINING is set, but SMTP_URL is not: no mail can be sent.",
    ],
    [
      "LEADS_TO_TALENT",
      { LEADS_TO_TALENT: "a@example.com" },
      "LEADS_TO_TALENT is set, but SMTP_URL is not: no mail can be sent.",
    ],
    [
      "SMTP_URL and one of them",
      { SMTP_URL: base.SMTP_URL, LEADS_TO_TALENT: "a@example.com" },
      "SMTP_URL is set, but LEADS_TO is not: set both, or neither.",
    ],
    ["SMTP_URL", { SMTP_URL: base.SMTP_URL }, "SMTP_URL is set, but LEADS_TO is not: set both, or neither."],
    ["LEADS_TO", { LEADS_TO: base.LEADS_TO }, "LEADS_TO is set, but SMTP_URL is not: set both, or neither."],
    [
      "CONFIRM_TO_SENDER",
      { CONFIRM_TO_SENDER: "yes" },
      "CONFIRM_TO_SENDER is yes, but SMTP_URL is not set: no mail can be sent.",
    ],
  ])("is not started with %s alone", (_name, settings, message) => {
    expect(() => read(settings)).toThrow(new SettingError(message));
  });

  test.each([
    "mail.example.com",
    "https://ada:s3cret@mail.example.com",
    "smtps://",
    "smtps://ada:s3cret@mail.example.com/in",
    "smtps://ada:s3cret@mail.example.com?tls.rejectUnauthorized=false",
    "smtps://ada:s3cret%@mail.example.com",
    "smtps://ada:s3cret/x@mail.example.com",
  ])("has no such server as %s, and no password is repeated", (url) => {
    const start = () => read({ ...base, SMTP_URL: url });
    expect(start).toThrow(/^SMTP_URL must be an address such as smtps:[^\n]+\.$/);
    expect(start).not.toThrow("s3cret");
  });

  test.each([
    ["LEADS_TO", "sales"],
    ["LEADS_TO_TRAINING", "sales"],
    ["LEADS_TO_TALENT", "a@example.com; b@example.com"],
    ["LEADS_TO", "a@example.com,"],
    ["LEADS_TO", "a@example.com; b@example.com"],
    ["LEADS_TO", "Sales <a@example.com>"],
    ["LEADS_TO", "a@example.com\r\nBcc: b@example.com"],
    ["MAIL_FROM", "Corvanta"],
    ["MAIL_FROM", "Corvanta <info>"],
    ["MAIL_FROM", "A\r\nBcc: b@example.com <info@example.com>"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["CONFIRM_TO_SENDER", "true"],
  ])("%s may not be %j", (name, value) => {
    expect(() => read({ ...base, [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });
});

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
  });

  test.each([
    "http://192.168.1.5:5678/webhook/leads",
    "http://localhost:5678/",
    "http://[fd00::5]:5678/",
    // As containers call each other.
    "http://n8n:5678/webhook/leads",
  ])("may be near by http: %s", (near) => {
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
    "http://n8n.:5678/s3cret",
    "http://[2001:db8::5]/s3cret",
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
