import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseBusyError, DatabaseGoneError } from "./database-errors.ts";

const tooManyConnections = "53300";
// What the pool says where all its connections are in use for too long.
const poolIsBusy = "timeout exceeded when trying to connect";

/** For what connecting rejects with: what the database itself does not say is a fault of the connection. */
export function asFault(error: unknown): never {
  const isRefused = error instanceof pg.DatabaseError && error.code === tooManyConnections;
  if (isRefused || (error instanceof Error && error.message === poolIsBusy))
    throw new DatabaseBusyError("The database has no connection to spare", { cause: error });
  if (error instanceof pg.DatabaseError) throw error;
  throw new DatabaseGoneError("The connection to the database broke", { cause: error });
}

// Of PostgreSQL's codes those of connections, and of an operator who ends them.
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return error instanceof DatabaseGoneError;
}

/** Rejects with a DatabaseGoneError where something takes longer. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseGoneError(`The database did not answer within ${ms} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
