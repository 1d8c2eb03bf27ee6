import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { keepSessionKey, keptSessionKey } from "../../src/server/auth/session-cookie.ts";
import { openSharedSiteStore, openSiteStore } from "../../src/server/collections.ts";
import { moveToDatabase, moveToFolder } from "../../src/server/move/move.ts";
import { folderShelf } from "../../src/server/posts/version-shelves.ts";
import { createPostVersions } from "../../src/server/posts/versions.ts";
import { type PostgresServer, startPostgres } from "../support/postgres/postgres-server.ts";
import { passwords } from "../support/server/account.ts";
import { runNode } from "../support/server/process.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { filesIn, olderDataFolder } from "../support/store/older-release.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

vi.setConfig({ testTimeout: 120_000 });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

const image = `${"1".repeat(32)}-900x600`;
const person = "ann@example.com";

/** A data folder with something of everything, of a site that is stopped. */
async function makeSite(): Promise<string> {
  const dataDir = path.join(await temporaryFolder(), "data");
  const firstPost = {
    slug: "a-post",
    title: "\0 \ud800 A post",
    content: "Words.",
    summary: "",
    category: "AI",
  };
  const store = await openSiteStore(dataDir, {
    firstPosts: [{ ...firstPost, createdAt: "2026-05-03T10:00:00Z" }],
  });
  const passwordKey = await passwords.hash(sharedPassword);
  await store.account.update(() => ({ username: "admin", passwordKey }));
  const now = Date.now();
  await store.sessions.update(() => [{ idHash: "a", username: "admin", createdAt: now, seenAt: now }]);
  await store.requests.update(() => [storedRequest({ fields: { email: person } }), storedRequest()]);
  await store.visits.update(() => [
    {
      date: "2026-05-01",
      visits: 1,
      views: 2,
      pages: [["/", 1]],
      sources: [],
      campaigns: [],
      formsSeen: 0,
      chats: 0,
    },
  ]);
  const kind = "jpeg" as const;
  await store.images.update((state) => ({
    ...state,
    uploaded: [{ id: image, width: 900, height: 600, kind, createdAt: "2026-05-01T10:00:00.000Z" }],
  }));
  const [post] = store.posts.read().posts;
  if (post === undefined) throw new Error("There is no post");
  await createPostVersions(folderShelf(path.join(dataDir, "versions"))).keep(post);
  const later = { ...post, version: 2, title: "Later", updatedAt: "2026-05-04T10:00:00.000Z" };
  await store.posts.update((state) => ({ ...state, posts: [later] }));
  await mkdir(path.join(dataDir, "images", image), { recursive: true });
  for (const name of ["card.jpg", "original.jpg"])
    await writeFile(path.join(dataDir, "images", image, name), Buffer.from([0, 255, 1, name.length]));
  await keepSessionKey(dataDir, "the key of all sessions");
  await store.close();
  return dataDir;
}

test("a site that is moved into a database and back is the same, with its sessions", async () => {
  const dataDir = await makeSite();
  const url = await postgres.createDatabase();
  const parts = await moveToDatabase(dataDir, url);
  expect(Object.fromEntries(parts.map(({ name, count }) => [name, count]))).toEqual({
    requests: 2,
    account: 1,
    sessions: 1,
    images: 1,
    posts: 1,
    cohorts: 3,
    questions: 0,
    answers: 0,
    visits: 1,
    "files of images": 2,
    "earlier versions": 1,
    "session secret": 1,
  });

  const back = path.join(path.dirname(dataDir), "back");
  expect(await moveToFolder(url, back)).toEqual(parts);
  for (const name of ["requests", "account", "sessions", "images", "posts", "cohorts", "visits"]) {
    const [before, after] = await Promise.all(
      [dataDir, back].map(async (folder) =>
        JSON.parse(await readFile(path.join(folder, `${name}.json`), "utf8")),
      ),
    );
    expect(after).toEqual(before);
  }
  expect(await keptSessionKey(back)).toBe("the key of all sessions");
  expect(await readFile(path.join(back, "images", image, "card.jpg"))).toEqual(Buffer.from([0, 255, 1, 8]));

  const { memory } = await startShared(url);
  expect(memory.sessionSecrets).toEqual(["the key of all sessions"]);
  expect(memory.store.sessions.read()).toHaveLength(1);
  const [post] = memory.store.posts.read().posts;
  expect(post && (await memory.versions.list(post))).toMatchObject([{ n: 1, title: "\0 \ud800 A post" }]);
});

test("what is not empty is refused as a target, and nothing is changed there", async () => {
  const dataDir = await makeSite();
  const url = await postgres.createDatabase();
  await moveToDatabase(dataDir, url);
  await expect(moveToDatabase(dataDir, url)).rejects.toThrow("The database is not empty: make a new one.");
  await expect(moveToFolder(url, dataDir)).rejects.toThrow(
    `${dataDir} is not empty: set DATA_DIR to a new folder.`,
  );
});

test("a site that runs is refused, on either side", async () => {
  const dataDir = await makeSite();
  const url = await postgres.createDatabase();
  const store = await openSiteStore(dataDir);
  await expect(moveToDatabase(dataDir, url)).rejects.toThrow("is in use by another process");
  await store.close();
  await moveToDatabase(dataDir, url);
  await startShared(url);
  await expect(moveToFolder(url, `${dataDir}-back`)).rejects.toThrow(
    "Processes of the site use the database: stop them first. Nothing was changed.",
  );
});

test("data of an older release are backed up, as it left them, before they are upgraded", async () => {
  const dataDir = await olderDataFolder();
  const before = await filesIn(dataDir);
  const env = { DATA_DIR: dataDir, BACKUP_DIR: "", DATABASE_URL: "" };
  const moved = await runNode("src/tools/move.ts", { args: [await postgres.createDatabase()], env });
  expect([moved.code, moved.stderr]).toEqual([0, ""]);
  const backups = path.join(dataDir, "backups");
  const [name = "", ...others] = await readdir(backups);
  expect([name, others]).toEqual([expect.stringMatching(/^backup-before-upgrade-.+\.json\.gz$/), []]);
  const { files } = JSON.parse(gunzipSync(await readFile(path.join(backups, name))).toString());
  expect(files.map((file: { name: string }) => file.name)).toContain("leads.json");
  for (const file of files) expect([file.name, file.text]).toEqual([file.name, before.get(file.name)]);
});

test("where there is no site, there is nothing to move", async () => {
  const url = await postgres.createDatabase();
  const folder = await temporaryFolder();
  await expect(moveToDatabase(folder, url)).rejects.toThrow(`There is no site in ${folder}.`);
  await expect(moveToFolder(url, path.join(folder, "back"))).rejects.toThrow(
    "There is no site in the database.",
  );
});

test("the commands work on the database while processes run, or say what does", async () => {
  const dataDir = await makeSite();
  const url = await postgres.createDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const moved = await runNode("src/tools/move.ts", { args: [url], env });
  expect([moved.code, moved.stderr]).toEqual([0, ""]);
  expect(moved.stdout).toMatch(/^ {7}2 {2}requests {2}[0-9a-f]{12}$/m);
  expect(moved.stdout).toContain(`The database holds all that ${dataDir} does.`);
  expect(await runNode("src/tools/move.ts", { env })).toMatchObject({
    code: 1,
    stderr: "Name the database: npm run move -- postgres://user:password@host/name [--to-files]\n",
  });
  // In either order.
  const backDir = path.join(await temporaryFolder(), "back");
  const back = await runNode("src/tools/move.ts", { args: ["--to-files", url], env: { DATA_DIR: backDir } });
  expect([back.code, back.stderr]).toEqual([0, ""]);
  expect(back.stdout).toContain(
    `${backDir} holds all that the database does. Start the site with this DATA_DIR,`,
  );
  const nowhere = await runNode("src/tools/move.ts", { args: ["postgres://site@localhost:1/site"], env });
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot be used: .*\n$/),
  });

  const { store } = await openSharedSiteStore({ url, report: () => {} }, []);
  onTestFinished(() => store.close());
  const shared = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url };
  const { passwordKey } = store.account.read() ?? {};
  const changed = await runNode("src/tools/admin-password.ts", {
    env: shared,
    input: "a new password for all\n",
  });
  expect(changed.code).toBe(0);
  await vi.waitFor(() => expect(store.sessions.read()).toEqual([]), { timeout: 1_000 });
  expect(store.account.read()?.passwordKey).not.toBe(passwordKey);

  const forgotten = await runNode("src/tools/forget.ts", { env: shared, args: [person] });
  expect(forgotten.stdout).toContain(
    `Removed of ${person}: leads 1, enrollments 0, deliveries 0, questions 0.`,
  );
  await vi.waitFor(() => expect(store.requests.read()).toHaveLength(1), { timeout: 1_000 });
  // No folder.
  await writeFile(path.join(shared.DATA_DIR, "backups"), "");
  const halfway = await runNode("src/tools/forget.ts", { env: shared, args: [person] });
  expect([halfway.code, halfway.stderr.split("\n").at(-2)]).toEqual([
    1,
    "What this person sent is removed (leads 0, enrollments 0, deliveries 0, questions 0), but the backups could not be listed to see how long they are kept. Please try again.",
  ]);

  for (const [tool, word] of [
    ["backup", "pg_dump"],
    ["restore", "pg_restore"],
  ])
    expect(await runNode(`src/tools/${tool}.ts`, { env: shared, args: ["x"] })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(word ?? ""),
    });
}, 60_000);
