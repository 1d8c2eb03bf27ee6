// This file does not import pg, which only sites with a database load: every error response needs these classes.

export class DatabaseUnavailableError extends Error {}

/** The connection is lost. It is unknown whether the last statement took effect. */
export class DatabaseGoneError extends DatabaseUnavailableError {}

export class DatabaseReadOnlyError extends DatabaseGoneError {}

/** One statement timed out: it is unknown whether it took effect. Others go on. */
export class DatabaseLateError extends DatabaseUnavailableError {}

/** The pool is exhausted: nothing was done. */
export class DatabaseBusyError extends DatabaseUnavailableError {}
