import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../src/server/store/postgres/database.ts";
import { findPgbouncer, startPgbouncer } from "../../support/postgres/pgbouncer.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { openThings } from "../../support/postgres/shared-things.ts";

const postgres = postgresForFile();

async function behindPgbouncer(
  mode: Parameters<typeof startPgbouncer>[1],
  lines: readonly string[] = [],
): Promise<{ direct: string; pooled: string }> {
  const direct = await postgres.createDatabase();
  const pgbouncer = await startPgbouncer(direct, mode, lines);
  onTestFinished(pgbouncer.stop);
  return { direct, pooled: pgbouncer.url };
}

describe.skipIf(findPgbouncer() === null)("pgbouncer before the database", () => {
  test("by session: writes, notices, limits of time and locks are as without it", async () => {
    const { direct, pooled } = await behindPgbouncer("session");
    const one = await openThings(pooled);
    const other = await openThings(pooled);
    const beside = await openThings(direct);
    await one.add("a");
    await other.add("b");
    await beside.add("c");
    for (const each of [one, other, beside])
      await postgres.within(1, () => expect(each.ids()).toEqual(["a", "b", "c"]));
    const [limits] = await one.database.query<Record<string, string>>(
      "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
    );
    expect(limits).toEqual({ statement: "4s", lock: "3s" });
    const release = await one.database.lock("a mail");
    expect(release).not.toBeNull();
    expect(await other.database.lock("a mail")).toBeNull();
    expect(await beside.database.lock("a mail")).toBeNull();
    await release?.();
    expect(await other.database.lock("a mail")).not.toBeNull();
    for (const { reported } of [one, other, beside]) expect(reported).toEqual([]);
  });

  test("by session, what a process held is free for others once it has ended", async () => {
    const { pooled } = await behindPgbouncer("session");
    const first = await openDatabase(pooled, () => {});
    expect(await first.lock("a mail")).not.toBeNull();
    await first.close();
    const second = await openDatabase(pooled, () => {});
    onTestFinished(() => second.close());
    await postgres.within(1, async () => expect(await second.lock("a mail")).not.toBeNull());
  });

  test.each([
    ["transaction", []],
    ["transaction", ["default_pool_size = 1"]],
    ["transaction", ["server_round_robin = 1"]],
    ["statement", []],
  ] as const)("by %s, with %j, is refused at the start by a sentence", async (mode, lines) => {
    const { direct, pooled } = await behindPgbouncer(mode, lines);
    await expect(openThings(pooled)).rejects.toThrow(
      /^The database cannot be used: .* A pooler that gives connections out by transaction stands before it: set it to pool by session/,
    );
    const client = new pg.Client(direct);
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema()");
    expect(rows).toEqual([]);
  });

  test("by transaction, is refused while others use its connections, which keep their own settings", async () => {
    const { pooled } = await behindPgbouncer("transaction");
    const neighbors = Array.from({ length: 6 }, () => new pg.Client(pooled));
    await Promise.all(neighbors.map((each) => each.connect()));
    onTestFinished(async () => void (await Promise.all(neighbors.map((each) => each.end()))));
    let isOver = false;
    const busy = neighbors.map(async (each) => {
      while (!isOver) await each.query("SELECT pg_sleep(0.002)");
    });
    await expect(openThings(pooled)).rejects.toThrow("A pooler that gives connections out by transaction");
    isOver = true;
    await Promise.all(busy);
    for (const each of neighbors)
      expect((await each.query("SHOW statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  });
});
