import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import type { CollectionDefinition } from "../../../src/server/store/collection.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import {
  newerThings,
  openImpatient,
  openThings,
  shortAnswerMs,
  type Thing,
  things,
  within1s,
} from "../../support/postgres/shared-things.ts";

const postgres = postgresForFile();

async function openTwo() {
  const url = await postgres.createDatabase();
  return { url, one: await openThings(url), other: await openThings(url) };
}

test("a write of one is seen by the other within a second, and its listeners are told", async () => {
  const { one, other } = await openTwo();
  const told: string[][] = [];
  other.collection.onChange(() => told.push(other.ids()));
  await one.add("a");
  expect(one.ids()).toEqual(["a"]);
  await vi.waitFor(() => expect(told).toEqual([["a"]]), within1s);
  await one.collection.update((all) => all.map((thing) => ({ ...thing, text: "changed" })));
  await vi.waitFor(() => expect(other.collection.read()[0]?.text).toBe("changed"), within1s);
  await one.collection.update(() => []);
  await vi.waitFor(() => expect(other.ids()).toEqual([]), within1s);
});

test("each change begins with what the other has written", async () => {
  const { one, other } = await openTwo();
  const names = Array.from({ length: 60 }, (_, index) => String(index));
  await Promise.all(names.map((name, index) => (index % 2 === 0 ? one : other).add(name)));
  await vi.waitFor(() => expect(one.ids()).toEqual(other.ids()), within1s);
  expect(one.ids().toSorted()).toEqual(names.toSorted());
});

test("a change that changes no record hides none of another process's", async () => {
  const { one, other } = await openTwo();
  await one.add("a");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a"]), within1s);
  await other.collection.update((all) => [...all]);
  await other.collection.update((all) => all.filter(({ id }) => id !== "nobody's"));
  await one.add("b");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a", "b"]), within1s);
  await one.add("c");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a", "b", "c"]), within1s);
});

test("of two who want the last place one gets it", async () => {
  const { one, other } = await openTwo();
  const take = async (by: typeof one, id: string) => {
    let isTaken = false;
    await by.collection.update((all) => {
      isTaken = all.length < 10;
      return isTaken ? [...all, { id, text: "" }] : all;
    });
    return isTaken;
  };
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, index) => take(index % 2 === 0 ? one : other, String(index))),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  await vi.waitFor(() => expect(one.ids()).toEqual(other.ids()), within1s);
  expect(one.ids()).toHaveLength(10);
});

test("a record that has not changed stays the same object where another process changed one beside it", async () => {
  const { one, other } = await openTwo();
  await one.add("a");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a"]), within1s);
  await other.add("b");
  const [, b] = other.collection.read();
  await one.add("c");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a", "b", "c"]), within1s);
  expect(other.collection.read()[1]).toEqual(b);
});

test("what was removed is found out even where it is not kept any more that it was", async () => {
  const { url, one, other } = await openTwo();
  for (const id of ["a", "b", "c"]) await one.add(id);
  await vi.waitFor(() => expect(other.ids()).toHaveLength(3), within1s);
  await postgres.stop("fast");
  await postgres.start();
  const third = await openThings(url);
  await third.collection.update((all) => all.filter(({ id }) => id !== "b"));
  await third.database.query("UPDATE collections SET pruned = version");
  await third.database.query("DELETE FROM records WHERE data IS NULL");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a", "c"]), { timeout: 10_000 });
  await other.add("d");
  await vi.waitFor(() => expect(one.ids()).toEqual(["a", "c", "d"]), { timeout: 10_000 });
}, 30_000);

test("ten that start at once make the tables and the first records once", async () => {
  const url = await postgres.createDatabase();
  const first = [{ id: "first", text: "" }];
  const stores = await Promise.all(Array.from({ length: 10 }, () => openThings(url, { ...things, first })));
  for (const store of stores) expect(store.ids()).toEqual(["first"]);
  expect(await stores[0]?.database.query("SELECT key FROM records WHERE key <> '' ORDER BY key")).toEqual([
    { key: "first" },
  ]);
}, 30_000);

describe("another release", () => {
  test("brings the records up to date, and an older process that knows what is added goes on beside it", async () => {
    const url = await postgres.createDatabase();
    const older = await openThings(url);
    await older.add("a");
    const upgraded = await openThings(url, newerThings);
    expect(upgraded.collection.read()).toEqual([{ id: "a", text: "", added: "by the newer" }]);
    await older.add("b");
    await vi.waitFor(() => expect(upgraded.ids()).toEqual(["a", "b"]), within1s);
    expect(older.collection.read()).toEqual([
      { id: "a", text: "", added: "by the newer" },
      { id: "b", text: "" },
    ]);
    expect((await openThings(url)).ids()).toEqual(["a", "b"]);
  });

  test("what an older process does not know stops its start, and not the one that runs", async () => {
    const url = await postgres.createDatabase();
    const strict: CollectionDefinition<Thing[]> = {
      ...things,
      schema: v.array(v.strictObject({ id: v.string(), text: v.string() })),
    };
    const older = await openThings(url, strict);
    await older.add("a");
    await openThings(url, newerThings);
    await expect(older.add("b")).rejects.toMatchObject({ status: 503 });
    expect(older.ids()).toEqual(["a"]);
    await expect(openThings(url, strict)).rejects.toThrow(
      "The records of things in the database have a fault at 0.added: never is needed. A newer release may have written them: start that one.",
    );
  });
});

describe("a database that does not answer", () => {
  test("stops the start with a sentence", async () => {
    const url = await postgres.createDatabase();
    const wrong = url.replace(/site_\w+/, "not_there");
    await expect(openThings(wrong)).rejects.toThrow(
      'The database cannot be used: database "not_there" does not exist. Make it first, with createdb.',
    );
    for (const host of ["127.0.0.1", "localhost"])
      await expect(openThings(`postgres://site@${host}:1/site`)).rejects.toThrow(
        /^The database cannot be used: connect ECONNREFUSED .*:1. See that it runs, that this machine reaches it, /,
      );
  });

  test.each(["fast", "crash"] as const)(
    "after a stop (%s) what is known can be read, writes fail at once, and all is well after its return",
    async (how) => {
      const { one, other } = await openTwo();
      await one.add("before");
      await vi.waitFor(() => expect(other.ids()).toEqual(["before"]), within1s);
      await postgres.stop(how);
      const started = performance.now();
      for (const each of [one, other]) {
        await expect(each.add("lost")).rejects.toMatchObject({ status: 503 });
        await expect(each.store.checkWritable()).rejects.toThrow();
        expect(each.ids()).toEqual(["before"]);
      }
      expect(performance.now() - started).toBeLessThan(5_000);
      await wait(1_500);
      await postgres.start();
      const back = performance.now();
      await vi.waitFor(() => one.add("after"), { timeout: 10_000, interval: 50 });
      await vi.waitFor(() => other.store.checkWritable(), { timeout: 10_000, interval: 50 });
      await vi.waitFor(() => expect(other.ids()).toEqual(["before", "after"]), { timeout: 10_000 });
      expect(performance.now() - back).toBeLessThan(10_000);
      expect(other.reported).toEqual([]);
    },
    40_000,
  );

  test("one that hangs has writes fail in time, those that came while others waited too", async () => {
    const one = await openImpatient(await postgres.createDatabase());
    await one.add("before");
    postgres.halt();
    const failed = async () => {
      const started = performance.now();
      await expect(one.add("lost")).rejects.toMatchObject({ status: 503 });
      return performance.now() - started;
    };
    const waited = await Promise.all([
      failed(),
      wait(100).then(failed),
      wait(0.25 * shortAnswerMs).then(failed),
      wait(1.5 * shortAnswerMs).then(failed),
    ]);
    postgres.goOn();
    for (const ms of waited) expect(ms).toBeLessThan(shortAnswerMs + 1_000);
    await vi.waitFor(() => one.add("after"), { timeout: 10_000, interval: 50 });
    expect(one.ids()).toEqual(["before", "after"]);
  }, 40_000);

  test("whose disk is full refuses a change with 507, and takes it when there is room", async () => {
    const { one, other } = await openTwo();
    await one.add("before");
    await one.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    );
    await one.database.query("CREATE TRIGGER full_disk BEFORE INSERT ON records EXECUTE FUNCTION refuse()");
    await expect(one.add("lost")).rejects.toMatchObject({ status: 507 });
    expect(one.ids()).toEqual(["before"]);
    await one.database.query("DROP TRIGGER full_disk ON records");
    await one.add("after");
    await vi.waitFor(() => expect(other.ids()).toEqual(["before", "after"]), within1s);
  });

  test("a connection that an operator ends is made anew, and nothing is missed", async () => {
    const { one, other } = await openTwo();
    await other.database
      .query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      )
      .catch(() => {});
    await vi.waitFor(() => one.add("a"), { timeout: 10_000, interval: 20 });
    await vi.waitFor(() => expect(other.ids()).toEqual(["a"]), { timeout: 10_000 });
  }, 20_000);
});
