import { hash } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import { createPasswords } from "../../../src/server/auth/passwords.ts";
import { backUp } from "../../../src/server/backup/backup.ts";
import { BackupError } from "../../../src/server/backup/data-files.ts";
import { restore } from "../../../src/server/backup/restore.ts";
import { backUpBeforeUpgrade } from "../../../src/server/backup/upgrade-backup.ts";
import { openSharedSiteStore, openSiteStore, siteCollections } from "../../../src/server/collections.ts";
import { versionFolder } from "../../../src/server/posts/stored-versions.ts";
import { createPostVersions } from "../../../src/server/posts/versions.ts";
import { StoreStartError } from "../../../src/server/store/errors.ts";
import { applyChanges, type Change } from "../../../src/server/store/json/change-log.ts";
import { openFolderStore } from "../../../src/server/store/json/folder-store.ts";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { startApp } from "../../support/server/app.ts";
import { untilTestEnds } from "../../support/server/until-test-ends.ts";
import { CrashFiles } from "../../support/store/crash-files.ts";
import { filesIn, olderBackup, olderDataFolder, olderPassword } from "../../support/store/older-release.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { storedRequest } from "../../support/store/stored-request.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

async function open(dataDir: string) {
  const store = await openSiteStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

/** What a file of a data folder and the changes beside it hold, by what the store knows of files alone. */
function writtenIn(files: ReadonlyMap<string, string>, name: string): unknown {
  const changes = files.get(`${name}.changes.json`);
  const { data } = JSON.parse(files.get(`${name}.json`) ?? "");
  if (changes === undefined) return data;
  return applyChanges(data, (JSON.parse(changes) as { changes: Change[] }).changes)?.state;
}

/** Release 2 had none of these. */
const newCollections = ["mailings", "mornings", "payments", "redirects", "subscribers", "unsaved"];

describe("what release 2.0.0 wrote", () => {
  test("is opened as it is, and none of it is written anew", async () => {
    const dataDir = await olderDataFolder();
    const before = await filesIn(dataDir);
    const store = await open(dataDir);
    const names = Object.keys(siteCollections()) as (keyof ReturnType<typeof siteCollections>)[];
    for (const name of names.filter((collection) => !newCollections.includes(collection)))
      expect([name, store[name].read()]).toEqual([name, writtenIn(before, name)]);
    before.delete("posts.json.bak-1");
    const after = await filesIn(dataDir);
    for (const name of newCollections) after.delete(`${name}.json`);
    expect(after).toEqual(before);
  });

  test("is shown, and its password, its preview and its earlier versions serve", async () => {
    const dataDir = await olderDataFolder();
    const store = await open(dataDir);
    const app = await untilTestEnds(startApp({ store }));
    const leads = await (await app.ask("/api/leads")).json();
    expect(leads).toHaveLength(6);
    expect(leads).toContainEqual(expect.objectContaining({ page: "/checkout", notes: [expect.anything()] }));
    const blogs = await (await app.ask("/api/blogs")).json();
    expect(blogs.map(({ title }: { title: string }) => title)).toContain("Ada's first steps");
    const passwordKey = store.account.read()?.passwordKey ?? "";
    expect(await createPasswords().matches(olderPassword, passwordKey)).toBe(true);
    const { posts, deleted, previews } = store.posts.read();
    expect([posts.length, deleted.length, previews.length]).toEqual([4, 1, 1]);
    const draft = posts.find(({ version }) => version === 2);
    if (draft === undefined) throw new Error("There is no post with a version");
    const version = await createPostVersions(versionFolder(path.join(dataDir, "versions"))).read(draft, 1);
    expect([version?.content, draft.content]).toEqual(["First text.", "Second text."]);
  });

  test("is restored from a backup that it made, over newer data too", async () => {
    const dataDir = await temporaryFolder();
    const newer = await openSiteStore(dataDir);
    await newer.requests.update(() => [storedRequest({ id: "newer" })]);
    await newer.close();
    expect((await restore(olderBackup, dataDir, siteCollections(), new Date())).missing).toEqual([]);
    const store = await open(dataDir);
    const written = await filesIn(await olderDataFolder());
    for (const name of ["requests", "posts", "cohorts"] as const)
      expect([name, store[name].read()]).toEqual([name, writtenIn(written, name)]);
  });
});

const oldSentence =
  "written by a release before 2.0: start release 2.0 with these data once, and then this release";

/** Files as releases before 2.0 wrote them. */
const tooOld: [name: string, text: string][] = [
  ["requests.json", '{"version":3,"data":[]}'],
  ["requests.json", '{"version":1,"change":5,"data":[]}'],
  ["posts.json", '{"version":1,"data":{"changedAt":"2026-11-22T06:26:04.565Z","posts":[],"deleted":[]}}'],
  ["posts.json", '{"changedAt":"2026-11-22T06:26:04.565Z","posts":[],"deleted":[]}'],
  ["account.json", '{"username":"admin","passwordKey":"key"}'],
  ["sessions.json", '[{"idHash":"hash","username":"admin","createdAt":1,"seenAt":1}]'],
  ["leads.json", "[]"],
  ["enrollments.json", '[{"id":"1"}]'],
];

describe("what a release before 2.0 wrote is refused", () => {
  test.each(tooOld)("by a start, in %s with %s, which changes nothing", async (name, text) => {
    const dataDir = await olderDataFolder();
    await fs.writeFile(path.join(dataDir, name), text);
    const before = await filesIn(dataDir);
    const refused = openSiteStore(dataDir, { beforeUpgrade: () => Promise.reject(new Error("changed")) });
    await expect(refused).rejects.toThrow(
      new StoreStartError(
        `${path.join(dataDir, name)} was ${oldSentence}. Nothing was changed, and the site does not start.`,
      ),
    );
    expect(await filesIn(dataDir)).toEqual(before);
  });

  test.each(tooOld)("from a backup, in %s with %s, and by a backup", async (name, text) => {
    const older = await olderDataFolder();
    await fs.writeFile(path.join(older, name), text);
    await fs.rm(path.join(older, name.replace(/json$/, "changes.json")), { force: true });
    const refusal = new BackupError(`${name} was ${oldSentence}.`);
    await expect(backUp(older, siteCollections(), older, new Date())).rejects.toThrow(refusal);

    const files = [...(await filesIn(older))].filter(([file]) => /^[a-z]+(?:\.changes)?\.json$/.test(file));
    const archive = path.join(older, "backup.json.gz");
    const content = files.map(([file, each]) => ({ name: file, sha256: hash("sha256", each), text: each }));
    await fs.writeFile(
      archive,
      gzipSync(JSON.stringify({ format: "site-backup-1", made: "2026-11-22", files: content })),
    );
    const dataDir = await olderDataFolder();
    const before = await filesIn(dataDir);
    await expect(restore(archive, dataDir, siteCollections(), new Date())).rejects.toThrow(refusal);
    expect(await filesIn(dataDir)).toEqual(before);
  });

  describe("in a database", () => {
    const postgres = postgresForFile();

    test("whose records are of an older version, and stay as they are", async () => {
      const url = await postgres.createDatabase();
      const source = { url, report: () => {} };
      const { store, database } = await openSharedSiteStore(source, []);
      await store.requests.update(() => [storedRequest()]);
      await database.query("UPDATE collections SET format = 3 WHERE name = 'requests'");
      const rows = () => database.query("SELECT * FROM collections, records ORDER BY name, collection, key");
      const before = await rows();
      await expect(openSharedSiteStore(source, [])).rejects.toThrow(
        new StoreStartError(
          `The records of requests in the database were ${oldSentence}. Nothing was changed, and the site does not start.`,
        ),
      );
      expect(await rows()).toEqual(before);
      await store.close();
    });
  });
});

/** The collections of a release after this one, of which one has another shape. */
function nextCollections() {
  const { questions, ...others } = siteCollections();
  const next = v.array(v.strictObject({ text: v.string(), askedAt: v.string(), added: v.string() }));
  const migration = v.pipe(
    questions.schema,
    v.transform((all) => all.map((miss) => ({ ...miss, added: "by the next" }))),
  );
  return { ...others, questions: { schema: next, first: [], migrations: [migration] } };
}

const migrated = [{ text: "Do you teach chess?", askedAt: "2026-11-25T12:30:00.000Z", added: "by the next" }];

describe("the first start of a release with another shape", () => {
  const upgradedAt = new Date("2026-12-01T10:00:00.000Z");
  const upgradeBackup = "backup-before-upgrade-2026-12-01T100000Z.json.gz";

  async function upgrade(dataDir: string): Promise<unknown> {
    const backupDir = path.join(dataDir, "backups");
    const beforeUpgrade = () => backUpBeforeUpgrade({ dataDir, backupDir }, nextCollections(), upgradedAt);
    const store = await openFolderStore(dataDir, nextCollections(), { beforeUpgrade });
    await store.close();
    return store.questions.read();
  }

  test.each(["a-secret", "", "a-secret \n\n"])(
    "backs up the data as the older one left them, and only then changes them, with the session secret %j",
    async (secret) => {
      const dataDir = await olderDataFolder();
      await fs.writeFile(path.join(dataDir, "session-secret"), secret);
      const before = await filesIn(dataDir);
      expect(await upgrade(dataDir)).toEqual(migrated);
      const archive = await fs.readFile(path.join(dataDir, "backups", upgradeBackup));
      const { files } = JSON.parse(gunzipSync(archive).toString());
      const json = files.filter(({ name }: { name: string }) => name.endsWith(".json"));
      expect(json).toHaveLength([...before.keys()].filter((name) => name.endsWith(".json")).length);
      for (const { name, text } of json) expect([name, text]).toEqual([name, before.get(name)]);
    },
  );

  test("or changes nothing", async () => {
    const dataDir = await olderDataFolder();
    await fs.writeFile(path.join(dataDir, "backups"), "a file");
    const before = await filesIn(dataDir);
    await expect(upgrade(dataDir)).rejects.toThrow(
      /^The data are of an older release, and cannot be backed up to .+\. The site does not start, .+ set BACKUP_DIR .+: EEXIST: /,
    );
    expect(await filesIn(dataDir)).toEqual(before);
  });

  test("changes nothing where one of the files is damaged or newer", async () => {
    for (const text of ['{"version":99,"data":[]}', "{"]) {
      const dataDir = await olderDataFolder();
      await fs.writeFile(path.join(dataDir, "visits.json"), text);
      const before = await filesIn(dataDir);
      await expect(upgrade(dataDir)).rejects.toThrow(/visits\.json (?:is of version 99|does not hold JSON)/);
      expect(await filesIn(dataDir)).toEqual(before);
    }
  });

  test("and of a new site make no backup, nor the next one", async () => {
    const dataDir = await temporaryFolder();
    await upgrade(dataDir);
    await upgrade(dataDir);
    expect(await fs.readdir(dataDir)).not.toContain("backups");
  });

  test("loses and doubles nothing when the power is cut, again and again", async () => {
    const random = randomFrom(20_261_122);
    const { questions } = nextCollections();
    const old = (await filesIn(await olderDataFolder())).get("questions.json") ?? "";
    for (let round = 0; round < 100; round++) {
      let files = new CrashFiles(random);
      const handle = await files.open("/data/questions.json", "wx");
      await handle.writeFile(old);
      await handle.sync();
      await (await files.open("/data", "r")).sync();
      for (let cut = 0; cut < 3; cut++) {
        files.cutAfter(1 + Math.floor(random() * 10));
        const opened = await openCollection(files, "/data", "questions", questions).catch(() => null);
        if (opened !== null) expect(opened.read()).toEqual(migrated);
        files = files.restart();
      }
      expect((await openCollection(files, "/data", "questions", questions)).read()).toEqual(migrated);
    }
  });
});
