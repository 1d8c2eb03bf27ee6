import pg from "pg";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { ownMsOf } from "../own-time.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

interface PostgresForFile extends Omit<PostgresServer, "remove" | "isRunning"> {
  /** Waits until `check` throws no more, for which so many seconds must be enough that a busy machine makes longer. */
  within(seconds: number, check: () => unknown): Promise<void>;
}

/** A PostgreSQL for all tests of a file, which ends with the last of them. */
export function postgresForFile(): PostgresForFile {
  let server: PostgresServer;
  let url = "";
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  });
  afterAll(() => server.remove());
  return {
    createDatabase: () => server.createDatabase(),
    stop: (how) => server.stop(how),
    start: () => server.start(),
    halt: () => server.halt(),
    goOn: () => server.goOn(),
    async within(seconds, check) {
      // Where the database is busy, its answers are what the clock waits for.
      const client = new pg.Client(url);
      await client.connect();
      try {
        const wait = () => vi.waitFor(check, { interval: 5 });
        expect(await ownMsOf(wait, () => client.query("SELECT 1"))).toBeLessThanOrEqual(seconds * 1_000);
      } finally {
        await client.end();
      }
    },
  };
}
