import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepSessionKey, keptSessionKey } from "../../src/server/auth/session-cookie.ts";
import { openSharedSiteStore, openSiteStore } from "../../src/server/collections.ts";
import { moveToDatabase, moveToFolder } from "../../src/server/move/move.ts";
import { versionFolder } from "../../src/server/posts/stored-versions.ts";
import { createPostVersions } from "../../src/server/posts/versions.ts";
import { queryDatabase } from "../../src/server/store/postgres/database.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { passwords } from "../support/server/account.ts";
import { runNode } from "../support/server/process.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { filesIn, olderDataFolder } from "../support/store/older-release.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const postgres = postgresForFile();

const image = `${"1".repeat(32)}-900x600`;
const person = "ann@example.com";

const secondFactor = { secret: "A".repeat(32), lastStep: 1, recoveryHashes: ["a hash"] };

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
  await store.account.update(() => ({ username: "admin", passwordKey, secondFactor }));
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
  await store.redirects.update(() => [{ from: "/a-post", postId: "x" }]);
  const kind = "jpeg" as const;
  await store.images.update((state) => ({
    ...state,
    uploaded: [{ id: image, width: 900, height: 600, kind, createdAt: "2026-05-01T10:00:00.000Z" }],
  }));
  const [post] = store.posts.read().posts;
  if (post === undefined) throw new Error("There is no post");
  await createPostVersions(versionFolder(path.join(dataDir, "versions"))).keep(post);
  const later = { ...post, version: 2, title: "Later", updatedAt: "2026-05-04T10:00:00.000Z" };
  await store.posts.update((state) => ({ ...state, posts: [later] }));
  await mkdir(path.join(dataDir, "images", image), { recursive: true });
  for (const name of ["card.jpg", "480.webp"])
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
    unsaved: 0,
    cohorts: 3,
    payments: 0,
    questions: 0,
    redirects: 1,
    answers: 0,
    visits: 1,
    mornings: 0,
    mailings: 0,
    subscribers: 0,
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

  const { storage } = await startShared(url);
  expect(storage.sessionSecrets).toEqual(["the key of all sessions"]);
  expect(storage.store.sessions.read()).toHaveLength(1);
  const [post] = storage.store.posts.read().posts;
  expect(post && (await storage.versions.list(post))).toMatchObject([{ n: 1, title: "\0 \ud800 A post" }]);
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

test("data of release 2.0.0 are moved as they are, and those of a release before it refused", async () => {
  const dataDir = await olderDataFolder();
  const env = { DATA_DIR: dataDir, BACKUP_DIR: "", DATABASE_URL: "" };
  const move = async () => runNode("src/tools/move.ts", { args: [await postgres.createDatabase()], env });
  const moved = await move();
  expect([moved.code, moved.stderr]).toEqual([0, ""]);
  await writeFile(path.join(dataDir, "leads.json"), "[]");
  const before = await filesIn(dataDir);
  const refused = await move();
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("start release 2.0 with")]);
  expect(await filesIn(dataDir)).toEqual(before);
});

test("what release 2 kept as the originals of images stays where it is, either way", async () => {
  const dataDir = await makeSite();
  const files = path.join(dataDir, "images", image);
  await writeFile(path.join(files, "original.png"), "more than a hundred megabytes");
  const url = await postgres.createDatabase();
  const parts = await moveToDatabase(dataDir, url);
  expect(parts.find(({ name }) => name === "files of images")?.count).toBe(2);
  const { database, store } = await openSharedSiteStore({ url, report: () => {} }, []);
  await database.query("INSERT INTO image_files (image, name, bytes) VALUES ($1, 'original.jpg', '')", [
    image,
  ]);
  await store.close();
  const back = path.join(path.dirname(dataDir), "back");
  expect(await moveToFolder(url, back)).toEqual(parts);
  expect((await readdir(path.join(back, "images", image))).toSorted()).toEqual(["480.webp", "card.jpg"]);
  expect(await readdir(files)).toContain("original.png");
});

/** A database with a site, whose images are read by this expression in place of their bytes. */
async function databaseReadingBytesAs(expression: string): Promise<string> {
  const url = await postgres.createDatabase();
  await moveToDatabase(await makeSite(), url);
  const { database, store } = await openSharedSiteStore({ url, report: () => {} }, []);
  await database.query("ALTER TABLE image_files RENAME TO kept_files");
  await database.query(
    `CREATE VIEW image_files AS SELECT image, name, ${expression} AS bytes FROM kept_files`,
  );
  await store.close();
  return url;
}

test("a file may take longer than any statement has", async () => {
  const unlimited = "CASE WHEN current_setting('statement_timeout') = '0' THEN bytes END";
  const folder = path.join(await temporaryFolder(), "slow");
  await moveToFolder(await databaseReadingBytesAs(unlimited), folder);
  expect(await readFile(path.join(folder, "images", image, "card.jpg"))).toEqual(Buffer.from([0, 255, 1, 8]));
});

test("a move after which something is another one says what, and that it is not to be used", async () => {
  const other = await databaseReadingBytesAs("decode(md5(random()::text), 'hex')");
  await expect(moveToFolder(other, path.join(await temporaryFolder(), "moved"))).rejects.toThrow(
    "These are not the same after the move: files of images. Do not use what was made.",
  );
});

test("a move that ends halfway says so, and what to do", async () => {
  const url = await postgres.createDatabase();
  // The disk is full for the first file of an image.
  const target = new pg.Client(url);
  await target.connect();
  await target.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
     CREATE FUNCTION refuse_files() RETURNS event_trigger LANGUAGE plpgsql AS
     $$ BEGIN
       IF to_regclass('image_files') IS NOT NULL AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'full_disk') THEN
         CREATE TRIGGER full_disk BEFORE INSERT ON image_files FOR EACH ROW EXECUTE FUNCTION refuse();
       END IF;
     END $$;
     CREATE EVENT TRIGGER made ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION refuse_files()`,
  );
  await target.end();
  const dataDir = await makeSite();
  await expect(moveToDatabase(dataDir, url)).rejects.toThrow(
    "The move ended halfway: could not extend file. What was made is not whole: empty it, and move again. Where the site was nothing was changed.",
  );
  const parts = await moveToDatabase(dataDir, await postgres.createDatabase());
  expect(parts.find(({ name }) => name === "files of images")?.count).toBe(2);
});

test("where there is no site, there is nothing to move", async () => {
  const url = await postgres.createDatabase();
  const folder = await temporaryFolder();
  await expect(moveToDatabase(folder, url)).rejects.toThrow(`There is no site in ${folder}.`);
  await expect(moveToFolder(url, path.join(folder, "back"))).rejects.toThrow(
    "There is no site in the database.",
  );
});

test("the database is the one of DATABASE_URL where the command line names none, so that no password stands in it", async () => {
  const dataDir = await makeSite();
  const url = await postgres.createDatabase();
  const moved = await runNode("src/tools/move.ts", {
    args: ["--to-database"],
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
  });
  expect([moved.code, moved.stderr]).toEqual([0, ""]);
  const backDir = path.join(await temporaryFolder(), "back");
  const back = await runNode("src/tools/move.ts", {
    args: ["--to-files"],
    env: { DATA_DIR: backDir, DATABASE_URL: url },
  });
  expect([back.code, back.stderr]).toEqual([0, ""]);
  expect(back.stdout.split("\n").slice(0, -2)).toEqual(moved.stdout.split("\n").slice(0, -2));
});

test.each([
  ["nothing", [], true],
  ["both ways", ["--to-files", "--to-database"], true],
  ["two databases", ["postgres://a@b/c", "postgres://a@b/d"], true],
  ["a database of another kind", ["mysql://site:secret@localhost/site"], true],
  ["no database at all", ["--to-database"], false],
])("a move that names %s says what to name, and no password", async (_, args, isSet) => {
  const env = {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: isSet ? "postgres://site:secret@localhost/site" : "",
  };
  const refused = await runNode("src/tools/move.ts", { args, env });
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toMatch(
    /^Say where the site is to go: npm run move -- --to-database or --to-files\. .+\n$/,
  );
  expect(refused.stderr).not.toContain("secret");
});

test.each([
  ["admin-password", { input: "a new password for all\n" }],
  ["forget", { args: [person] }],
])("on a database without a site %s changes nothing and says so", async (tool, options) => {
  const url = await postgres.createDatabase();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url };
  const refused = await runNode(`src/tools/${tool}.ts`, { ...options, env });
  expect([refused.code, refused.stdout, refused.stderr.split("\n").at(-2)]).toEqual([
    1,
    "",
    expect.stringContaining(
      "There is no site in the database. Start the site over it once, or name another one.",
    ),
  ]);
  await queryDatabase(url, async (query) =>
    expect(await query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema()")).toEqual([]),
  );
});

test("a site without an account yet has no password to set", async () => {
  const url = await postgres.createDatabase();
  const { store } = await openSharedSiteStore({ url, report: () => {} }, []);
  await store.close();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url };
  const refused = await runNode("src/tools/admin-password.ts", { env, input: "a new password for all\n" });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("There is no account in the database yet: start the site once.");
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
    stderr: expect.stringContaining("npm run move -- --to-database or --to-files."),
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
  expect(store.account.read()?.secondFactor).toEqual(secondFactor);
  const changed = await runNode("src/tools/admin-password.ts", {
    env: shared,
    input: "a new password for all\n",
  });
  expect(changed.code).toBe(0);
  await vi.waitFor(() => expect(store.sessions.read()).toEqual([]));
  expect(store.account.read()?.passwordKey).not.toBe(passwordKey);
  expect(store.account.read()).not.toHaveProperty("secondFactor");

  const forgotten = await runNode("src/tools/forget.ts", { env: shared, args: [person] });
  expect(forgotten.stdout).toContain(
    `Removed of ${person}: leads 1, enrollments 0, deliveries 0, questions 0, subscriptions 0.`,
  );
  await vi.waitFor(() => expect(store.requests.read()).toHaveLength(1));
  // No folder.
  await writeFile(path.join(shared.DATA_DIR, "backups"), "");
  const halfway = await runNode("src/tools/forget.ts", { env: shared, args: [person] });
  expect([halfway.code, halfway.stderr.split("\n").at(-2)]).toEqual([
    1,
    "What this person sent is removed (leads 0, enrollments 0, deliveries 0, questions 0, subscriptions 0), but the backups could not be listed to see how long they are kept. Please try again.",
  ]);

  for (const [tool, word] of [
    ["backup", "pg_dump"],
    ["restore", "pg_restore"],
  ])
    expect(await runNode(`src/tools/${tool}.ts`, { env: shared, args: ["x"] })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(word ?? ""),
    });
});
