import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { noticesName, openDatabase } from "../../../src/server/store/postgres/database.ts";
import { readHead, writeRows } from "../../../src/server/store/postgres/stored-records.ts";
import { ownMsOf } from "../../support/own-time.ts";
import { connect } from "../../support/postgres/connect.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { newerThings, openThings } from "../../support/postgres/shared-things.ts";

const postgres = postgresForFile();

describe("a start", () => {
  test("waits for nobody who writes, and so holds up none", async () => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    await one.add("a");
    const writer = await connect(url);
    await writer.query("BEGIN");
    await writer.query("SELECT name FROM collections FOR UPDATE");
    expect((await openThings(url)).ids()).toEqual(["a"]);
  });

  test("that brings one collection up to date holds up nobody who changes another", async () => {
    const url = await postgres.createDatabase();
    await (await openThings(url)).add("a");
    const writer = await connect(url);
    await writer.query("BEGIN");
    await writer.query("SELECT name FROM collections WHERE name = 'others' FOR UPDATE");
    expect((await openThings(url, newerThings)).collection.read()).toMatchObject([{ added: "by the newer" }]);
  });

  test("brings up to date what was written while it read", async () => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    await one.add("a");
    const starting = await one.database.transaction(async (query) => {
      const head = await readHead(query, "things", true);
      const start = openThings(url, newerThings);
      // It has read all by now, and waits for this change.
      await wait(1_000);
      const row = { list: "", key: "b", place: 1, record: { id: "b", text: "" } };
      await writeRows(query, "things", (head?.version ?? 0) + 1, [row]);
      return { start };
    });
    const { collection } = await starting.start;
    expect(collection.read().map(({ id, added }) => [id, added])).toEqual([
      ["a", "by the newer"],
      ["b", "by the newer"],
    ]);
  });
});

test("only what may take its time has no limits, but for a process that is halted in it", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  const limits = (options?: { anyTime: boolean }) =>
    database.transaction(async (query) => {
      const [found] = await query<Record<string, string>>(
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
                current_setting('idle_in_transaction_session_timeout') AS idle`,
      );
      return found;
    }, options);
  expect(await limits()).toEqual({ statement: "4s", lock: "3s", idle: "10s" });
  expect(await limits({ anyTime: true })).toEqual({ statement: "0", lock: "0", idle: "5min" });
  expect(await limits()).toEqual({ statement: "4s", lock: "3s", idle: "10s" });
});

describe("a database with no connection to spare", () => {
  test("refuses what has waited for a connection, and nothing else", async () => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const work = () => {
      begun += 1;
      return isOver;
    };
    const busy = Array.from({ length: 10 }, () => one.database.transaction(work, { anyTime: true }));
    await vi.waitFor(() => expect(begun).toBe(10));
    const isRefused = () => expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    expect(await ownMsOf(isRefused)).toBeLessThan(5_000);
    end();
    // Gone it would be for all at once, until it was found to be there again.
    await one.add("taken");
    await Promise.all(busy);
    expect(one.ids()).toEqual(["taken"]);
  });

  test("refuses what needs one more, and what has one goes on", async () => {
    const url = await postgres.createDatabase();
    const owner = await connect(url);
    await owner.query("CREATE ROLE plain LOGIN");
    await owner.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO plain`);
    const one = await openThings(url.replace("site@", "plain@"));
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const busy: Promise<void>[] = [];
    const connections = async () => {
      const { rows } = await owner.query("SELECT 1 FROM pg_stat_activity WHERE usename = 'plain'");
      return rows.length;
    };
    // All that it has but the one that hears the notices.
    do {
      const work = async () => {
        begun += 1;
        await ended;
      };
      busy.push(one.database.transaction(work, { anyTime: true }));
      await vi.waitFor(() => expect(begun).toBe(busy.length));
    } while ((await connections()) > busy.length + 1);
    await owner.query(`ALTER ROLE plain CONNECTION LIMIT ${busy.length + 1}`);
    await expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
    end();
    await Promise.all(busy);
    await one.add("taken");
    expect(one.ids()).toEqual(["taken"]);
  });
});

describe("a lock", () => {
  test("is still its process' after the database has stopped and started, whoever is back first", async () => {
    const url = await postgres.createDatabase();
    const processes: Awaited<ReturnType<typeof openThings>>[] = [];
    // One after the other: on a busy machine so many at once are not there in time.
    for (let nth = 0; nth < 6; nth++) processes.push(await openThings(url));
    const nameOf = (nth: number) => `mail ${nth}`;
    const releases = await Promise.all(processes.map(({ database }, nth) => database.lock(nameOf(nth))));
    await postgres.stop("fast");
    await postgres.start();
    // Until each of them has long been back.
    const until = performance.now() + 8_000;
    let answers = 0;
    while (performance.now() < until || answers < 100) {
      for (const [nth, { database }] of processes.entries()) {
        const got = await database.lock(nameOf((nth + 1) % 6)).catch(() => null);
        expect(got).toBeNull();
        answers += 1;
      }
      await wait(10);
    }
    expect(processes.flatMap(({ reported }) => reported)).toEqual([]);
    await releases[1]?.();
    expect(await processes[0]?.database.lock(nameOf(1))).not.toBeNull();
  });

  test("that somebody else took while its connection was broken is reported, and taken back", async () => {
    const url = await postgres.createDatabase();
    const one = await openThings(url);
    await one.database.lock("a mail");
    const other = await connect(url);
    const name = "hashtextextended('a mail', 0)";
    const taken = other.query(`SELECT pg_advisory_lock(${name})`);
    const ender = await connect(url);
    await vi.waitFor(async () => {
      const { rows } = await ender.query(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      expect(rows).toHaveLength(1);
    });
    await ender.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [noticesName],
    );
    await taken;
    await vi.waitFor(() => expect(one.reported).toHaveLength(1));
    expect(String(one.reported[0])).toContain(
      'The lock "a mail" was lost with its connection: what it is for may be done twice',
    );
    await other.query(`SELECT pg_advisory_unlock(${name})`);
    await vi.waitFor(async () => {
      const { rows } = await ender.query("SELECT pid FROM pg_locks WHERE locktype = 'advisory'");
      expect(rows).toHaveLength(1);
    });
  });
});

test("a change waits for a collection that is read anew, where that does not take long", async () => {
  const url = await postgres.createDatabase();
  const one = await openThings(url);
  await one.add("a");
  const owner = await connect(url);
  await owner.query(`INSERT INTO records VALUES ('things', '', 'b', 1, 2, '{"id":"b","text":""}')`);
  await owner.query("UPDATE collections SET version = 3, pruned = 3 WHERE name = 'things'");
  await one.add("c");
  expect(one.ids()).toEqual(["a", "b", "c"]);
  expect((await openThings(url)).ids()).toEqual(["a", "b", "c"]);
});

test("a collection that takes longer to read than any request has is read anew, and changes are refused within a second meanwhile", async () => {
  const url = await postgres.createDatabase();
  const one = await openThings(url);
  await one.add("a");
  const owner = await connect(url);
  await owner.query("ALTER TABLE records RENAME TO quick_records");
  await owner.query(
    `CREATE VIEW records AS
     SELECT collection, list, key, place, version, CASE WHEN pg_sleep(4.3) IS NULL THEN data ELSE data END AS data
     FROM quick_records WHERE key <> '' UNION ALL SELECT * FROM quick_records WHERE key = ''`,
  );
  await owner.query(`INSERT INTO quick_records VALUES ('things', '', 'b', 1, 2, '{"id":"b","text":""}')`);
  await owner.query("UPDATE collections SET version = 3, pruned = 3 WHERE name = 'things'");
  await owner.query("SELECT pg_notify('site', 'things 3')");
  await wait(200);
  const isRefused = () => expect(one.add("refused")).rejects.toMatchObject({ status: 503 });
  expect(await ownMsOf(isRefused)).toBeLessThan(1_000);
  await vi.waitFor(() => expect(one.ids()).toEqual(["a", "b"]));
  expect(one.reported).toEqual([]);
});

test("whoever has closed it has no connection any more", async () => {
  const url = await postgres.createDatabase();
  const counter = await connect(url);
  for (let nth = 0; nth < 20; nth += 1) {
    const database = await openDatabase(url, () => {});
    await database.close();
    const { rows } = await counter.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [noticesName],
    );
    expect(rows).toEqual([]);
  }
});
