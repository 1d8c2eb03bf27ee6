import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import type { Query } from "../../../src/server/store/postgres/database.ts";
import { openDatabaseStore } from "../../../src/server/store/postgres/database-store.ts";
import { ownMsOf } from "../../support/own-time.ts";
import { connect } from "../../support/postgres/connect.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { openThings, things } from "../../support/postgres/shared-things.ts";

const postgres = postgresForFile();

/** When whoever waits must have been refused. */
const refusedMs = 5_000;

describe("one answer that does not come in time", () => {
  type Late = (query: Query, isRefused: Promise<unknown>) => Promise<unknown>;
  const late: Record<string, Late> = {
    "since its connection hangs": async (query) => {
      const [backend] = await query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      const pid = backend?.pid ?? 0;
      process.kill(pid, "SIGSTOP");
      onTestFinished(() => void process.kill(pid, "SIGCONT"));
      await query("SELECT 1");
    },
    "since the work between two statements takes too long": async (query, isRefused) => {
      await query("SELECT 1");
      await isRefused;
    },
    "since the database is slow with one statement": (query) => query("SELECT pg_sleep(60)"),
  };
  test.each(Object.entries(late))("%s, fails alone, and what others do goes on", async (_, answerLate) => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    const release = await one.database.lock("a mail");
    const holder = await connect(url);
    await holder.query("SELECT pg_advisory_lock(1)");
    // Under way while the other one is refused, which has the connections of all ended if the database counts as gone.
    const beside = one.database.transaction((query) => query("SELECT 'done' AS a FROM pg_advisory_lock(1)"), {
      anyTime: true,
    });
    const { promise: isRefused, resolve: refused } = Promise.withResolvers<void>();
    const isLate = async () => {
      await expect(one.database.transaction((query) => answerLate(query, isRefused))).rejects.toThrow();
    };
    expect(await ownMsOf(isLate)).toBeLessThan(refusedMs);
    refused();
    await one.add("a");
    await holder.query("SELECT pg_advisory_unlock(1)");
    expect(await beside).toEqual([{ a: "done" }]);
    expect(one.ids()).toEqual(["a"]);
    await release?.();
    expect(await one.database.lock("a mail")).not.toBeNull();
    expect(one.reported).toEqual([]);
  });
});

test("what may take any time ends with the database", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const reading = database.transaction(
    (query) => {
      begins();
      return query("SELECT pg_sleep(60)");
    },
    { anyTime: true },
  );
  reading.catch(() => {});
  await begun;
  postgres.halt();
  onTestFinished(postgres.goOn);
  const isEnded = () => expect(reading).rejects.toThrow("The database does not answer");
  expect(await ownMsOf(isEnded)).toBeLessThan(10_000);
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
      one.database.transaction(
        async (query) => {
          begun += 1;
          await query(readOnly);
          await vi.waitFor(() => expect(begun).toBe(10));
        },
        { anyTime: true },
      );
    await Promise.all(Array.from({ length: 10 }, each));
    await expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    await postgres.within(2, () => one.add("after"));
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
    await postgres.within(1, () => expect(one.add("refused")).rejects.toMatchObject({ status: 503 }));
    await wait(1_000);
    const isRefused = () => expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    expect(await ownMsOf(isRefused)).toBeLessThan(500);
    expect(one.ids()).toEqual(["before"]);
    await expect(openThings(url)).rejects.toThrow(
      "The database cannot be used: The database takes no changes. Name the one that takes changes (the primary), or have this one take them.",
    );
    await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await postgres.within(3, () => one.add("after"));
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
  const readings = async () => {
    const { rows } = await owner.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'FETCH%' AND state = 'active'",
    );
    return rows.length;
  };
  for (let version = 3; version <= 6; version += 1) {
    await owner.query(
      `INSERT INTO quick_records VALUES ('things', '', $1::text, $2::integer, $2::integer, json_build_object('id', $1::text, 'text', ''))`,
      [`row ${version}`, version],
    );
    await owner.query("UPDATE collections SET version = $1 WHERE name = 'things'", [version]);
    await owner.query("SELECT pg_notify('site', $1)", [`things ${version}`]);
    await wait(50);
    // The others come while the first one is read.
    if (version === 3) await vi.waitFor(async () => expect(await readings()).toBe(1));
    expect(await readings()).toBeLessThanOrEqual(1);
  }
  const all = ["a", ...[3, 4, 5, 6].map((version) => `row ${version}`)];
  await vi.waitFor(() => expect(one.ids()).toEqual(all));
  expect(one.reported).toEqual([]);
});

describe("a turn", () => {
  test.each([
    ["for a turn that does not come", "SELECT pg_advisory_lock(hashtextextended('things others', 0))"],
    ["while what is written in a turn has to wait", "BEGIN; SELECT FROM collections FOR UPDATE"],
  ])("all who wait %s are refused in time, however many they are", async (_, hold) => {
    const url = await postgres.createDatabase();
    const { store, add } = await openThings(url);
    await (await connect(url)).query(hold);
    const isRefused = (_: unknown, index: number) =>
      expect(store.inTurn(["things", "others"], () => add(`${index}`))).rejects.toThrow(StoreWriteError);
    const areRefused = () => Promise.all(Array.from({ length: 5 }).map(isRefused));
    expect(await ownMsOf(areRefused)).toBeLessThan(refusedMs);
  });

  test("however long the others take, whoever waits for them has a turn", async () => {
    const { store } = await openThings(await postgres.createDatabase());
    // Together longer than any of them may wait for an answer.
    const work = () => store.inTurn(["things", "others"], () => wait(900, "done"));
    expect(await Promise.all(Array.from({ length: 5 }, work))).toEqual(Array(5).fill("done"));
  });

  test("work that was refused is not done later", async () => {
    const url = await postgres.createDatabase();
    const { store } = await openThings(url);
    const turn = await connect(url);
    await turn.query("SELECT pg_advisory_lock(hashtextextended('things others', 0))");
    const reader = await connect(url);
    await reader.query("BEGIN; LOCK TABLE collections");
    const work = vi.fn(async () => {});
    const refused = expect(store.inTurn(["things", "others"], work)).rejects.toThrow(StoreWriteError);
    await wait(1_200);
    await turn.query("SELECT pg_advisory_unlock_all()");
    await refused;
    await reader.query("COMMIT");
    await wait(500);
    expect(work).not.toHaveBeenCalled();
  });
});
