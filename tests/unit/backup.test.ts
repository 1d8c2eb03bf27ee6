import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { pack, unpack } from "../../src/server/backup/archive.ts";
import { archiveInProcess } from "../../src/server/backup/archive-process.ts";
import * as backups from "../../src/server/backup/backup.ts";
import { backUpToday } from "../../src/server/backup/daily-backups.ts";
import * as restoring from "../../src/server/backup/restore.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const now = new Date("2026-05-03T10:00:00.000Z");
const later = new Date("2026-05-04T11:30:00.000Z");

let dataDir: string;
let folder: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  dataDir = path.join(temporary, "data");
  folder = path.join(temporary, "backups");
  const store = await openSiteStore(dataDir, { firstPosts: [firstPost("a-post")] });
  await store.requests.update(() => [lead("1"), lead("Zoë 🌲 \u2028 </script>")]);
  await store.close();
  await writeFile(path.join(dataDir, "session-secret"), "a-secret-of-the-site\n", { mode: 0o600 });
});

test("what was backed up comes back byte for byte, for its owner only", async () => {
  const before = await contents(dataDir);
  const archive = await backUp(dataDir, folder, now);
  expect(path.basename(archive)).toBe("backup-2026-05-03T100000Z.json.gz");
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  await rm(dataDir, { recursive: true });

  const restored = await restore(archive, dataDir, later);
  expect(restored).toMatchObject({ made: now.toISOString(), previousIn: null });
  expect(await contents(dataDir)).toEqual(before);
  for (const name of await readdir(dataDir))
    expect([name, (await stat(path.join(dataDir, name))).mode & 0o777]).toEqual([name, 0o600]);
  const store = await openSiteStore(dataDir);
  expect(store.requests.read()).toHaveLength(2);
  await store.close();
});

test("a long text comes back byte for byte, whichever byte of a character a piece of it ends with", async () => {
  for (const start of ["", "a", "aa", "aaa"]) {
    const store = await openSiteStore(dataDir);
    await store.requests.update(() => [lead(`${start}${'🌲"\\\u2028'.repeat(250_000)}`)]);
    await store.close();
    const before = await readFile(path.join(dataDir, "requests.json"));
    await restore(await backUp(dataDir, folder, now), dataDir, later);
    expect(before.equals(await readFile(path.join(dataDir, "requests.json")))).toBe(true);
    await rm(path.join(dataDir, "before-restore-2026-05-04T113000Z"), { recursive: true });
  }
});

test("a second restore within the same second keeps what was there in a folder of its own", async () => {
  const archive = await backUp(dataDir, folder, now);
  await restore(archive, dataDir, later);
  const { previousIn } = await restore(archive, dataDir, later);
  expect(previousIn).toBe(path.join(dataDir, "before-restore-2026-05-04T113000Z-2"));
});

test.each([
  ["a-secret \n\n", "a-secret"],
  ["", undefined],
  ["two words\n", undefined],
])("a secret of %j is backed up as %j", async (stored, backedUp) => {
  await writeFile(path.join(dataDir, "session-secret"), stored);
  await restore(await backUp(dataDir, folder, now), dataDir, later);
  const restored = (await contents(dataDir))["session-secret"];
  expect(restored && Buffer.from(restored, "base64").toString()).toBe(backedUp);
});

test("what was there is kept, and a file that the backup does not have goes", async () => {
  const archive = await backUp(dataDir, folder, now);
  const store = await openSiteStore(dataDir);
  await store.requests.update((all) => [...all, lead("3")]);
  await store.close();
  await writeFile(path.join(dataDir, "new-password"), "later\n");
  // Left there, a copy of an earlier release would stop a start without its file.
  await writeFile(path.join(dataDir, "account.json.bak-1"), "null\n");
  const before = await contents(dataDir);

  const { previousIn } = await restore(archive, dataDir, later);
  expect(previousIn).toBe(path.join(dataDir, "before-restore-2026-05-04T113000Z"));
  expect(await contents(previousIn ?? "")).toEqual(before);
  expect(Object.keys(await contents(dataDir))).toEqual([
    "answers.json",
    "cohorts.json",
    "images.json",
    "mailings.json",
    "mornings.json",
    "payments.json",
    "posts.json",
    "questions.json",
    "redirects.json",
    "requests.json",
    "session-secret",
    "sessions.json",
    "subscribers.json",
    "unsaved.json",
    "visits.json",
  ]);
  const restored = await openSiteStore(dataDir);
  expect(restored.requests.read()).toHaveLength(2);
  await restored.close();
});

test("a site that does not start on its damaged data is saved by a restore", async () => {
  const archive = await backUp(dataDir, folder, now);
  await writeFile(path.join(dataDir, "posts.json"), '{"posts":');
  await expect(openSiteStore(dataDir)).rejects.toThrow("does not hold JSON");
  await restore(archive, dataDir, later);
  const store = await openSiteStore(dataDir);
  expect(store.posts.read().posts).toMatchObject([{ slug: "a-post" }]);
  await store.close();
});

describe("changes that stand beside a file", () => {
  const options = { maxWholeBytes: 300 };

  /** Adds leads to the data folder, whose file of leads is a long one. */
  async function addLeads(...ids: string[]): Promise<void> {
    const store = await openSiteStore(dataDir, options);
    for (const id of ids) await store.requests.update((all) => [...all, lead(id)]);
    await store.close();
  }

  async function leadIds(): Promise<string[]> {
    const store = await openSiteStore(dataDir, options);
    const ids = store.requests.read().map(({ id }) => id);
    await store.close();
    return ids;
  }

  // The first of them makes the file a long one.
  beforeEach(() => addLeads("3", "4"));

  test("are backed up with it, and come back byte for byte", async () => {
    const before = await contents(dataDir);
    const ids = await leadIds();
    expect(ids.slice(-2)).toEqual(["3", "4"]);
    const changes = Buffer.from(before["requests.changes.json"] ?? "", "base64").toString();
    expect(JSON.parse(changes).changes).toHaveLength(1);
    const archive = await backUp(dataDir, folder, now);
    await rm(dataDir, { recursive: true });
    await restore(archive, dataDir, later);
    expect(await contents(dataDir)).toEqual(before);
    expect(await leadIds()).toEqual(ids);
  });

  test("go where a backup without any is restored", async () => {
    const store = await openSiteStore(path.join(dataDir, "other"), { firstPosts: [firstPost("a-post")] });
    await store.close();
    const archive = await backUp(path.join(dataDir, "other"), folder, now);
    const before = await contents(dataDir);
    const { previousIn } = await restore(archive, dataDir, later);
    expect(Object.keys(await contents(dataDir)).filter((name) => name.includes("changes"))).toEqual([]);
    expect(await contents(previousIn ?? "")).toEqual(before);
    expect(await leadIds()).toEqual([]);
  });

  test("are replaced by those of a backup, of an earlier moment and of a later one", async () => {
    const archive = await backUp(dataDir, folder, now);
    const ids = await leadIds();
    await addLeads("5");
    const newer = await backUp(dataDir, folder, later);
    await addLeads("6", "7");
    await restore(archive, dataDir, now);
    expect(await leadIds()).toEqual(ids);
    await restore(newer, dataDir, later);
    expect(await leadIds()).toEqual([...ids, "5"]);
  });

  test("are refused without the file, or where they do not go on from it", async () => {
    for (const [name, reason] of [
      ["requests.json", "requests.changes.json is there without requests.json."],
      ["requests.changes.json", "requests.changes.json is missing."],
    ] as const) {
      const kept = await readFile(path.join(dataDir, name));
      await rm(path.join(dataDir, name));
      await expect(backUp(dataDir, folder, now)).rejects.toThrow(reason);
      await writeFile(path.join(dataDir, name), kept);
    }
    const kept = await readFile(path.join(dataDir, "requests.json"), "utf8");
    await writeFile(path.join(dataDir, "requests.json"), kept.replace(/"change":\d+/, '"change":5'));
    await expect(backUp(dataDir, folder, now)).rejects.toThrow(
      "requests.changes.json does not continue from",
    );
  });
});

describe("a backup is known by what it holds, whatever it is called by now", () => {
  const gunzipped = promisify(gunzip);

  test.each<[string, string, (bytes: Buffer) => Promise<Buffer> | Buffer]>([
    ["unpacked on download by a Mac", "daily-2026-05-03.json", gunzipped],
    ["unpacked, and named as before", "daily-2026-05-03.json.gz", gunzipped],
    ["packed, and named as if it were not", "daily-2026-05-03.json", (bytes) => bytes],
    ["downloaded twice", "daily-2026-05-03.json (1).gz", (bytes) => bytes],
    ["renamed", "the good one", (bytes) => bytes],
    ["unpacked and renamed", "the good one.txt", gunzipped],
    [
      "saved by a text editor with a byte order mark",
      "daily-2026-05-03.json",
      async (bytes) => Buffer.concat([Buffer.from("\ufeff"), await gunzipped(bytes)]),
    ],
  ])("%s: %s", async (_, name, change) => {
    const before = await contents(dataDir);
    const made = await backUp(dataDir, folder, now);
    const archive = path.join(folder, name);
    await writeFile(archive, await change(await readFile(made)));
    await rm(dataDir, { recursive: true });
    await restore(archive, dataDir, later);
    expect(await contents(dataDir)).toEqual(before);
  });
});

test("what is longer than can be restored is not written, and the reason says what to do", async () => {
  const bytes = await readFile(await backUp(dataDir, folder, now));
  const { length } = (await promisify(gunzip)(bytes)).toString();
  const { files } = await unpack(bytes, siteCollections());
  const packed = await pack(files, siteCollections(), now, length);
  expect((await unpack(packed, siteCollections())).files).toEqual(files);
  await expect(pack(files, siteCollections(), now, length - 1)).rejects.toThrow(
    /^The data are longer than a backup that can be restored, .+ 512 MB .+ npm run move, .+ pg_dump\.$/,
  );
});

describe("a restore changes nothing", () => {
  const rewritten = (change: (archive: Archive) => unknown) => async (bytes: Buffer) => {
    const archive: Archive = JSON.parse((await promisify(gunzip)(bytes)).toString());
    return promisify(gzip)(JSON.stringify(change(archive)));
  };
  const withRequests = (changed: Partial<ArchivedFile>) =>
    rewritten(({ files, ...rest }) => ({
      ...rest,
      files: files.map((file) => (file.name === "requests.json" ? { ...file, ...changed } : file)),
    }));

  test.each<[string, (bytes: Buffer) => Promise<Buffer> | Buffer]>([
    ["empty", () => Buffer.alloc(0)],
    ["unpacked and cut in half", async (bytes) => (await promisify(gunzip)(bytes)).subarray(0, 500)],
    [
      "unpacked and edited",
      async (bytes) => Buffer.from((await promisify(gunzip)(bytes)).toString().replace("A post", "My post")),
    ],
    ["no archive", () => Buffer.from("posts")],
    ["cut in half", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["without its last byte", (bytes) => bytes.subarray(0, -1)],
    ["another program's", rewritten(() => ({ posts: [] }))],
    ["of a newer kind", rewritten((archive) => ({ ...archive, format: "site-backup-2" }))],
    ["edited", withRequests({ text: "[]\n" })],
    ["without posts", rewritten(({ files, ...rest }) => ({ ...rest, files: files.slice(0, 1) }))],
    ["with a file twice", rewritten(({ files, ...rest }) => ({ ...rest, files: [...files, files[0]] }))],
    ["with a foreign file", withRequests({ name: "../requests.json" })],
  ])("for an archive that is %s", async (_name, damage) => {
    const archive = await backUp(dataDir, folder, now);
    await writeFile(archive, await damage(await readFile(archive)));
    await expectRefused(archive);
  });

  test("for an archive with a flipped byte, wherever it is", async () => {
    const archive = await backUp(dataDir, folder, now);
    const whole = await readFile(archive);
    const unpacked = await promisify(gunzip)(whole);
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      // A few of gzip's bits mean nothing (the time in its head, the padding at its end): that is the same backup still.
      const read = await promisify(gunzip)(flipped).catch(() => null);
      if (read?.equals(unpacked)) continue;
      await writeFile(archive, flipped);
      await expectRefused(archive);
    }
  });

  test("for an archive of states that do not fit the site", async () => {
    const text = '[{"id":1}]';
    const archive = await backUp(dataDir, folder, now);
    const rewrite = withRequests({ text, sha256: createHash("sha256").update(text).digest("hex") });
    await writeFile(archive, await rewrite(await readFile(archive)));
    await expectRefused(archive);
  });

  test("while a site is using the data", async () => {
    const archive = await backUp(dataDir, folder, now);
    const store = await openSiteStore(dataDir);
    const before = await contents(dataDir);
    await expect(restore(archive, dataDir, later)).rejects.toThrow("is in use by another process");
    expect(await contents(dataDir)).toEqual(before);
    await store.close();
  });
});

test.each([
  ["", undefined],
  [", also where changes stand beside the files", 500],
])("a backup among parallel writes is a moment that was%s", async (_, maxWholeBytes) => {
  const store = await openSiteStore(dataDir, { ...(maxWholeBytes && { maxWholeBytes }) });
  let writing = true;
  // Each step writes one file after the other: at any moment the requests are as many as the sessions, or one more.
  const write = async () => {
    for (let step = 3; writing; step++) {
      await store.requests.update((all) => [...all, lead(String(step))]);
      await store.sessions.update((all) => [
        ...all,
        { idHash: String(step), username: "a", createdAt: 0, seenAt: 0 },
      ]);
    }
  };
  const written = write();
  const archives: string[] = [];
  for (let minute = 0; minute < 25; minute++) {
    archives.push(await backUp(dataDir, folder, new Date(now.getTime() + minute * 60_000)));
  }
  writing = false;
  await written;
  await store.close();
  const sizes: number[] = [];
  for (const archive of archives) {
    await restore(archive, dataDir, later);
    const restored = await openSiteStore(dataDir);
    const requests = restored.requests.read().length - 2;
    const sessions = restored.sessions.read().length;
    await restored.close();
    expect([sessions, sessions + 1]).toContain(requests);
    sizes.push(requests);
    await rm(path.join(dataDir, "before-restore-2026-05-04T113000Z"), { recursive: true });
  }
  expect(sizes.at(-1)).toBeGreaterThan(sizes[0] ?? 0);
});

describe("a process that makes a backup", () => {
  const file = () => path.join(folder, "daily-2026-05-03.json.gz");

  test("writes what this one would", async () => {
    await archiveInProcess(dataDir, file(), now);
    const archive = await readFile(await backUp(dataDir, folder, now));
    expect(await readFile(file())).toEqual(archive);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  test("says what stood in its way, and where", async () => {
    await writeFile(path.join(dataDir, "posts.json"), "");
    const failed = archiveInProcess(dataDir, file(), now);
    await expect(failed).rejects.toThrow("posts.json is empty.");
    await expect(failed).rejects.toHaveProperty(
      "stack",
      expect.stringMatching(/\n +at checkDataFiles .+data-files\.ts:/),
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe("daily backups", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 4, number, 12));
  // In this process: a new one for each of them would take its time.
  const archive = (from: string, file: string, at: Date) =>
    backups.archiveFolder(from, siteCollections(), file, at);
  const run = (date: Date) => backUpToday({ dataDir, backupDir: folder, backupDays: 3 }, archive, date);

  test("are one a day, kept for the days that are set, and can be restored", async () => {
    expect(await run(day(1))).toBe(path.join(folder, "daily-2026-05-01.json.gz"));
    expect(await run(day(1))).toBeNull();
    for (const number of [2, 3, 4]) await run(day(number));
    await backUp(dataDir, folder, now);
    await writeFile(path.join(folder, "notes.txt"), "mine");
    await writeFile(
      path.join(folder, "daily-2026-05-05.json.gz.0b5e7c1e-0000-4000-8000-000000000000.tmp"),
      "",
    );
    await run(day(5));
    expect(await readdir(folder)).toEqual([
      "backup-2026-05-03T100000Z.json.gz",
      "daily-2026-05-03.json.gz",
      "daily-2026-05-04.json.gz",
      "daily-2026-05-05.json.gz",
      "notes.txt",
    ]);
    await restore(path.join(folder, "daily-2026-05-03.json.gz"), dataDir, later);
  });

  test("survive a clock that jumps", async () => {
    for (const number of [1, 2, 3]) await run(day(number));
    await run(new Date("2099-01-01"));
    await run(day(4));
    expect(await readdir(folder)).toEqual([
      "daily-2026-05-03.json.gz",
      "daily-2026-05-04.json.gz",
      "daily-2099-01-01.json.gz",
    ]);
  });

  test("take along what an upgrade has kept, once as many are younger", async () => {
    const archive = "backup-before-upgrade-2026-05-02T090000Z.json.gz";
    const replaced = [
      "leads.json.replaced-2026-05-02T090000Z",
      "leads.json.bak-1.replaced-2026-05-02T090000Z",
    ];
    for (const name of replaced) await writeFile(path.join(dataDir, name), "[]");
    await run(day(1));
    await writeFile(path.join(folder, archive), "");
    for (const number of [2, 3, 4]) await run(day(number));
    expect(await readdir(folder)).toContain(archive);
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(replaced));
    await run(day(5));
    expect(await readdir(folder)).not.toContain(archive);
    expect((await readdir(dataDir)).filter((name) => name.includes("replaced"))).toEqual([]);
  });

  test("are none with 0 days", async () => {
    const settings = { dataDir, backupDir: folder, backupDays: 0 };
    expect(await backUpToday(settings, archive, day(2))).toBeNull();
    expect(existsSync(folder)).toBe(false);
  });

  test.each([0, 1])("leave what an upgrade has kept for a whole day with %i days", async (backupDays) => {
    const replaced = path.join(dataDir, "leads.json.replaced-2026-05-02T235000Z");
    await writeFile(replaced, "[]");
    const settings = { dataDir, backupDir: folder, backupDays };
    await backUpToday(settings, archive, new Date("2026-05-03T23:49:00Z"));
    expect(existsSync(replaced)).toBe(true);
    await backUpToday(settings, archive, new Date("2026-05-04T00:10:00Z"));
    expect(existsSync(replaced)).toBe(false);
  });

  test("never replace a good one by damaged data", async () => {
    await run(day(1));
    await writeFile(path.join(dataDir, "posts.json"), "");
    for (const number of [2, 3, 4, 5]) await expect(run(day(number))).rejects.toThrow("posts.json is empty");
    expect(await readdir(folder)).toEqual(["daily-2026-05-01.json.gz"]);
  });
});

function backUp(from: string, to: string, at: Date): Promise<string> {
  return backups.backUp(from, siteCollections(), to, at);
}

function restore(archive: string, to: string, at: Date) {
  return restoring.restore(archive, to, siteCollections(), at);
}

interface ArchivedFile {
  name: string;
  sha256: string;
  text: string;
}
interface Archive {
  files: ArchivedFile[];
}

async function expectRefused(archive: string): Promise<void> {
  const before = await contents(dataDir);
  await expect(restore(archive, dataDir, later)).rejects.toThrow(/^[^\n]{10,120}\.$/);
  expect(await contents(dataDir)).toEqual(before);
}

async function contents(from: string): Promise<Record<string, string>> {
  const entries = (await readdir(from, { withFileTypes: true })).filter((entry) => entry.isFile());
  // Whoever reads the lock's file in the process that holds the lock gives it free.
  const names = entries.filter(({ name }) => name !== "lock.db");
  const read = names.map(async ({ name }) => [
    name,
    (await readFile(path.join(from, name))).toString("base64"),
  ]);
  return Object.fromEntries((await Promise.all(read)).toSorted());
}

function lead(id: string): StoredRequest {
  return storedRequest({ id, fields: { message: id }, createdAt: now.toISOString() });
}
function firstPost(slug: string) {
  return {
    slug,
    title: "A post",
    summary: "Words.",
    category: "AI",
    createdAt: "2026-05-03T10:00:00Z",
    content: "Zoë 🌲",
  };
}
