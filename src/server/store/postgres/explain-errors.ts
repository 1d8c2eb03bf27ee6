import pg from "pg";
import { StoreStartError } from "../errors.ts";
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
export function throwDatabaseError(error: unknown): never {
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

/** Whether a connection broke: PostgreSQL's codes 08 are faults of connections, and 57P those of an operator who ends them. */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return error instanceof DatabaseGoneError;
}

/** What to do about an error, by the beginning of PostgreSQL's code. */
const advice: Readonly<Record<string, string>> = {
  "28": "Set a user and a password that it knows.",
  "3D000": "Make it first, with createdb.",
  "42501": "Make its user the owner of the database: the site makes its tables itself.",
  "53100": "Its disk is full: make room there.",
  "53300": "Let it take more connections: each process needs 11.",
};
const reachIt =
  "See that it runs, that this machine reaches it, and that its address (DATABASE_URL, or the one that was named) is right.";

/** Says to whoever starts the site, or a command, why the database cannot be used and what to do; other errors stay as they are. */
export function asStartError(error: unknown): unknown {
  const isDatabases = error instanceof pg.DatabaseError || error instanceof DatabaseUnavailableError;
  return isDatabases ? startErrorOf(error) : error;
}

/** The error to stop a start with, for whatever connecting to a database has thrown. */
export function startErrorOf(error: unknown): StoreStartError {
  return new StoreStartError(`The database cannot be used: ${reasonOf(error)}. ${adviceOn(error)}`, {
    cause: error,
  });
}

/** The innermost reason: those above it say only that there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses was tried at each, and this error has no words of its own.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(", ");
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

function adviceOn(error: unknown): string {
  if (error instanceof DatabaseReadOnlyError)
    return "Name the one that takes changes (the primary), or have this one take them.";
  if (error instanceof DatabaseLateError)
    return `${reachIt} A pooler before it needs 11 connections for each process.`;
  if (error instanceof DatabaseUnavailableError)
    return error.cause === undefined ? reachIt : adviceOn(error.cause);
  const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
  const known = Object.keys(advice).find((beginning) => code.startsWith(beginning));
  return advice[known ?? ""] ?? reachIt;
}
