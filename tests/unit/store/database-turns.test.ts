import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import { connect } from "../../support/postgres/connect.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { openThings } from "../../support/postgres/shared-things.ts";

vi.setConfig({ testTimeout: 40_000 });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

test.each([
  ["for a turn that does not come", "SELECT pg_advisory_lock(hashtextextended('things others', 0))"],
  ["while what is written in a turn has to wait", "BEGIN; SELECT FROM collections FOR UPDATE"],
])("all who wait %s are refused within 5 s, however many they are", async (_, hold) => {
  const url = await postgres.createDatabase();
  const { store, add } = await openThings(url);
  await (await connect(url)).query(hold);
  const started = performance.now();
  const refusedAfter = async (_: unknown, index: number) => {
    const write = () => add(`${index}`);
    await expect(store.inTurn(["things", "others"], write)).rejects.toThrow(StoreWriteError);
    return performance.now() - started;
  };
  const waits = await Promise.all(Array.from({ length: 5 }).map(refusedAfter));
  expect(Math.max(...waits)).toBeLessThan(5_000);
});

test("however long the others take, whoever waits for them has a turn", async () => {
  const { store } = await openThings(await postgres.createDatabase());
  const work = () => store.inTurn(["things", "others"], () => wait(1_500, "done"));
  expect(await Promise.all([work(), work(), work()])).toEqual(["done", "done", "done"]);
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
  await wait(2_500);
  await turn.query("SELECT pg_advisory_unlock_all()");
  await refused;
  await reader.query("COMMIT");
  await wait(500);
  expect(work).not.toHaveBeenCalled();
});
