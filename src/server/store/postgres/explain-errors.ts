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
const noConnectionToSpare = /^timeout exceeded when trying to connect$|^no more connections allowed/;
const connectingIsLate = /^Connection terminated due to connection timeout$|^timeout expired$/;

/** Maps an error of pg to an error of this site; errors of SQL statements stay as they are. */
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

/** PostgreSQL's class 08 are connection exceptions; class 57P is an operator's intervention, such as a shutdown. */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return error instanceof DatabaseGoneError;
}

const advice: Readonly<Record<string, string>> = {
  "28": "Set a user and a password that it knows.",
  "3D000": "Make it first, with createdb.",
  "42501": "Make its user the owner of the database: the site makes its tables itself.",
  "53100": "Its disk is full: make room there.",
  "53300": "Let it take more connections: each process needs 11.",
};
const reachIt =
  "See that it runs, that this machine reaches it, and that its address (DATABASE_URL, or the one that was named) is right.";

export function asStartError(error: unknown): unknown {
  const isDatabases = error instanceof pg.DatabaseError || error instanceof DatabaseUnavailableError;
  return isDatabases ? startErrorOf(error) : error;
}

export function startErrorOf(error: unknown): StoreStartError {
  return new StoreStartError(`The database cannot be used: ${reasonOf(error)}. ${adviceOn(error)}`, {
    cause: error,
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses was tried at each; this error has no message of its own.
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
