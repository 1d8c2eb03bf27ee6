import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { applyPendingPassword, setPassword, writePendingPassword } from "../../src/server/auth/account.ts";
import type { SessionRecord } from "../../src/server/auth/sessions.ts";
import { openSiteStore, type SiteStore } from "../../src/server/collections.ts";
import { log } from "../../src/server/logging/log.ts";
import { StoreWriteError } from "../../src/server/store/errors.ts";
import { passwords } from "../support/server/account.ts";
import { type FaultyFiles, faultyFiles } from "../support/store/faulty-files.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const session: SessionRecord = { idHash: "stolen", username: "admin", createdAt: 1, seenAt: 1 };

let dataDir: string;
let files: FaultyFiles;
let store: SiteStore;
let oldKey: string;
let newKey: string;

beforeEach(async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue();
  dataDir = await temporaryFolder();
  files = faultyFiles();
  store = await openSiteStore(dataDir, { fileSystem: files });
  [oldKey, newKey] = [await passwords.hash("the old password"), await passwords.hash("the new password")];
  await store.account.update(() => ({ username: "admin", passwordKey: oldKey }));
  await store.sessions.update(() => [session]);
  return async () => {
    logged.mockRestore();
    await store.close();
  };
});

const set = () => setPassword(store.account, store.sessions, newKey);
const fillDisk = () => files.fail("writeFile", "ENOSPC");
const saved = () => ({ key: store.account.read()?.passwordKey, sessions: store.sessions.read() });

test("a new password that ends no session is not set", async () => {
  const error = new StoreWriteError(new Error("The sessions alone cannot be written"));
  const sessions = { ...store.sessions, update: () => Promise.reject(error) };
  await expect(setPassword(store.account, sessions, newKey)).rejects.toBe(error);
  expect(saved()).toEqual({ key: oldKey, sessions: [session] });
});

test("a new password that cannot be saved once the sessions have ended says so", async () => {
  store.sessions.onChange(fillDisk);
  await expect(set()).rejects.toMatchObject({
    status: 507,
    message: "All sessions have ended, but the new password could not be saved. Please try again.",
  });
  expect(saved()).toEqual({ key: oldKey, sessions: [] });
});

/** Has somebody come in, once, with the old password while the new one is being set. */
function comeInMeanwhile(): void {
  let came: Promise<void> | null = null;
  store.sessions.onChange(() => {
    came ??= store.sessions.update((all) => [...all, session]);
  });
  onTestFinished(() => expect(came).not.toBeNull());
}

test("a new password ends sessions that begin while it is set", async () => {
  comeInMeanwhile();
  await set();
  expect(saved()).toEqual({ key: newKey, sessions: [] });
});

test("a new password that may have left such a session says so", async () => {
  comeInMeanwhile();
  store.account.onChange(fillDisk);
  await expect(set()).rejects.toMatchObject({
    status: 507,
    message:
      "The new password is saved, but a session that began just before may go on. Please set the password again.",
  });
  expect(saved()).toEqual({ key: newKey, sessions: [session] });
});

test("a password that was left for the site stays until every session has ended", async () => {
  await writePendingPassword(dataDir, newKey);
  const apply = () => applyPendingPassword(store.account, store.sessions, dataDir);
  let isFull = true;
  store.account.onChange(() => isFull && fillDisk());
  // As long as it is there no request gets as far as its session.
  for (let nth = 0; nth < 2; nth += 1) {
    await expect(apply()).rejects.toThrow("There is no room left to save this.");
    expect(await readdir(dataDir)).toContain("new-password");
    files.heal();
  }
  isFull = false;
  await apply();
  expect(saved()).toEqual({ key: newKey, sessions: [] });
  expect(await readdir(dataDir)).not.toContain("new-password");
});

test("a password for the next start that cannot be stored is refused as other writes are", async () => {
  await mkdir(path.join(dataDir, "new-password"));
  await expect(writePendingPassword(dataDir, newKey)).rejects.toThrow(StoreWriteError);
});
