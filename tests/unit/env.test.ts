import { describe, expect, test } from "vitest";
import { readEnv, SettingError } from "../../src/server/settings/env.ts";

const read = (env: Record<string, string>) => readEnv(env, "/srv/site");

test("works with nothing set", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: null,
    siteUrl: "http://localhost:3000",
    trustProxy: 0,
    dataDir: "/srv/site/data",
    backupDir: "/srv/site/data/backups",
    backupDays: 14,
    logLevel: "info",
    formProviderUrl: null,
  });
});

test("the default address names the port that is set", () => {
  expect(read({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
});

test("listens on all addresses, behind a proxy on this machine's own only, or where it is told to", () => {
  expect(read({ TRUST_PROXY: "0" }).host).toBe(null);
  expect(read({ TRUST_PROXY: "2" }).host).toBe("127.0.0.1");
  expect(read({ TRUST_PROXY: "1", HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  for (const host of ["::1", "192.168.1.5", "localhost", "web-1.internal"])
    expect(read({ HOST: host }).host).toBe(host);
});

test("questions that the chat cannot answer are kept, unless that is switched off", () => {
  expect(read({}).keepChatMisses).toBe(true);
  expect(read({ CHAT_KEEP_MISSES: "no" }).keepChatMisses).toBe(false);
});

test("an empty value counts as not set", () => {
  expect(read({ PORT: "", FORM_PROVIDER_URL: " " })).toMatchObject({ port: 3000, formProviderUrl: null });
});

test("takes an address with or without a slash at its end", () => {
  expect(read({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe("https://www.example.com");
});

test("a database is an address of PostgreSQL with its name, and a wrong one is not shown", () => {
  expect(read({}).databaseUrl).toBeNull();
  for (const url of [
    "postgres://site:secret@db/site",
    "postgresql://localhost/site?sslmode=require",
    "postgres://site@db/site?sslmode=verify-full&sslrootcert=/etc/ssl/our-ca.pem",
    "postgres://site@localhost/site?host=/var/run/postgresql",
    "postgres://site@/site?host=/var/run/postgresql",
    "postgres:///site?user=site&host=%2Fvar%2Frun%2Fpostgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/site",
  ])
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  for (const url of [
    "mysql://site:secret@db/site",
    "postgres://site:secret@db",
    "postgres://site:secret@db/",
    "postgres://site:secret@db/site/other",
    "postgres:///site",
    "postgres://site@/site?sslmode=require",
    "db/site",
  ])
    expect(() => read({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must be an address such as postgres:\/\/user:password@db\.example\.com\/site\.$/,
    );
});

test("a relative DATA_DIR starts from the project, an absolute one stands", () => {
  expect(read({ DATA_DIR: "var/site" }).dataDir).toBe("/srv/site/var/site");
  expect(read({ DATA_DIR: "/var/lib/site" }).dataDir).toBe("/var/lib/site");
});

test("backups go beside the data, wherever that is, or where they are told to", () => {
  expect(read({ DATA_DIR: "/var/lib/site" }).backupDir).toBe("/var/lib/site/backups");
  expect(read({ DATA_DIR: "/var/lib/site", BACKUP_DIR: "/mnt/backups" }).backupDir).toBe("/mnt/backups");
});

describe("a wrong value stops the start with a sentence that names the setting", () => {
  test.each([
    ["PORT", "http", /^PORT must be a whole number from 0 to 65535, but it is "http"\.$/],
    ["PORT", "65536", /^PORT must be/],
    ["PORT", "-1", /^PORT must be/],
    ["PORT", "80.5", /^PORT must be/],
    ["HOST", "*", /^HOST must be an IP address such as 127\.0\.0\.1, .*, but it is "\*"\.$/],
    ["HOST", "127.0.0.1:3000", /^HOST must be/],
    ["HOST", "300.1.1.1", /^HOST must be/],
    ["HOST", "https://www.example.com", /^HOST must be/],
    ["CHAT_KEEP_MISSES", "maybe", /^CHAT_KEEP_MISSES must be yes or no, but it is "maybe"\.$/],
    ["TRUST_PROXY", "true", /^TRUST_PROXY must be a whole number from 0 to 10/],
    ["BACKUP_DAYS", "two weeks", /^BACKUP_DAYS must be a whole number from 0 to 3650/],
    [
      "LOG_LEVEL",
      "verbose",
      /^LOG_LEVEL must be one of debug, info, warn, error, silent, but it is "verbose"\.$/,
    ],
    ["SITE_URL", "www.example.com", /^SITE_URL must be an address such as/],
    ["SITE_URL", "https://example.com/site", /^SITE_URL must be/],
    ["SITE_URL", "ftp://example.com", /^SITE_URL must be/],
    ["SITE_URL", "https://user:pass@example.com", /^SITE_URL must be/],
    ["FORM_PROVIDER_URL", "http://forms.example.com", /^FORM_PROVIDER_URL must be an https address/],
    ["FORM_PROVIDER_URL", "javascript:alert(1)", /^FORM_PROVIDER_URL must be/],
    ["FORM_PROVIDER_URL", "https://forms.example.com/embed", /^FORM_PROVIDER_URL must be/],
  ])("%s=%s", (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });
});

test.each([
  "http://localhost:4000",
  "http://127.0.0.1:4000",
  "http://192.168.1.5",
  "http://10.0.0.2",
  "http://172.20.0.1",
])("a provider at %s is trusted without https", (url) => {
  expect(read({ FORM_PROVIDER_URL: url }).formProviderUrl).toBe(url);
});

test("all wrong settings are named at once, each once and no secret shown", () => {
  const wrong = {
    PORT: "",
    TRUST_PROXY: "yes",
    SMTP_URL: "smtp://user:secret",
    LOG_LEVEL: "all",
    STATS: "no",
    CHAT_MODEL: "a-model",
  };
  const error = catchError(() => read(wrong));
  expect(error.message.split("\n")).toEqual([
    'TRUST_PROXY must be a whole number from 0 to 10, but it is "yes".',
    expect.stringMatching(/^LOG_LEVEL must be one of .*, but it is "all"\.$/),
    expect.stringMatching(/^SMTP_URL must be an address such as /),
    "SMTP_URL is set, but LEADS_TO is not: set both, or neither.",
    "CHAT_MODEL is set, but CHAT_MODEL_URL is not: set both, or neither.",
  ]);
  expect(error.message).not.toContain('secret"');
});

function catchError(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof SettingError) return error;
  }
  throw new Error("No setting was refused");
}
