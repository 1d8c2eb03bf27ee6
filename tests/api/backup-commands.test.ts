import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backUpDaily } from "../../src/server/backup/daily-backups.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { log } from "../../src/server/logging/log.ts";
import { runNode } from "../support/server/process.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// A file where a folder should be refuses root as well.
async function blocked(): Promise<{ dataDir: string; blockedDir: string }> {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, "a-file");
  await writeFile(file, "");
  return { dataDir, blockedDir: path.join(file, "backups") };
}

test("npm run backup says which folder takes no backup, and what to name", async () => {
  const { dataDir, blockedDir } = await blocked();
  await (await openSiteStore(dataDir)).close();
  const made = await runNode("src/tools/backup.ts", { args: [blockedDir], env: { DATA_DIR: dataDir } });
  expect([made.code, made.stdout]).toEqual([1, ""]);
  expect(made.stderr).toMatch(
    /^No backup was written to \S+a-file\/backups: ENOTDIR.*npm run backup <folder>\n$/,
  );
});

test("npm run restore says that a backup cannot be read, before it touches anything", async () => {
  const dataDir = await temporaryFolder();
  const args = [path.join(dataDir, "typo.json.gz")];
  const restored = await runNode("src/tools/restore.ts", { args, env: { DATA_DIR: dataDir } });
  expect([restored.code, restored.stdout]).toEqual([1, ""]);
  expect(restored.stderr).toMatch(
    /^The backup cannot be read: ENOENT.*typo\.json\.gz'\. Nothing was changed\.\n$/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("a daily backup that fails is logged with its folder and what to do", async () => {
  const logged = vi.spyOn(log, "error");
  const { dataDir, blockedDir } = await blocked();
  backUpDaily({ dataDir, backupDir: blockedDir, backupDays: 14 });
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  const [facts, event] = logged.mock.lastCall ?? [];
  expect(event).toBe("backup");
  expect(facts).toMatchObject({ folder: blockedDir, advice: expect.stringContaining("set BACKUP_DIR") });
});
