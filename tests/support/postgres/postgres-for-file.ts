import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/** A PostgreSQL for all tests of a file, which ends with the last of them. */
export function postgresForFile(): Omit<PostgresServer, "remove" | "isRunning"> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());
  return {
    createDatabase: () => server.createDatabase(),
    stop: (how) => server.stop(how),
    start: () => server.start(),
    halt: () => server.halt(),
    goOn: () => server.goOn(),
  };
}
