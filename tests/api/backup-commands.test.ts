import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { archiveFoldersOf } from "../../src/server/backup/backed-up-folders.ts";
import { backUp } from "../../src/server/backup/backup.ts";
import { backUpDaily } from "../../src/server/backup/daily-backups.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
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

test("npm run backup without a data folder says what to do, and makes nothing", async () => {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder, "mistyped");
  const made = await runNode("src/tools/backup.ts", { args: [folder], env: { DATA_DIR: dataDir } });
  expect(made).toEqual({
    code: 1,
    stdout: "",
    stderr: `There is no data folder ${dataDir}: start the site once, or set DATA_DIR.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
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

test("npm run restore says exactly what is missing, and of a folder that it is one", async () => {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder, "data");
  const store = await openSiteStore(dataDir);
  const image = { id: `${"1".repeat(32)}-10x10`, width: 10, height: 10, kind: "jpeg" as const };
  await store.images.update((state) => ({
    ...state,
    uploaded: [{ ...image, createdAt: "2026-05-03T10:00:00.000Z" }],
  }));
  await store.close();
  const archive = await backUp(dataDir, siteCollections(), folder, new Date("2026-05-03T10:00:00Z"));
  const files = archiveFoldersOf(archive);
  const restoring = (file: string) =>
    runNode("src/tools/restore.ts", { args: [file], env: { DATA_DIR: dataDir } });
  await rm(files, { recursive: true });
  const without = await restoring(archive);
  expect(without.code).toBe(0);
  expect(without.stdout).toContain(`(1) are missing, since there is no folder ${files}. Put the folder`);
  await mkdir(files);
  expect((await restoring(archive)).stdout).toContain(`are missing, since ${files} does not have them. Put`);
  expect(await restoring(files)).toEqual({
    code: 1,
    stdout: "",
    stderr: `${files} is a folder. Name the backup file, such as ${archive}. Nothing was changed.\n`,
  });
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
