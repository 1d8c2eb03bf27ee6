import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CollectionDefinition } from "../../../src/server/store/collection.ts";
import { ownMsOf } from "../../support/own-time.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { newerThings, openThings, type Thing, things } from "../../support/postgres/shared-things.ts";

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
  await postgres.within(1, () => expect(told).toEqual([["a"]]));
  await one.collection.update((all) => all.map((thing) => ({ ...thing, text: "changed" })));
  await postgres.within(1, () => expect(other.collection.read()[0]?.text).toBe("changed"));
  await one.collection.update(() => []);
  await postgres.within(1, () => expect(other.ids()).toEqual([]));
});

test("each change begins with what the other has written", async () => {
  const { one, other } = await openTwo();
  const names = Array.from({ length: 60 }, (_, index) => String(index));
  await Promise.all(names.map((name, index) => (index % 2 === 0 ? one : other).add(name)));
  await postgres.within(1, () => expect(one.ids()).toEqual(other.ids()));
  expect(one.ids().toSorted()).toEqual(names.toSorted());
});

test("a change that changes no record hides none of another process's", async () => {
  const { one, other } = await openTwo();
  await one.add("a");
  await postgres.within(1, () => expect(other.ids()).toEqual(["a"]));
  await other.collection.update((all) => [...all]);
  await other.collection.update((all) => all.filter(({ id }) => id !== "nobody's"));
  await one.add("b");
  await postgres.within(1, () => expect(other.ids()).toEqual(["a", "b"]));
  await one.add("c");
  await postgres.within(1, () => expect(other.ids()).toEqual(["a", "b", "c"]));
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
  await postgres.within(1, () => expect(one.ids()).toEqual(other.ids()));
  expect(one.ids()).toHaveLength(10);
});

test("a record that has not changed stays the same object where another process changed one beside it", async () => {
  const { one, other } = await openTwo();
  await one.add("a");
  await postgres.within(1, () => expect(other.ids()).toEqual(["a"]));
  await other.add("b");
  const [, b] = other.collection.read();
  await one.add("c");
  await postgres.within(1, () => expect(other.ids()).toEqual(["a", "b", "c"]));
  expect(other.collection.read()[1]).toEqual(b);
});

test("what was removed is found out even where it is not kept any more that it was", async () => {
  const { url, one, other } = await openTwo();
  for (const id of ["a", "b", "c"]) await one.add(id);
  await postgres.within(1, () => expect(other.ids()).toHaveLength(3));
  await postgres.stop("fast");
  await postgres.start();
  const third = await openThings(url);
  await third.collection.update((all) => all.filter(({ id }) => id !== "b"));
  await third.database.query("UPDATE collections SET pruned = version");
  await third.database.query("DELETE FROM records WHERE data IS NULL");
  await vi.waitFor(() => expect(other.ids()).toEqual(["a", "c"]));
  await other.add("d");
  await vi.waitFor(() => expect(one.ids()).toEqual(["a", "c", "d"]));
});

test("ten that start at once make the tables and the first records once", async () => {
  const url = await postgres.createDatabase();
  const first = [{ id: "first", text: "" }];
  const stores = await Promise.all(Array.from({ length: 10 }, () => openThings(url, { ...things, first })));
  for (const store of stores) expect(store.ids()).toEqual(["first"]);
  expect(await stores[0]?.database.query("SELECT key FROM records WHERE key <> '' ORDER BY key")).toEqual([
    { key: "first" },
  ]);
});

describe("another release", () => {
  test("brings the records up to date, and an older process that knows what is added goes on beside it", async () => {
    const url = await postgres.createDatabase();
    const older = await openThings(url);
    await older.add("a");
    const upgraded = await openThings(url, newerThings);
    expect(upgraded.collection.read()).toEqual([{ id: "a", text: "", added: "by the newer" }]);
    await older.add("b");
    await postgres.within(1, () => expect(upgraded.ids()).toEqual(["a", "b"]));
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
      await postgres.within(1, () => expect(other.ids()).toEqual(["before"]));
      await postgres.stop(how);
      const writesFail = async () => {
        for (const each of [one, other]) {
          await expect(each.add("lost")).rejects.toMatchObject({ status: 503 });
          await expect(each.store.checkWritable()).rejects.toThrow();
          expect(each.ids()).toEqual(["before"]);
        }
      };
      expect(await ownMsOf(writesFail)).toBeLessThan(5_000);
      await wait(1_500);
      await postgres.start();
      await postgres.within(10, async () => {
        if (!one.ids().includes("after")) await one.add("after");
        await other.store.checkWritable();
        expect(other.ids()).toEqual(["before", "after"]);
      });
      expect(other.reported).toEqual([]);
    },
  );

  test("one that hangs has writes fail in time, those that came while others waited too", async () => {
    const one = await openThings(await postgres.createDatabase());
    await one.add("before");
    postgres.halt();
    onTestFinished(postgres.goOn);
    const fails = () => expect(one.add("lost")).rejects.toMatchObject({ status: 503 });
    const failsAfter = async (ms: number) => {
      await wait(ms);
      return ownMsOf(fails);
    };
    for (const ms of await Promise.all([0, 100, 1_000, 6_000].map(failsAfter)))
      expect(ms).toBeLessThan(5_000);
    postgres.goOn();
    await postgres.within(10, () => one.add("after"));
    expect(one.ids()).toEqual(["before", "after"]);
  });

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
    await postgres.within(1, () => expect(other.ids()).toEqual(["before", "after"]));
  });

  test("a connection that an operator ends is made anew, and nothing is missed", async () => {
    const { one, other } = await openTwo();
    await other.database
      .query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      )
      .catch(() => {});
    await postgres.within(10, () => one.add("a"));
    await vi.waitFor(() => expect(other.ids()).toEqual(["a"]));
  });
});
