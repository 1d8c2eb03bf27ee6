import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  DatabaseBusyError,
  DatabaseGoneError,
  DatabaseLateError,
  DatabaseReadOnlyError,
  DatabaseUnavailableError,
} from "./database-errors.ts";

const tooManyConnections = "53300";
const readOnlyTransaction = "25006";
// What the pool says where all its connections are in use for too long, and pgbouncer where all of its are.
const noConnectionToSpare = /^timeout exceeded when trying to connect$|^no more connections allowed/;
// What the pool, and a connection by itself, say where connecting takes too long.
const connectingIsLate = /^Connection terminated due to connection timeout$|^timeout expired$/;

/** Throws, for what a connection rejects with, the error that says what it means here; errors of statements stay. */
export function asFault(error: unknown): never {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) throw error;
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === tooManyConnections || noConnectionToSpare.test(error.message))
    throw new DatabaseBusyError("The database has no connection to spare", { cause: error });
  if (code === readOnlyTransaction)
    throw new DatabaseReadOnlyError("The database takes no changes", { cause: error });
  if (error instanceof pg.DatabaseError) throw error;
  if (connectingIsLate.test(error.message))
    throw new DatabaseLateError("The database did not answer in time", { cause: error });
  throw new DatabaseGoneError("The connection to the database broke", { cause: error });
}

// Of PostgreSQL's codes those of connections, and of an operator who ends them.
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return error instanceof DatabaseGoneError;
}

/** Rejects with a DatabaseLateError where something takes longer. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal })
    // What has come while this process was busy is read first.
    .then(() => nextTurn())
    .then(() => {
      throw new DatabaseLateError(`The database did not answer within ${ms} ms`);
    });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Rejects with the reason of a signal where that aborts first. Not by one promise for all who wait: that would note each of
 * them, and forget none until it settles.
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
