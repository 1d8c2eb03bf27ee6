import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "../../src/server/settings/env.ts";
import { settingNames } from "../../src/server/settings/settings-schema.ts";
import { unknownSettings } from "../../src/server/settings/unknown-settings.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

/** A project with these lines in its `.env`. */
async function projectWith(lines: string): Promise<string> {
  const projectDir = await temporaryFolder();
  await writeFile(path.join(projectDir, ".env"), lines);
  return projectDir;
}

test("a name in .env that is no setting is named, and no setting, comment or value is", async () => {
  const projectDir = await projectWith(
    "# TRUST_PROXI=1\nTRUST_PROXY=1\nexport SITE_URL='https://www.example.com'\nLEAD_TO=a@example.com\nMINE=1\n",
  );
  expect(unknownSettings({}, projectDir)).toEqual([
    ".env names LEAD_TO, which is no setting of the site. Perhaps LEADS_TO is meant.",
    ".env names MINE, which is no setting of the site. docs/settings.md lists all of them.",
  ]);
});

test("without a .env, or with one that cannot be read, nothing in it is named", async () => {
  const projectDir = await temporaryFolder();
  expect(unknownSettings({}, projectDir)).toEqual([]);
  await mkdir(path.join(projectDir, ".env"));
  expect(unknownSettings({}, projectDir)).toEqual([]);
});

test.each([
  ["SMTP_ULR", "SMTP_URL"],
  ["smtp_url", "SMTP_URL"],
  ["SMTP_URI", "SMTP_URL"],
  ["STMP_URL", "SMTP_URL"],
  ["LEADS_TO_", "LEADS_TO"],
  ["LEADSTO", "LEADS_TO"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["TRUST_PROXI", "TRUST_PROXY"],
  ["BACKUPS_DIR", "BACKUP_DIR"],
  ["LEAD_WEBHOOK_SECRETS", "LEAD_WEBHOOK_SECRET"],
  ["CHECKOUT_URL_PROFESIONALS", "CHECKOUT_URL_PROFESSIONALS"],
])("%s in the environment is taken for %s", async (name, meant) => {
  expect(unknownSettings({ [name]: "x" }, await temporaryFolder())).toEqual([
    `The environment names ${name}, which is no setting of the site. Perhaps ${meant} is meant.`,
  ]);
});

test("what other programs have in the environment is not taken for a setting", async () => {
  const names =
    "HOME HOSTNAME HOSTTYPE SHELL PATH PWD OLDPWD USER LOGNAME LANG LC_ALL TERM TZ PORTS POST START NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS SMTP_USER SMTP_PASSWORD SMTP_PORT SMTP_HOST MAIL_TO XDG_DATA_DIRS XDG_DATA_HOME INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID npm_config_cache npm_lifecycle_event npm_package_name INIT_CWD MALLOC_MMAP_THRESHOLD_ VITEST_POOL_ID DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK DOCKER_HOST PGHOST APP_URL BASE_URL API_KEY SECRET_KEY";
  const environment = Object.fromEntries([...names.split(" "), ...settingNames].map((name) => [name, "x"]));
  expect(unknownSettings(environment, await temporaryFolder())).toEqual([]);
});

describe("a start that is refused for what a mistyped name leaves out names it", () => {
  const leadsOnly = { LEADS_TO: "sales@example.com" };
  const partner = "LEADS_TO is set, but SMTP_URL is not: set both, or neither.";

  test("in .env", async () => {
    const projectDir = await projectWith("LEADS_TO=sales@example.com\nSMTP_ULR=smtp://127.0.0.1\n");
    // Node reads that file into the environment.
    expect(() => readEnv({ ...leadsOnly, SMTP_ULR: "smtp://127.0.0.1" }, projectDir)).toThrow(
      `${partner}\n.env names SMTP_ULR, which is no setting of the site. Perhaps SMTP_URL is meant.`,
    );
  });

  test("in the environment, without its value", async () => {
    const environment = { ...leadsOnly, SMTP_ULR: "smtp://user:hunter2@127.0.0.1" };
    const message = `${partner}\nThe environment names SMTP_ULR, which is no setting of the site. Perhaps SMTP_URL is meant.`;
    expect(() => readEnv(environment, "/nowhere")).toThrow(new Error(message));
  });

  test("and a value that is wrong, in one message", async () => {
    expect(() =>
      readEnv({ PORT: "x", CHAT_MODEL_ULR: "http://127.0.0.1", CHAT_MODEL: "m" }, "/nowhere"),
    ).toThrow(
      /^PORT .+\nCHAT_MODEL is set, but CHAT_MODEL_URL is not: .+\nThe environment names CHAT_MODEL_ULR, .+ CHAT_MODEL_URL is meant\.$/,
    );
  });
});
