import pg from "pg";
import { expect, test } from "vitest";
import {
  DatabaseBusyError,
  DatabaseGoneError,
  DatabaseLateError,
  DatabaseReadOnlyError,
} from "../../../src/server/store/postgres/database-errors.ts";
import { asStartError } from "../../../src/server/store/postgres/explain-errors.ts";

function databaseError(code: string, message: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 0, "error"), { code });
}

const reachIt =
  "See that it runs, that this machine reaches it, and that its address (DATABASE_URL, or the one that was named) is right.";
const refused = [
  new Error("connect ECONNREFUSED ::1:5432"),
  new Error("connect ECONNREFUSED 127.0.0.1:5432"),
];

test.each([
  [
    new DatabaseGoneError("broke", { cause: new AggregateError(refused) }),
    `connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432. ${reachIt}`,
  ],
  [
    new DatabaseLateError("The database did not answer within 4000 ms"),
    `The database did not answer within 4000 ms. ${reachIt} A pooler before it needs 11 connections for each process.`,
  ],
  [
    new DatabaseReadOnlyError("broke", {
      cause: databaseError("25006", "cannot execute LISTEN during recovery"),
    }),
    "cannot execute LISTEN during recovery. Name the one that takes changes (the primary), or have this one take them.",
  ],
  [
    databaseError("28P01", 'password authentication failed for user "site"'),
    'password authentication failed for user "site". Set a user and a password that it knows.',
  ],
  [
    databaseError("42501", "permission denied for schema public"),
    "permission denied for schema public. Make its user the owner of the database: the site makes its tables itself.",
  ],
  [
    new DatabaseBusyError("busy", { cause: databaseError("53300", "sorry, too many clients already") }),
    "sorry, too many clients already. Let it take more connections: each process needs 11.",
  ],
])("%s is said with its reason and what to do", (error, said) => {
  expect(asStartError(error)).toMatchObject({ message: `The database cannot be used: ${said}` });
});

test("another error stays what it is", () => {
  const error = new TypeError("our own fault");
  expect(asStartError(error)).toBe(error);
});
