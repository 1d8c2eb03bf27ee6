import * as fs from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createPasswords } from "../../../src/server/auth/passwords.ts";
import { restore } from "../../../src/server/backup/restore.ts";
import { backUpBeforeUpgrade } from "../../../src/server/backup/upgrade-backup.ts";
import { openSiteStore, siteCollections } from "../../../src/server/collections.ts";
import { requestsCollection, type StoredRequest } from "../../../src/server/requests/stored-requests.ts";
import type { FileSystem } from "../../../src/server/store/files.ts";
import { maxWholeBytes } from "../../../src/server/store/json/file-format.ts";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { startApp } from "../../support/server/app.ts";
import { CrashFiles } from "../../support/store/crash-files.ts";
import {
  filesIn,
  olderBackup,
  olderDataFolder,
  olderPassword,
  shown,
} from "../../support/store/older-release.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { storedRequest } from "../../support/store/stored-request.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const aside = /\.replaced-[\dTZ-]+$/;
const idsShown = shown.leads.map(({ id }) => id).toSorted();

const upgradedAt = new Date("2026-12-01T10:00:00.000Z");
const upgradeBackup = "backup-before-upgrade-2026-12-01T100000Z.json.gz";

/** Opens the store as the site does, with its backups in `backups`. */
async function upgrade(
  dataDir: string,
  at = upgradedAt,
  fileSystem: FileSystem | undefined = undefined,
): Promise<string> {
  const backupDir = path.join(dataDir, "backups");
  const beforeUpgrade = () => backUpBeforeUpgrade({ dataDir, backupDir }, siteCollections(), at);
  await (await openSiteStore(dataDir, { beforeUpgrade, ...(fileSystem && { fileSystem }) })).close();
  return path.join(backupDir, upgradeBackup);
}

async function archived(file: string): Promise<{ name: string; text: string }[]> {
  const { files } = JSON.parse(gunzipSync(await fs.readFile(file)).toString());
  return files;
}

async function open(dataDir: string) {
  const store = await openSiteStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

function idsOf(requests: readonly StoredRequest[]): string[] {
  return requests.map(({ id }) => id).toSorted();
}

test("what release 1.0.0 wrote is shown as it was", async () => {
  const dataDir = await olderDataFolder();
  const before = await filesIn(dataDir);
  const store = await open(dataDir);
  const app = await startApp({ store });
  onTestFinished(() => app.stop());
  expect(await (await app.ask("/api/leads")).json()).toEqual(
    shown.leads.map((lead) => ({
      ...lead,
      page: null,
      source: null,
      state: lead.handledAt === null ? "new" : "in progress",
      notes: [],
      deliveries: [],
      cohort: null,
    })),
  );
  const csv = await (await app.ask("/api/leads.csv")).text();
  for (const { fields } of shown.leads)
    for (const text of Object.values(fields)) expect(csv).toContain(text.replaceAll('"', '""'));
  expect(await (await app.ask("/api/blogs")).json()).toEqual(
    shown.posts.map((post) => ({ ...post, status: "published", publishAt: post.createdAt })),
  );
  expect(store.posts.read()).toMatchObject(JSON.parse(before.get("posts.json") ?? ""));
  for (const name of ["account", "sessions"] as const)
    expect(store[name].read()).toEqual(JSON.parse(before.get(`${name}.json`) ?? ""));
  expect(store.posts.read().deleted).toHaveLength(1);
  const passwordKey = store.account.read()?.passwordKey ?? null;
  expect(await createPasswords().matches(olderPassword, passwordKey)).toBe(true);
}, 20_000);

test("its files of leads and enrollments are set aside, byte for byte, and the copies beside all files go", async () => {
  const dataDir = await olderDataFolder();
  const before = await filesIn(dataDir);
  await open(dataDir);
  const after = await filesIn(dataDir);
  const old = [...before].filter(([name]) => /^(leads|enrollments)\.json$/.test(name));
  expect(old).toHaveLength(2);
  const kept = [...after].filter(([name]) => aside.test(name));
  expect(new Map(kept.map(([name, text]) => [name.replace(aside, ""), text]))).toEqual(new Map(old));
  expect([...after.keys()].filter((name) => !aside.test(name)).toSorted()).toEqual([
    "account.json",
    "answers.json",
    "cohorts.json",
    "images.json",
    "posts.json",
    "questions.json",
    "requests.json",
    "session-secret",
    "sessions.json",
    "visits.json",
  ]);
});

test("the next start changes nothing", async () => {
  const dataDir = await olderDataFolder();
  await (await openSiteStore(dataDir)).close();
  const before = await filesIn(dataDir);
  await (await openSiteStore(dataDir)).close();
  expect(await filesIn(dataDir)).toEqual(before);
});

test("a backup that release 1.0.0 made is restored, over newer data too", async () => {
  const dataDir = await temporaryFolder();
  const newer = await openSiteStore(dataDir);
  await newer.requests.update(() => [storedRequest({ id: "newer" })]);
  await newer.close();
  const { names } = await restore(olderBackup, dataDir, siteCollections(), new Date());
  expect(names).toEqual(
    expect.arrayContaining(["leads.json", "enrollments.json", "posts.json", "account.json"]),
  );
  expect(await filesIn(dataDir).then((files) => files.has("requests.json"))).toBe(false);
  const store = await open(dataDir);
  expect(idsOf(store.requests.read())).toEqual(idsShown);
  expect(store.posts.read().posts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(shown.posts.map(({ id }) => id)),
  );
});

describe("the first start on older files backs them up", () => {
  const namesOf = (files: { name: string }[]) => files.map(({ name }) => name).toSorted();

  test("as the older release would have, byte for byte, and only then changes them", async () => {
    const dataDir = await olderDataFolder();
    const before = await filesIn(dataDir);
    const files = await archived(await upgrade(dataDir));
    expect(namesOf(files)).toEqual(namesOf(await archived(olderBackup)));
    for (const { name, text } of files) expect([name, text]).toEqual([name, before.get(name)]);
  });

  test("once", async () => {
    const dataDir = await olderDataFolder();
    await upgrade(dataDir);
    await fs.rm(await upgrade(dataDir));
    await upgrade(dataDir);
    expect(await fs.readdir(path.join(dataDir, "backups"))).toEqual([]);
  });

  test("without what the older release does not know, should the site have gone back to it", async () => {
    const dataDir = await olderDataFolder();
    await upgrade(dataDir);
    await fs.writeFile(path.join(dataDir, "leads.json"), "[]");
    const files = await archived(await upgrade(dataDir));
    expect(namesOf(files)).toContain("leads.json");
    expect(namesOf(files)).not.toContain("requests.json");
  });

  test.each(["", "a-secret \n\n"])(
    "also with a session secret of %j, which the site can do with",
    async (secret) => {
      const dataDir = await olderDataFolder();
      await fs.writeFile(path.join(dataDir, "session-secret"), secret);
      expect(namesOf(await archived(await upgrade(dataDir)))).toContain("posts.json");
    },
  );

  test("once for all starts that an upgrade takes, at whichever step the first is killed", async () => {
    const later = new Date("2026-12-02T10:00:00.000Z");
    let done = false;
    for (let step = 0; !done; step++) {
      const dataDir = await olderDataFolder();
      const before = await filesIn(dataDir);
      done = await upgrade(dataDir, upgradedAt, dyingAt(step)).then(
        () => true,
        () => false,
      );
      await upgrade(dataDir, later);
      const names = await fs.readdir(path.join(dataDir, "backups"));
      expect(names, `killed at step ${step}`).toEqual([upgradeBackup]);
      for (const { name, text } of await archived(path.join(dataDir, "backups", upgradeBackup)))
        expect(text).toBe(before.get(name));
    }
  }, 30_000);

  test("anew where the older release has changed them since", async () => {
    const dataDir = await olderDataFolder();
    await upgrade(dataDir);
    await restore(path.join(dataDir, "backups", upgradeBackup), dataDir, siteCollections(), upgradedAt);
    await fs.writeFile(path.join(dataDir, "sessions.json"), "[]");
    await upgrade(dataDir, new Date("2026-12-02T10:00:00.000Z"));
    expect(await fs.readdir(path.join(dataDir, "backups"))).toHaveLength(2);
  });

  test("also where only a long file is of the release before, which knew no changes beside it", async () => {
    const dataDir = await temporaryFolder();
    const store = await openSiteStore(dataDir);
    const [post] = shown.posts;
    const long = { ...post, oldSlugs: [], content: "x".repeat(maxWholeBytes), readingTime: undefined };
    await store.close();
    const { previews: _, ...state } = store.posts.read();
    const older = { version: 1, data: { ...state, posts: [long] } };
    await fs.writeFile(path.join(dataDir, "posts.json"), JSON.stringify(older, null, 2));
    const before = await filesIn(dataDir);
    const files = await archived(await upgrade(dataDir));
    for (const { name, text } of files) expect([name, text]).toEqual([name, before.get(name)]);
    const after = await filesIn(dataDir);
    expect(JSON.parse(after.get("posts.json") ?? "").change).toBeGreaterThan(0);
    await upgrade(dataDir, new Date("2026-12-02T10:00:00.000Z"));
    expect(await filesIn(dataDir)).toEqual(after);
    expect(await fs.readdir(path.join(dataDir, "backups"))).toEqual([upgradeBackup]);
  });

  test("or changes nothing", async () => {
    const dataDir = await olderDataFolder();
    await fs.writeFile(path.join(dataDir, "backups"), "a file");
    const before = await filesIn(dataDir);
    await expect(upgrade(dataDir)).rejects.toThrow(
      /^The data are of an older release, and cannot be backed up to .+\. The site does not start, .+ set BACKUP_DIR .+: ENOTDIR: /,
    );
    expect(await filesIn(dataDir)).toEqual(before);
  });
});

test("a new site begins without a backup", async () => {
  const dataDir = await temporaryFolder();
  await upgrade(dataDir);
  expect(await fs.readdir(dataDir)).not.toContain("backups");
});

test("who goes back to the older release and forth again keeps what either took in", async () => {
  const dataDir = await olderDataFolder();
  const store = await openSiteStore(dataDir);
  const [first, ...others] = store.requests.read();
  await store.requests.update(() => others);
  await store.close();
  const handledAt = "2026-12-01T00:00:00.000Z";
  const leads = [{ id: "between", formId: "f", formName: "F", fields: {}, createdAt: handledAt, handledAt }];
  const handled = others.find(({ kind }) => kind === "lead");
  await fs.writeFile(
    path.join(dataDir, "leads.json"),
    JSON.stringify([...leads, { ...handled, kind: undefined, handledAt }]),
  );
  const requests = (await open(dataDir)).requests.read();
  expect(idsOf(requests)).toEqual([...idsShown.filter((id) => id !== first?.id), "between"].toSorted());
  expect(requests.find(({ id }) => id === handled?.id)?.handledAt).toBe(handledAt);
});

test("who goes back and forth again keeps what only the newer release knows of a request", async () => {
  const dataDir = await olderDataFolder();
  const older = await filesIn(dataDir);
  const store = await openSiteStore(dataDir);
  const at = "2026-12-01T00:00:00.000Z";
  const notes = [{ text: "Called", at }];
  const delivery = { channel: "webhook", attempts: 1, lastError: null, at, since: at, dueAt: null } as const;
  const changes: Partial<StoredRequest>[] = [
    { state: "won", handledAt: at, notes, deliveries: [{ ...delivery, state: "sent" }] },
    { notes, deletedAt: at },
    { notes },
    { state: "suspected", suspectedAt: at },
    { state: "lost", handledAt: at },
  ];
  await store.requests.update((requests) => requests.map((each, index) => ({ ...each, ...changes[index] })));
  const newer = store.requests.read();
  expect(newer).toHaveLength(changes.length);
  await store.close();

  const later = "2026-12-02T00:00:00.000Z";
  const handled = [2, 3, 4].map((index) => newer[index]?.id);
  for (const name of ["leads.json", "enrollments.json"]) {
    const records: { id: string }[] = JSON.parse(older.get(name) ?? "");
    older.set(
      name,
      JSON.stringify(
        records.map((each) => (handled.includes(each.id) ? { ...each, handledAt: later } : each)),
      ),
    );
  }
  const begun = { state: "in progress", suspectedAt: null, handledAt: later };
  const joined = newer.map((each, index) => {
    if (!handled.includes(each.id)) return each;
    return index === 4 ? { ...each, handledAt: later } : { ...each, ...begun };
  });
  // Once more as after a crash that came before they were set aside.
  for (let start = 0; start < 2; start++) {
    for (const name of ["leads.json", "enrollments.json"])
      await fs.writeFile(path.join(dataDir, name), older.get(name) ?? "");
    const again = await openSiteStore(dataDir);
    expect(again.requests.read()).toEqual(joined);
    await again.close();
  }
});

test.each(["leads.json", "enrollments.json", "posts.json"])(
  "a damaged %s stops the start, and nothing is changed",
  async (name) => {
    const dataDir = await olderDataFolder();
    await fs.truncate(path.join(dataDir, name), 100);
    const before = await filesIn(dataDir);
    await expect(openSiteStore(dataDir)).rejects.toThrow(`${name} does not hold JSON`);
    expect(await filesIn(dataDir)).toEqual(before);
  },
);

test("a newer file stops the start before an older one is changed", async () => {
  const dataDir = await olderDataFolder();
  await fs.writeFile(path.join(dataDir, "posts.json"), '{"version":99,"data":[]}');
  const before = await filesIn(dataDir);
  await expect(openSiteStore(dataDir)).rejects.toThrow(
    /posts\.json is of version 99, newer than version \d+,/,
  );
  expect(await filesIn(dataDir)).toEqual(before);
});

describe("the first start on older files", () => {
  test("loses and doubles nothing, at whichever step it is killed", async () => {
    let done = false;
    for (let step = 0; !done; step++) {
      const dataDir = await olderDataFolder();
      done = await openCollection(dyingAt(step), dataDir, "requests", requestsCollection).then(
        () => true,
        () => false,
      );
      const requests = await openCollection(fs, dataDir, "requests", requestsCollection);
      expect(idsOf(requests.read()), `killed at step ${step}`).toEqual(idsShown);
      const names = [...(await filesIn(dataDir)).keys()];
      expect(names.filter((name) => /^(leads|enrollments)\.json$/.test(name))).toEqual([]);
      expect(names.filter((name) => aside.test(name))).toHaveLength(2);
      if (done) expect(step).toBeGreaterThan(7);
    }
  }, 20_000);

  test("loses and doubles nothing when the power is cut, again and again", async () => {
    const random = randomFrom(20_261_122);
    const old = await filesIn(await olderDataFolder());
    for (let round = 0; round < 300; round++) {
      let files = new CrashFiles(random);
      for (const [name, text] of old) await put(files, `/data/${name}`, text);
      for (let cut = 0; cut < 3; cut++) {
        files.cutAfter(1 + Math.floor(random() * 30));
        const opened = await openCollection(files, "/data", "requests", requestsCollection).catch(() => null);
        if (opened !== null) expect(idsOf(opened.read())).toEqual(idsShown);
        files = files.restart();
      }
      const requests = await openCollection(files, "/data", "requests", requestsCollection);
      expect(idsOf(requests.read())).toEqual(idsShown);
    }
  }, 20_000);
});

/** The real file system until a step from which on nothing happens any more, as for a process that is killed. */
function dyingAt(step: number): FileSystem {
  let left = step;
  const alive = () => {
    if (left <= 0) throw new Error("killed");
    left -= 1;
  };
  return {
    readFile: fs.readFile,
    async open(file, flags, mode) {
      if (flags !== "r") alive();
      const handle = await fs.open(file, flags, mode);
      const then = (what: () => Promise<void>) => async () => {
        alive();
        await what();
      };
      return {
        writeFile: (content) => then(() => handle.writeFile(content))(),
        sync: then(() => handle.sync()),
        close: () => handle.close(),
      };
    },
    async rename(from, to) {
      alive();
      await fs.rename(from, to);
    },
    async rm(file, options) {
      alive();
      await fs.rm(file, options);
    },
  };
}

async function put(files: CrashFiles, file: string, text: string): Promise<void> {
  const handle = await files.open(file, "wx");
  await handle.writeFile(text);
  await handle.sync();
  await (await files.open("/data", "r")).sync();
}
