import * as fs from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { earlierBackups } from "../../src/server/people/backups.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const daily = "backups/daily-2026-11-22.json.gz";
const byHand = [
  "backups/backup-2026-11-22T101010Z.json.gz",
  "backups/backup-2026-11-23T101010Z.json",
  "backups/backup-2026-11-24T101010Z.json.gz.0b5e7c1e-0000-4000-8000-000000000000.tmp",
  "before-restore-2026-11-22T101010Z",
  "requests.changes.json.damaged",
  "requests.json.damaged",
];

interface Settings {
  backupDays?: number;
  databaseUrl?: string;
}

test.each<[string, string[], Settings, string | null, string[]]>([
  ["no backup", [], {}, null, []],
  ["daily ones", ["backups/daily-2026-11-21.json.gz", daily], {}, "2026-12-06", []],
  ["one a day", [daily], { backupDays: 1 }, "2026-11-23", []],
  ["daily ones of a site that makes none any more", [daily], { backupDays: 0 }, null, [daily]],
  [
    "daily ones of a site that is in a database by now",
    [daily],
    { databaseUrl: "postgres://x" },
    null,
    [daily],
  ],
  [
    "a daily one that is being made",
    [`${daily}.0b5e7c1e-0000-4000-8000-000000000000.tmp`],
    {},
    "2026-12-06",
    [],
  ],
  ["what was made by hand, or left beside the data", byHand, {}, null, byHand],
  ["both", [daily, ...byHand], {}, "2026-12-06", byHand],
  [
    "one before an upgrade",
    ["backups/backup-before-upgrade-2026-11-22T101010Z.json.gz"],
    { backupDays: 0 },
    "2026-11-24",
    [],
  ],
  [
    "what an upgrade has replaced",
    ["leads.json.replaced-2026-12-30T101010Z"],
    { backupDays: 3 },
    "2027-01-02",
    [],
  ],
  [
    "copies that it has replaced",
    ["leads.json.bak-1.replaced-2026-12-30T101010Z"],
    { backupDays: 3 },
    "2027-01-02",
    [],
  ],
  [
    "other files",
    ["requests.json", "notes.txt", "backups/notes.txt", "backups/daily-2026-11-22.files"],
    {},
    null,
    [],
  ],
])(
  "of %s the last that the site removes, and what a person has to remove",
  async (_, names, settings, lastDay, toRemove) => {
    const dataDir = await temporaryFolder();
    const inFolder = (name: string) => path.join(dataDir, name);
    await fs.mkdir(inFolder("backups"));
    for (const name of names) await fs.writeFile(inFolder(name), "");
    const folders = {
      dataDir,
      backupDir: inFolder("backups"),
      backupDays: 14,
      databaseUrl: null,
      ...settings,
    };
    expect(await earlierBackups(folders)).toEqual({ lastDay, toRemove: toRemove.map(inFolder) });
  },
);
