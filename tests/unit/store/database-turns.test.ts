import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { openThings } from "../../support/postgres/shared-things.ts";

vi.setConfig({ testTimeout: 40_000 });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

/** A process that has its turn, as one that was halted meanwhile, on a connection of its own. */
async function takeTurn(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("SELECT pg_advisory_lock(hashtextextended('things others', 0))");
  return client;
}

test("all who wait for a turn that does not come are refused within 5 s, however many they are", async () => {
  const url = await postgres.createDatabase();
  const { store } = await openThings(url);
  await takeTurn(url);
  const started = performance.now();
  const refusedAfter = async () => {
    await expect(store.inTurn(["things", "others"], async () => {})).rejects.toThrow(StoreWriteError);
    return performance.now() - started;
  };
  const waits = await Promise.all(Array.from({ length: 5 }, refusedAfter));
  expect(Math.max(...waits)).toBeLessThan(5_000);
});

test("work that was refused is not done later", async () => {
  const url = await postgres.createDatabase();
  const { store } = await openThings(url);
  const turn = await takeTurn(url);
  const reader = new pg.Client(url);
  await reader.connect();
  onTestFinished(() => reader.end());
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
