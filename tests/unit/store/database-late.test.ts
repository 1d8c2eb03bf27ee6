import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import type { Database } from "../../../src/server/store/postgres/database.ts";
import { openDatabaseStore } from "../../../src/server/store/postgres/database-store.ts";
import { connect } from "../../support/postgres/connect.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import {
  openImpatient,
  openThings,
  shortAnswerMs,
  things,
  within1s,
} from "../../support/postgres/shared-things.ts";

vi.setConfig({ testTimeout: 40_000 });

const postgres = postgresForFile();

const lateMs = shortAnswerMs + 300;
/** When whoever waits must have been refused. */
const refusedMs = shortAnswerMs + 1_000;

describe("one answer that does not come in time", () => {
  const late: Record<string, (database: Database) => Promise<unknown>> = {
    "since its connection hangs": (database) =>
      database.transaction(async (query) => {
        const [backend] = await query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
        const pid = backend?.pid ?? 0;
        process.kill(pid, "SIGSTOP");
        setTimeout(() => process.kill(pid, "SIGCONT"), refusedMs);
        await query("SELECT 1");
      }),
    "since the work between two statements takes too long": (database) =>
      database.transaction(async (query) => {
        await query("SELECT 1");
        await wait(lateMs);
      }),
    "since the database is slow with one statement": (database) =>
      database.query(`SELECT pg_sleep(${lateMs / 1_000})`),
  };
  test.each(Object.keys(late))("%s, fails alone, and what others do goes on", async (name) => {
    const one = await openImpatient(await postgres.createDatabase());
    const release = await one.database.lock("a mail");
    const beside = wait(500).then(() => one.database.query<{ a: number }>("SELECT 1 AS a, pg_sleep(1.9)"));
    const started = performance.now();
    await expect(late[name]?.(one.database)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(refusedMs);
    await one.add("a");
    expect((await beside)[0]?.a).toBe(1);
    expect(one.ids()).toEqual(["a"]);
    await release?.();
    expect(await one.database.lock("a mail")).not.toBeNull();
    expect(one.reported).toEqual([]);
  });
});

test("what may take any time ends with the database", async () => {
  const { database } = await openImpatient(await postgres.createDatabase());
  const reading = database.transaction((query) => query("SELECT pg_sleep(60)"), { anyTime: true });
  reading.catch(() => {});
  await wait(200);
  postgres.halt();
  onTestFinished(postgres.goOn);
  const started = performance.now();
  await expect(reading).rejects.toThrow("The database does not answer");
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("what has been asked takes no memory any more", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const usedAfter = async (count: number) => {
    for (let asked = 0; asked < count; asked += 10)
      await Promise.all(Array.from({ length: 10 }, () => database.query("SELECT 1")));
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await usedAfter(1_000);
  expect(((await usedAfter(5_000)) - before) / 5_000).toBeLessThan(100);
});

describe("a database that takes no changes", () => {
  const readOnly = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";

  test("on connections that are open already, as behind a pooler after a failover, is left at the first refusal", async () => {
    const one = await openThings(await postgres.createDatabase());
    await one.add("before");
    let begun = 0;
    const each = () =>
      one.database.transaction(async (query) => {
        begun += 1;
        await query(readOnly);
        await vi.waitFor(() => expect(begun).toBe(10), { timeout: 3_000 });
      });
    await Promise.all(Array.from({ length: 10 }, each));
    await expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    await vi.waitFor(() => one.add("after"), { timeout: 2_000, interval: 20 });
    expect(one.ids()).toEqual(["before", "after"]);
  });

  test("is not taken for one that is back, and writing works soon after its return; a start says so", async () => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    await one.add("before");
    const name = new URL(url).pathname.slice(1);
    const owner = await connect(url.replace(name, "postgres"));
    await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await owner.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    await vi.waitFor(() => expect(one.add("refused")).rejects.toMatchObject({ status: 503 }), within1s);
    await wait(1_000);
    const started = performance.now();
    await expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - started).toBeLessThan(500);
    expect(one.ids()).toEqual(["before"]);
    await expect(openThings(url)).rejects.toThrow(
      "The database cannot be used: The database takes no changes. Name the one that takes changes (the primary), or have this one take them.",
    );
    await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await vi.waitFor(() => one.add("after"), { timeout: 3_000, interval: 20 });
    expect(one.ids()).toEqual(["before", "after"]);
  });
});

describe("a start while another one hangs", () => {
  const startLock = 4_812_207_311;

  test("says what it waits for, and ends with a sentence", async () => {
    const url = await postgres.createDatabase();
    const hanging = await connect(url);
    await hanging.query("SELECT pg_advisory_lock($1)", [startLock]);
    const [backend] = (await hanging.query("SELECT pg_backend_pid() AS pid")).rows;
    const reported: unknown[] = [];
    const source = { url, report: (error: unknown) => reported.push(error), startWaitMs: 1_500 };
    await expect(openDatabaseStore(source, { things })).rejects.toThrow(
      new RegExp(
        `^Another process has been starting over the database for more than 2 s: process ${backend.pid} of the database, connected from .+ since .+. See whether it hangs, end it, and start again.$`,
      ),
    );
    expect(String(reported)).toContain(
      `The start waits for another process that is starting: process ${backend.pid}`,
    );
  });

  test("goes on once that one has ended, however it ends", async () => {
    const url = await postgres.createDatabase();
    const hanging = await connect(url);
    await hanging.query("SELECT pg_advisory_lock($1)", [startLock]);
    const starting = openThings(url);
    await wait(500);
    await (await connect(url)).query(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted",
    );
    const one = await starting;
    await one.add("a");
    expect(one.reported).toEqual([]);
  });
});

test("a collection is read anew once for all notices that come meanwhile, and what came last is followed", async () => {
  const url = await postgres.createDatabase();
  const one = await openThings(url);
  await one.add("a");
  const owner = await connect(url);
  await owner.query("ALTER TABLE records RENAME TO quick_records");
  await owner.query(
    `CREATE VIEW records AS
     SELECT collection, list, key, place, version, CASE WHEN pg_sleep(0.3) IS NULL THEN data ELSE data END AS data
     FROM quick_records WHERE key <> '' UNION ALL SELECT * FROM quick_records WHERE key = ''`,
  );
  await owner.query("UPDATE collections SET version = 3, pruned = 3 WHERE name = 'things'");
  let readings = 0;
  for (let version = 3; version <= 6; version += 1) {
    await owner.query(
      `INSERT INTO quick_records VALUES ('things', '', $1::text, $2::integer, $2::integer, json_build_object('id', $1::text, 'text', ''))`,
      [`row ${version}`, version],
    );
    await owner.query("UPDATE collections SET version = $1 WHERE name = 'things'", [version]);
    await owner.query("SELECT pg_notify('site', $1)", [`things ${version}`]);
    await wait(50);
    const { rows } = await owner.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'FETCH%' AND state = 'active'",
    );
    readings = Math.max(readings, rows.length);
  }
  expect(readings).toBe(1);
  const all = ["a", ...[3, 4, 5, 6].map((version) => `row ${version}`)];
  await vi.waitFor(() => expect(one.ids()).toEqual(all), { timeout: 20_000 });
  expect(one.reported).toEqual([]);
});

describe("a turn", () => {
  test.each([
    ["for a turn that does not come", "SELECT pg_advisory_lock(hashtextextended('things others', 0))"],
    ["while what is written in a turn has to wait", "BEGIN; SELECT FROM collections FOR UPDATE"],
  ])("all who wait %s are refused in time, however many they are", async (_, hold) => {
    const url = await postgres.createDatabase();
    const { store, add } = await openImpatient(url);
    await (await connect(url)).query(hold);
    const started = performance.now();
    const refusedAfter = async (_: unknown, index: number) => {
      const write = () => add(`${index}`);
      await expect(store.inTurn(["things", "others"], write)).rejects.toThrow(StoreWriteError);
      return performance.now() - started;
    };
    const waits = await Promise.all(Array.from({ length: 5 }).map(refusedAfter));
    expect(Math.max(...waits)).toBeLessThan(refusedMs);
  });

  test("however long the others take, whoever waits for them has a turn", async () => {
    const { store } = await openImpatient(await postgres.createDatabase());
    const work = () => store.inTurn(["things", "others"], () => wait(0.4 * shortAnswerMs, "done"));
    expect(await Promise.all([work(), work(), work()])).toEqual(["done", "done", "done"]);
  });

  test("work that was refused is not done later", async () => {
    const url = await postgres.createDatabase();
    const { store } = await openImpatient(url);
    const turn = await connect(url);
    await turn.query("SELECT pg_advisory_lock(hashtextextended('things others', 0))");
    const reader = await connect(url);
    await reader.query("BEGIN; LOCK TABLE collections");
    const work = vi.fn(async () => {});
    const refused = expect(store.inTurn(["things", "others"], work)).rejects.toThrow(StoreWriteError);
    await wait(0.6 * shortAnswerMs);
    await turn.query("SELECT pg_advisory_unlock_all()");
    await refused;
    await reader.query("COMMIT");
    await wait(500);
    expect(work).not.toHaveBeenCalled();
  });
});
