import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { archiveInProcess } from "../../src/server/backup/archive-process.ts";
import { archiveFoldersOf } from "../../src/server/backup/backed-up-folders.ts";
import { backUp } from "../../src/server/backup/backup.ts";
import { backUpToday } from "../../src/server/backup/daily-backups.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { systemClock } from "../../src/server/clock/clock.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
import { ImageFolder } from "../../src/server/images/image-folder.ts";
import { createPosts } from "../../src/server/posts/posts.ts";
import { versionFolder } from "../../src/server/posts/stored-versions.ts";
import { createPostVersions } from "../../src/server/posts/versions.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// Daily backups are made by processes.
const now = new Date("2026-05-03T10:00:00.000Z");
const later = new Date("2026-05-04T11:30:00.000Z");
const dayMs = 24 * 60 * 60 * 1000;

const first = `${"1".repeat(32)}-10x10`;
const second = `${"2".repeat(32)}-10x10`;

let dataDir: string;
let backupDir: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  dataDir = path.join(temporary, "data");
  backupDir = path.join(temporary, "backups");
  await addImage(first);
});

async function addImage(id: string): Promise<void> {
  const store = await openSiteStore(dataDir);
  const image = { id, width: 10, height: 10, kind: "jpeg" as const, createdAt: now.toISOString() };
  await store.images.update((state) => ({ ...state, uploaded: [image, ...state.uploaded] }));
  await store.close();
  await mkdir(folderOf(id), { recursive: true });
  for (const name of ["1600.jpg", "card.jpg"])
    await writeFile(path.join(folderOf(id), name), `${id} ${name}`);
}

const folderOf = (id: string) => path.join(dataDir, "images", id);
const putBack = (archive: string) => restore(archive, dataDir, siteCollections(), later);

test("the files of images come back with what names them, and what was added since goes without them", async () => {
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  await rm(dataDir, { recursive: true });
  await addImage(second);

  const { missing } = await putBack(archive);
  expect(missing).toEqual([]);
  expect(await readFile(path.join(folderOf(first), "card.jpg"), "utf8")).toBe(`${first} card.jpg`);
  const store = await openSiteStore(dataDir);
  expect(store.images.read().uploaded.map(({ id }) => id)).toEqual([first]);
  await store.close();
  expect((await readdir(path.join(dataDir, "images"))).toSorted()).toEqual([first, second]);
});

test("what is half written, and the original that release 2 kept of an image, are in no backup", async () => {
  for (const name of ["original.png", "original.jpg", "card.jpg.tmp"])
    await writeFile(path.join(folderOf(first), name), "more than a hundred megabytes");
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  const files = await readdir(path.join(archiveFoldersOf(archive), "images", first));
  expect(files.toSorted()).toEqual(["1600.jpg", "card.jpg"]);
});

test("a file of an image that is there is left alone", async () => {
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  const before = await stat(path.join(folderOf(first), "card.jpg"));
  await putBack(archive);
  expect((await stat(path.join(folderOf(first), "card.jpg"))).ino).toBe(before.ino);
});

test("what posts were before comes back with them, saved since or not", async () => {
  const store = await openSiteStore(dataDir);
  const versions = createPostVersions(versionFolder(path.join(dataDir, "versions")));
  const posts = createPosts(store.posts, versions, dayMs, systemClock);
  const text = { content: "Words.", summary: "", category: "" as const, imageUrl: "" };
  const { id } = (await posts.create({ ...text, title: "One" })).post;
  const save = (title: string) => posts.update(id, { ...text, title }, () => true);
  await save("Two");
  await save("Three");
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  for (let n = 4; n <= 40; n += 1) await save(`Number ${n}`);
  await backUp(dataDir, siteCollections(), backupDir, later);
  await store.close();

  const titles = async () => {
    const opened = await openSiteStore(dataDir);
    const [post] = opened.posts.read().posts.filter((each) => each.id === id);
    await opened.close();
    return post === undefined ? [] : (await versions.list(post)).map(({ title }) => title);
  };
  expect((await titles()).length).toBe(30);
  expect((await putBack(archive)).missing).toEqual([]);
  expect(await titles()).toEqual(["Two", "One"]);
  await rm(dataDir, { recursive: true });
  expect((await putBack(archive)).missing).toEqual([]);
  expect(await titles()).toEqual(["Two", "One"]);
});

test("daily backups have each version once on the disk", async () => {
  const store = await openSiteStore(dataDir);
  const versions = createPostVersions(versionFolder(path.join(dataDir, "versions")));
  const posts = createPosts(store.posts, versions, dayMs, systemClock);
  const input = { title: "One", content: "Words.", summary: "", category: "" as const, imageUrl: "" };
  const { id } = (await posts.create(input)).post;
  await posts.update(id, input, () => true);
  const one = await backUp(dataDir, siteCollections(), backupDir, now);
  await posts.update(id, input, () => true);
  const two = await backUp(dataDir, siteCollections(), backupDir, later);
  await store.close();
  const filesOf = async (archive: string) => {
    const folder = path.join(archiveFoldersOf(archive), "versions", id);
    return Promise.all((await readdir(folder)).toSorted().map((name) => stat(path.join(folder, name))));
  };
  const [first] = await filesOf(one);
  const inTwo = await filesOf(two);
  expect(inTwo).toHaveLength(2);
  expect(inTwo[0]?.ino).toBe(first?.ino);
});

test("a backup whose images were left behind is restored without them, and names them", async () => {
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  await rm(archiveFoldersOf(archive), { recursive: true });
  await rm(folderOf(first), { recursive: true });
  expect((await putBack(archive)).missing).toEqual([`images/${first}`]);
});

test("what macOS leaves beside the folder of a backup does not stop the next one", async () => {
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  const name = path.basename(archiveFoldersOf(archive));
  await writeFile(path.join(backupDir, `._${name}`), "");
  await addImage(second);
  const again = await backUp(dataDir, siteCollections(), backupDir, later);
  expect((await readdir(path.join(archiveFoldersOf(again), "images"))).toSorted()).toEqual([first, second]);
});

test("what macOS leaves in folders is neither restored nor taken for files, in a backup and in the data folder", async () => {
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  const images = path.join(archiveFoldersOf(archive), "images");
  for (const folder of [path.dirname(images), images, path.join(images, first)])
    for (const name of [".DS_Store", "._card.jpg"]) await writeFile(path.join(folder, name), "");
  await rm(folderOf(first), { recursive: true });
  await mkdir(folderOf(first));
  await writeFile(path.join(folderOf(first), ".DS_Store"), "");
  expect((await putBack(archive)).missing).toEqual([]);
  expect((await readdir(folderOf(first))).toSorted()).toEqual([".DS_Store", "1600.jpg", "card.jpg"]);

  const again = await backUp(dataDir, siteCollections(), backupDir, new Date(later.getTime() + dayMs));
  expect((await readdir(path.join(archiveFoldersOf(again), "images", first))).toSorted()).toEqual([
    "1600.jpg",
    "card.jpg",
  ]);
  // A folder of nothing else has none of the image's files.
  for (const name of ["1600.jpg", "card.jpg"])
    for (const folder of [folderOf(first), path.join(images, first)]) await rm(path.join(folder, name));
  await expect(
    restore(archive, dataDir, siteCollections(), new Date(later.getTime() + dayMs)),
  ).resolves.toMatchObject({ missing: [`images/${first}`] });
});

test.each(["daily-2026-05-03.json", "daily-2026-05-03.json.gz", "daily-2026-05-03.json (1).gz"])(
  "the files of %s are those of daily-2026-05-03.files",
  (name) => {
    expect(archiveFoldersOf(path.join("a.b", name))).toBe(path.join("a.b", "daily-2026-05-03.files"));
  },
);

test("an image that was deleted while the backup was made does not stop it", async () => {
  await rm(folderOf(first), { recursive: true });
  const archive = await backUp(dataDir, siteCollections(), backupDir, now);
  expect((await putBack(archive)).missing).toEqual([`images/${first}`]);
});

test("a site without images has backups of one file", async () => {
  const empty = path.join(dataDir, "../empty");
  await (await openSiteStore(empty)).close();
  await backUp(empty, siteCollections(), backupDir, now);
  expect(await readdir(backupDir)).toEqual(["backup-2026-05-03T100000Z.json.gz"]);
});

test("daily backups have every file once on the disk, and take their images along when they go", async () => {
  const settings = { dataDir, backupDir, backupDays: 2 };
  const onDay = (day: number) =>
    backUpToday(settings, archiveInProcess, new Date(now.getTime() + day * dayMs)) as Promise<string>;
  const inodeOf = async (archive: string, id: string) =>
    (await stat(path.join(archiveFoldersOf(archive), "images", id, "card.jpg"))).ino;
  const one = await onDay(0);
  await addImage(second);
  const two = await onDay(1);
  expect(await inodeOf(two, first)).toBe(await inodeOf(one, first));
  expect(await inodeOf(two, first)).not.toBe((await stat(path.join(folderOf(first), "card.jpg"))).ino);
  const three = await onDay(2);
  expect(await inodeOf(three, second)).toBe(await inodeOf(two, second));
  expect((await readdir(backupDir)).toSorted()).toEqual(
    [two, three].flatMap((file) => [archiveFoldersOf(file), file]).map((file) => path.basename(file)),
  );
  await rm(dataDir, { recursive: true });
  expect((await putBack(three)).missing).toEqual([]);
  expect((await readdir(folderOf(second))).toSorted()).toEqual(["1600.jpg", "card.jpg"]);
});

test.each([2, 0])(
  "what a killed backup has left is removed soon after a start, with %i daily ones",
  async (backupDays) => {
    const left = [
      "daily-2026-05-02.files.0.tmp",
      "daily-2026-05-02.json.gz.0.tmp",
      "backup-2026-05-02T101010Z.files.0.tmp",
      "backup-2026-05-02T101010Z.json.gz.0.tmp",
      "backup-before-upgrade-2026-05-02T101010Z.json.gz.0.tmp",
    ];
    for (const name of left) {
      await mkdir(path.join(backupDir, name), { recursive: true });
      await utimes(path.join(backupDir, name), 0, 0);
    }
    // A command of now may be writing it.
    const underWay = "backup-2026-05-03T101010Z.json.gz.0.tmp";
    await writeFile(path.join(backupDir, underWay), "");
    await backUpToday({ dataDir, backupDir, backupDays }, archiveInProcess, now);
    const made = backupDays === 0 ? [] : ["daily-2026-05-03.files", "daily-2026-05-03.json.gz"];
    expect((await readdir(backupDir)).toSorted()).toEqual([underWay, ...made]);
  },
);

test("the folder of an image that is none is removed when it is old, and no other", async () => {
  const folder = new ImageFolder(path.join(dataDir, "images"));
  for (const id of [second, "3".repeat(32)]) await mkdir(folderOf(id));
  await utimes(folderOf(second), 0, 0);
  await utimes(folderOf(first), 0, 0);
  await folder.prune(new Set([first]));
  expect((await readdir(folder.path)).toSorted()).toEqual([first, "3".repeat(32)]);
});
