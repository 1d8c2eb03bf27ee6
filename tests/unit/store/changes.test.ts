import { execFileSync } from "node:child_process";
import * as fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { DamagedFileError } from "../../../src/server/store/errors.ts";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { CrashFiles } from "../../support/store/crash-files.ts";
import { faultyFiles } from "../../support/store/faulty-files.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const schema = v.strictObject({
  title: v.string(),
  records: v.array(v.strictObject({ id: v.number(), text: v.string() })),
});
type State = v.InferOutput<typeof schema>;

const maxWholeBytes = 1_000;
const filler = "x".repeat(100);
const first: State = {
  title: "a",
  records: Array.from({ length: 20 }, (_, id) => ({ id, text: `${id} ${filler}` })),
};
const definition = { schema, first };

async function setUp(folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const files = faultyFiles();
  const collection = await openCollection(files, dataDir, "things", definition, maxWholeBytes);
  files.done.length = 0;
  const file = path.join(dataDir, "things.json");
  return {
    dataDir,
    files,
    file,
    changesFile: path.join(dataDir, "things.changes.json"),
    collection,
    add: (id: number) => collection.update((state) => withRecord(state, id)),
    ids: () => idsOf(collection.read()),
    inode: async () => (await fs.stat(file)).ino,
  };
}

function withRecord(state: State, id: number): State {
  return { ...state, records: [{ id, text: `${id} ${filler}` }, ...state.records] };
}

function idsOf({ records }: State): number[] {
  return records.map(({ id }) => id);
}

async function readJson(file: string) {
  return JSON.parse(await fs.readFile(file, "utf8"));
}

test("a change to a long file stands beside it, and says only what has changed", async () => {
  const { dataDir, collection, changesFile, inode } = await setUp();
  const before = await inode();
  await collection.update(({ title, records }) => ({
    title,
    records: records.toSpliced(3, 1).with(5, { id: 6, text: "new" }),
  }));
  await collection.update((state) => ({ ...state, title: "b" }));
  expect(await inode()).toBe(before);
  const { change } = await readJson(path.join(dataDir, "things.json"));
  const { after, changes } = await readJson(changesFile);
  expect(after).toBe(change);
  expect(changes.map(({ difference }: { difference: unknown }) => difference)).toEqual([
    {
      keys: {
        records: {
          length: 20,
          list: [{ keep: [0, 3] }, { keep: [4, 6] }, { put: [{ id: 6, text: "new" }] }, { keep: [7, 20] }],
        },
      },
    },
    { keys: { title: { value: "b" } } },
  ]);
  expect((await fs.stat(changesFile)).mode & 0o777).toBe(0o600);
  const state = collection.read();
  await collection.close();
  expect((await setUp(dataDir)).collection.read()).toEqual(state);
});

test("a change is synced before it is renamed, and the folder after", async () => {
  const { files, add } = await setUp();
  await add(100);
  expect(files.done).toEqual(["open", "writeFile", "sync", "rename", "syncFolder"]);
});

test("a short file has none beside it, and is open to the release before", async () => {
  const dataDir = await temporaryFolder();
  const short = { schema, first: { title: "a", records: [] } };
  const collection = await openCollection(fs, dataDir, "things", short, maxWholeBytes);
  await collection.update((state) => withRecord(state, 1));
  expect(await fs.readdir(dataDir)).toEqual(["things.json"]);
  expect(await readJson(path.join(dataDir, "things.json"))).toEqual({ version: 1, data: collection.read() });
  for (let id = 2; id < 10; id++) await collection.update((state) => withRecord(state, id));
  await collection.close();
  expect(await fs.readdir(dataDir)).toEqual(["things.changes.json", "things.json"]);
  const again = await openCollection(fs, dataDir, "things", short, maxWholeBytes);
  expect(again.read()).toEqual(collection.read());
});

test("a release that knows no changes refuses a file that may have some", async () => {
  const { file } = await setUp();
  const olderFileSchema = v.strictObject({ version: v.number(), data: v.unknown() });
  expect(v.is(olderFileSchema, await readJson(file))).toBe(false);
});

test("when the changes are long the file is written anew, and further ones are taken meanwhile", async () => {
  const { dataDir, collection, add, ids, inode } = await setUp();
  const before = await inode();
  for (let id = 100; (await inode()) === before && id < 120; id++) await add(id);
  await collection.close();
  expect(await inode()).not.toBe(before);
  expect((await setUp(dataDir)).ids()).toEqual(ids());
});

test("a file that is being written anew holds nobody up, and has what came meanwhile beside it", async () => {
  const dataDir = await temporaryFolder();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let writing = false;
  const slow = faultyFiles();
  const { open } = slow;
  slow.open = async (file, flags, mode) => {
    const handle = await open(file, flags, mode);
    if (!opened || flags === "r" || !path.basename(file).startsWith("things.json.")) return handle;
    writing = true;
    return {
      writeFile: handle.writeFile,
      close: handle.close,
      async sync() {
        await held;
        await handle.sync();
      },
    };
  };
  let opened = false;
  const collection = await openCollection(slow, dataDir, "things", definition, maxWholeBytes);
  opened = true;
  let id = 100;
  while (!writing) {
    await collection.update((state) => withRecord(state, id++));
    await wait(20);
  }
  for (let more = 0; more < 3; more++) await collection.update((state) => withRecord(state, id++));
  // A process that ended now would find all of it.
  const found = await openCollection(fs, dataDir, "things", definition, maxWholeBytes);
  expect(found.read()).toEqual(collection.read());

  letGo();
  await collection.close();
  const { change } = await readJson(path.join(dataDir, "things.json"));
  const { changes } = await readJson(path.join(dataDir, "things.changes.json"));
  expect(changes.filter(({ number }: { number: number }) => number > change)).toHaveLength(3);
  const after = await openCollection(fs, dataDir, "things", definition, maxWholeBytes);
  expect(after.read()).toEqual(collection.read());
});

test("changes that come faster than the file can be written wait for it", async () => {
  const { dataDir, collection, add, ids, changesFile } = await setUp();
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(100 + index)));
  await Promise.all(Array.from({ length: 40 }, (_, index) => add(200 + index)));
  for (let id = 300; id < 340; id++) {
    await add(id);
    expect((await fs.stat(changesFile)).size).toBeLessThan(2.5 * maxWholeBytes);
  }
  await collection.close();
  expect((await setUp(dataDir)).ids()).toEqual(ids());
});

describe("when writing fails", () => {
  test.each([
    ["writeFile", "ENOSPC", 507],
    ["sync", "EIO", 503],
    ["open", "EROFS", 503],
    ["rename", "EACCES", 503],
    ["syncFolder", "EIO", 503],
  ] as const)("at %s with %s, nothing has changed and the error says %i", async (operation, code, status) => {
    const { dataDir, files, collection, add, ids } = await setUp();
    await add(100);
    files.fail(operation, code);
    await expect(add(101)).rejects.toMatchObject({ status });
    await expect(collection.update(() => ({ title: "z", records: [] }))).rejects.toMatchObject({ status });
    expect(ids()[0]).toBe(100);
    expect((await setUp(dataDir)).collection.read()).toEqual(collection.read());
    expect((await fs.readdir(dataDir)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    files.heal();
    await add(102);
    await collection.close();
    expect((await setUp(dataDir)).ids().slice(0, 2)).toEqual([102, 100]);
  });

  test("to the whole file, changes are taken beside it until they are too many, and go on when there is room", async () => {
    const { dataDir, files, collection, add, ids, inode } = await setUp();
    const before = await inode();
    const { open } = files;
    files.open = async (file, flags, mode) => {
      if (path.basename(file).startsWith("things.json."))
        throw Object.assign(new Error("No room"), { code: "ENOSPC" });
      return open(file, flags, mode);
    };
    let id = 100;
    let refused: unknown = null;
    while (refused === null && id < 140)
      refused = await add(id++).then(
        () => null,
        (error: unknown) => error,
      );
    expect(refused).toMatchObject({ status: 507 });
    // The first attempt at the whole file came with the fifth.
    expect(id).toBeGreaterThan(106);
    expect(ids()[0]).toBe(id - 2);
    expect((await setUp(dataDir)).ids()).toEqual(ids());
    files.open = open;
    await add(200);
    expect(await inode()).not.toBe(before);
    await collection.close();
    expect((await setUp(dataDir)).ids()).toEqual(ids());
  });
});

/** Changes of every kind, as many as have the file written anew, alone and at once. Gives what was acknowledged. */
async function changeAll(files: CrashFiles): Promise<{ acknowledged: State; tried: State[] }> {
  const collection = await openCollection(files, "/data", "things", definition, maxWholeBytes);
  const tried: State[] = [collection.read()];
  const update = (change: (state: State) => State) =>
    collection
      .update((state) => {
        const next = change(state);
        tried.push(next);
        return next;
      })
      .catch(() => {});
  for (let id = 100; id < 104; id++) await update((state) => withRecord(state, id));
  await Promise.all([104, 105, 106].map((id) => update((state) => withRecord(state, id))));
  await update(({ title, records }) => ({ title, records: records.slice(1, -1) }));
  for (let id = 110; id < 115; id++) await update((state) => withRecord(state, id));
  // Longer than what may stand beside the file.
  await update((state) => ({ title: "z".repeat(3_000), records: state.records }));
  for (let id = 120; id < 123; id++) await update((state) => withRecord(state, id));
  await collection.close();
  return { acknowledged: collection.read(), tried };
}

async function opened(files: CrashFiles): Promise<State> {
  return (await openCollection(files, "/data", "things", definition, maxWholeBytes)).read();
}

test("at whichever step the power is cut, what was acknowledged is there, and takes more", async () => {
  const random = randomFrom(20_261_123);
  for (let step = 1, hit = true; hit; step++) {
    const files = new CrashFiles(random);
    await (await openCollection(files, "/data", "things", definition, maxWholeBytes)).close();
    files.cutAfter(step);
    const outcome = await changeAll(files).catch(() => ({ acknowledged: first, tried: [first] }));
    hit = files.wasHit;
    const after = files.restart();
    const found = await opened(after);
    expect(outcome.tried, `cut at step ${step}`).toContainEqual(found);
    const acknowledgedAt = outcome.tried.indexOf(outcome.acknowledged);
    expect(outcome.tried.findLastIndex((state) => isSame(state, found))).toBeGreaterThanOrEqual(
      acknowledgedAt,
    );
    expect(await changeAll(after).then(({ acknowledged }) => acknowledged)).toEqual(
      await opened(after.restart()),
    );
    if (!hit) expect(step).toBeGreaterThan(90);
  }
});

test("at whichever step an operation fails, what was refused is not there after a restart", async () => {
  const random = randomFrom(20_261_124);
  for (let step = 1, hit = true; hit; step++) {
    const files = new CrashFiles(random);
    await (await openCollection(files, "/data", "things", definition, maxWholeBytes)).close();
    files.failAfter(step);
    const outcome = await changeAll(files).catch(() => null);
    hit = files.wasHit;
    if (outcome === null) continue;
    const found = await opened(files.restart());
    expect(found, `failed at step ${step}`).toEqual(outcome.acknowledged);
    if (!hit) expect(step).toBeGreaterThan(90);
  }
});

function isSame(a: State, b: State): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe("the start is stopped, and nothing is changed, by", () => {
  /** A folder with changes beside the file: 100, 101 and 102. */
  async function withChanges() {
    const dataDir = await temporaryFolder();
    const { add, file, changesFile, collection } = await setUp(dataDir);
    for (const id of [100, 101, 102]) await add(id);
    await collection.close();
    return { dataDir, file, changesFile, state: collection.read() };
  }

  async function fault(dataDir: string): Promise<string> {
    const before = await contents(dataDir);
    const error = await openCollection(fs, dataDir, "things", definition, maxWholeBytes).then(
      () => new Error("it started"),
      (reason: Error) => reason,
    );
    expect(await contents(dataDir)).toEqual(before);
    return error instanceof DamagedFileError ? `${error.message}\n${error.otherwise}` : error.message;
  }

  async function contents(dataDir: string) {
    const names = await fs.readdir(dataDir);
    return Promise.all(
      names.map(async (name) => [name, await fs.readFile(path.join(dataDir, name), "utf8")]),
    );
  }

  test.each<[string, (text: string) => string | null, string]>([
    ["missing changes", () => null, "is missing"],
    ["empty ones", () => "", "is empty"],
    ["half of them", (text) => text.slice(0, text.length / 2), "does not hold JSON"],
    ["zeros", (text) => "\0".repeat(text.length), "does not hold JSON"],
    ["another shape", () => "[]", "does not hold changes"],
    [
      "one that is missing among them",
      (text) =>
        JSON.stringify({
          ...JSON.parse(text),
          after: JSON.parse(text).changes[0].number,
          changes: JSON.parse(text).changes.slice(1),
        }),
      "does not continue from its snapshot file",
    ],
    [
      "another order",
      (text) => JSON.stringify({ ...JSON.parse(text), changes: JSON.parse(text).changes.toReversed() }),
      "has its changes out of order",
    ],
    [
      "one that is there twice",
      (text) =>
        JSON.stringify({ ...JSON.parse(text), changes: [1, 1].flatMap(() => JSON.parse(text).changes) }),
      "has its changes out of order",
    ],
    [
      "changes to another list",
      (text) => text.replace('"length":21', '"length":20'),
      "does not match its snapshot file",
    ],
    [
      "a place that is not there",
      (text) => text.replace("[0,20]", "[1,21]"),
      "does not match its snapshot file",
    ],
    [
      "a key that is not there",
      (text) => text.replace('"records"', '"recordings"'),
      "does not match its snapshot file",
    ],
  ])("%s, and the message says how to start without them", async (_, damage, expected) => {
    const { dataDir, changesFile } = await withChanges();
    const damaged = damage(await fs.readFile(changesFile, "utf8"));
    if (damaged === null) await fs.rm(changesFile);
    else await fs.writeFile(changesFile, damaged);
    const message = await fault(dataDir);
    expect(message).toContain(`${changesFile} ${expected}`);
    await runAdvice(message);
    expect((await setUp(dataDir)).collection.read()).toEqual(first);
    if (damaged !== null) expect(await fs.readFile(`${changesFile}.damaged`, "utf8")).toBe(damaged);
  });

  test("a change that leaves a state without its schema", async () => {
    const { dataDir, file, changesFile } = await withChanges();
    await fs.writeFile(
      changesFile,
      (await fs.readFile(changesFile, "utf8")).replace('"id":101', '"id":"101"'),
    );
    expect(await fault(dataDir)).toContain(`${file} has a fault at records.1.id: number is needed`);
  });

  test("a damaged file with good changes, and the message says how to begin without both", async () => {
    const { dataDir, file, changesFile } = await withChanges();
    await fs.writeFile(file, "{");
    const message = await fault(dataDir);
    expect(message).toContain(`${file} does not hold JSON`);
    await runAdvice(message);
    expect((await setUp(dataDir)).collection.read()).toEqual(first);
    expect(await fs.readFile(`${file}.damaged`, "utf8")).toBe("{");
    expect(await fs.readFile(`${changesFile}.damaged`, "utf8")).toContain('"id":101');
  });

  test("a missing file", async () => {
    const { dataDir, file } = await withChanges();
    await fs.rm(file);
    expect(await fault(dataDir)).toContain(`${file} is missing, though changes to it are there`);
  });
});

test("changes that the file contains already are passed over", async () => {
  const { dataDir, add, collection, file, changesFile } = await setUp();
  await add(100);
  const stale = await fs.readFile(changesFile, "utf8");
  await collection.update(() => ({ title: "z".repeat(3_000), records: [] }));
  await collection.close();
  await fs.writeFile(changesFile, stale);
  const again = await setUp(dataDir);
  expect(again.collection.read().records).toEqual([]);
  await again.add(101);
  expect((await readJson(changesFile)).after).toBe((await readJson(file)).change);
  expect((await setUp(dataDir)).ids()).toEqual([101]);
});

test("what was removed is in neither file once they are rewritten, and what holds nothing of it is left alone", async () => {
  const { dataDir, add, collection, file, changesFile, files, inode } = await setUp();
  await collection.eraseHistory();
  expect(files.done).toEqual([]);
  await add(100);
  await collection.update((state) => ({ ...state, records: state.records.filter(({ id }) => id !== 100) }));
  const before = await inode();
  for (let id = 200; (await inode()) === before && id < 220; id++) await add(id);
  await collection.close();
  // The whole was written beside changes that it contains, as a start finds them.
  expect(await fs.readFile(changesFile, "utf8")).toContain(`100 ${filler}`);
  const again = await setUp(dataDir);
  await again.collection.eraseHistory();
  for (const each of [file, changesFile])
    expect(await fs.readFile(each, "utf8")).not.toContain(`100 ${filler}`);
  again.files.done.length = 0;
  await again.collection.eraseHistory();
  expect(again.files.done).toEqual([]);
  await again.collection.close();
  const third = await setUp(dataDir);
  await third.collection.eraseHistory();
  expect(third.files.done).toEqual([]);
  expect(third.ids()).toEqual(collection.read().records.map(({ id }) => id));
});

test("a later version takes the changes of an earlier one in, and writes all of it anew", async () => {
  const { dataDir, add, collection, file } = await setUp();
  await add(100);
  await collection.close();
  const next = {
    schema: v.strictObject({ name: v.string(), ids: v.array(v.number()) }),
    first: { name: "", ids: [] },
    migrations: [
      v.pipe(
        schema,
        v.transform((state) => ({ name: state.title, ids: idsOf(state) })),
      ),
    ],
  };
  const upgraded = await openCollection(fs, dataDir, "things", next, maxWholeBytes);
  expect(upgraded.read().ids).toEqual([100, ...idsOf(first)]);
  expect((await readJson(file)).version).toBe(2);
  await upgraded.update(({ name, ids }) => ({ name, ids: [...ids, 7] }));
  await upgraded.close();
  const again = await openCollection(fs, dataDir, "things", next, maxWholeBytes);
  expect(again.read().ids).toEqual([100, ...idsOf(first), 7]);
});

test("numbers go on where the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime("2030-01-01");
    const { dataDir, add, collection } = await setUp();
    await add(100);
    vi.setSystemTime("2020-01-01");
    await add(101);
    await collection.close();
    const again = await setUp(dataDir);
    await again.add(102);
    await again.collection.close();
    expect((await setUp(dataDir)).ids().slice(0, 3)).toEqual([102, 101, 100]);
  } finally {
    vi.useRealTimers();
  }
});

/** Runs the commands of a message, each of which is a line that begins with two spaces. */
async function runAdvice(message: string): Promise<void> {
  const commands = message.split("\n").filter((line) => line.startsWith("  "));
  expect(commands).not.toEqual([]);
  execFileSync("sh", ["-c", commands.join("\n")], { stdio: "ignore" });
}
