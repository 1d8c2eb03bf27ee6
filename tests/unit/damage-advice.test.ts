import { execFileSync } from "node:child_process";
import * as fs from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { explainStartError } from "../../src/server/backup/damage-advice.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
import { StoreStartError } from "../../src/server/store/errors.ts";
import { projectDir } from "../support/server/process.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// The commands of the message are run.
/** Files of the tests are long ones from this many bytes on, with changes beside them. */
const maxWholeBytes = 2_000;
const filler = "x".repeat(500);

let dataDir: string;
let backupDir: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  dataDir = path.join(temporary, "da ta");
  backupDir = path.join(temporary, "backups");
});

async function addLeads(...ids: string[]): Promise<void> {
  const store = await openSiteStore(dataDir, { maxWholeBytes });
  for (const id of ids)
    await store.requests.update((all) => [...all, storedRequest({ id, fields: { message: filler } })]);
  await store.close();
}

async function leadIds(): Promise<string[]> {
  const store = await openSiteStore(dataDir, { maxWholeBytes });
  const ids = store.requests.read().map(({ id }) => id);
  await store.close();
  return ids;
}

async function backUpOn(day: string, name = `daily-${day}.json.gz`): Promise<string> {
  const made = await backUp(dataDir, siteCollections(), backupDir, new Date(`${day}T03:00:00Z`));
  const file = path.join(backupDir, name);
  await fs.rename(made, file);
  return file;
}

/** What the start says of the data folder. */
async function startMessage(): Promise<string> {
  const error = await openSiteStore(dataDir, { maxWholeBytes }).then(
    () => new StoreStartError("It started."),
    (reason: StoreStartError) => reason,
  );
  return explainStartError(error, { dataDir, backupDir, projectDir });
}

function commandsIn(message: string): string[] {
  return message.split("\n").flatMap((line) => (line.startsWith("  ") ? [line.trim()] : []));
}

test("a damaged long file has the newest daily backup named first, with its time, its command, and what it lacks", async () => {
  await addLeads("1", "2", "3", "4", "5");
  await backUpOn("2026-05-01");
  await backUpOn("2026-05-02");
  await addLeads("6");
  const newest = await backUpOn("2026-05-03");
  await addLeads("7", "8", "9", "10", "11", "12");
  // As the copies of release 2 were: the oldest one is empty.
  await fs.writeFile(path.join(dataDir, "requests.json.bak-3"), '{"version":4,"data":[]}');
  const file = path.join(dataDir, "requests.json");
  await fs.truncate(file, (await fs.stat(file)).size - 100);

  const message = await startMessage();
  expect(message).toMatch(
    /^\S+ ta\/requests\.json does not hold JSON\. Nothing was changed, and the site does not start\.\n/,
  );
  expect(message).not.toContain(".bak-");
  expect(message).toContain("The newest good backup was made at 2026-05-03T03:00:00.000Z.");
  expect(commandsIn(message)[0]).toBe(
    `DATA_DIR="${dataDir}" npm --prefix "${projectDir}" run restore "${newest}"`,
  );
  expect(message).toMatch(
    /Its requests\.json has \d+ records; of the one that is damaged now \d+ can still be read\./,
  );
  expect(message).toContain(
    `Older backups in ${backupDir}: daily-2026-05-02.json.gz, daily-2026-05-01.json.gz.`,
  );

  execFileSync("sh", ["-c", commandsIn(message)[0] ?? ""], { stdio: "ignore" });
  expect(await leadIds()).toEqual(["1", "2", "3", "4", "5", "6"]);
  const [kept = ""] = (await fs.readdir(dataDir)).filter((name) => name.startsWith("before-restore-"));
  expect(await fs.readdir(path.join(dataDir, kept))).toEqual(
    expect.arrayContaining(["requests.changes.json", "requests.json"]),
  );
});

test.each([
  ["one made by hand on a later day", "backup-2026-05-09T101010Z.json.gz"],
  ["one made by hand later on the same day", "backup-2026-05-03T101010Z.json.gz"],
  ["one made before an upgrade", "backup-before-upgrade-2026-05-04T101010Z.json.gz"],
])("the newest one may be %s", async (_, name) => {
  await addLeads("1");
  await backUpOn("2026-05-02");
  await backUpOn("2026-05-03");
  const newest = await backUpOn("2026-05-08", name);
  await fs.writeFile(path.join(dataDir, "posts.json"), "");
  expect(commandsIn(await startMessage())[0]).toContain(`run restore "${newest}"`);
});

test("a backup that cannot be restored is passed over, and said to be so", async () => {
  await addLeads("1");
  const good = await backUpOn("2026-05-01");
  const damaged = await backUpOn("2026-05-02");
  await fs.truncate(damaged, 100);
  await fs.mkdir(path.join(backupDir, "daily-2026-05-03.json.gz"));
  await fs.writeFile(path.join(dataDir, "posts.json"), "");
  const message = await startMessage();
  expect(message).toContain(
    `The backup ${damaged} cannot be restored. It is damaged, or no backup of this site.`,
  );
  expect(message).toContain("daily-2026-05-03.json.gz cannot be restored. It cannot be read: EISDIR");
  expect(commandsIn(message)[0]).toContain(`"${good}"`);
});

test.each(["no folder", "an empty folder", "no good one"])(
  "where there is no backup the message says so, and what to do: %s",
  async (what) => {
    await addLeads("1");
    if (what !== "no folder") await fs.mkdir(backupDir);
    if (what === "no good one") await fs.writeFile(path.join(backupDir, "daily-2026-05-02.json.gz"), "no");
    await fs.writeFile(path.join(dataDir, "requests.json"), "{");
    const message = await startMessage();
    expect(message).toContain(`No backup that can be restored is in ${backupDir}.`);
    const [restoring, beginning = ""] = commandsIn(message);
    expect(restoring).toContain('run restore "<file>"');
    expect(message).toContain("Or, to start with a new requests.json, as on the first start, run\n");
    execFileSync("sh", ["-c", beginning]);
    expect(await leadIds()).toEqual([]);
    expect(await fs.readFile(path.join(dataDir, "requests.json.damaged"), "utf8")).toBe("{");
  },
);

test("damaged changes have the backup named first, and how to start without them", async () => {
  await addLeads("1", "2", "3", "4", "5", "6");
  const newest = await backUpOn("2026-05-03");
  await fs.writeFile(path.join(dataDir, "requests.changes.json"), "{");
  const message = await startMessage();
  expect(commandsIn(message)[0]).toContain(`"${newest}"`);
  expect(message).toContain("Or, to start without those changes, run\n");
  expect(message).not.toContain("can still be read");
});

test("what no backup helps against is said as it is", async () => {
  await addLeads("1");
  await backUpOn("2026-05-03");
  await fs.writeFile(path.join(dataDir, "posts.json"), '{"version":99,"data":[]}');
  const message = await startMessage();
  expect(message).toMatch(/^\S+ ta\/posts\.json is of version 99, .+: start the newer release again, .+\.$/);
});
