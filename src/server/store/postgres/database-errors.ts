// This file does not import pg, which only a site over a database loads: every answer of an error asks for these classes.

/** The database cannot do now what was asked of it. */
export class DatabaseUnavailableError extends Error {}

/** It is away, for everybody. Whether what was asked for last has been done is not known. */
export class DatabaseGoneError extends DatabaseUnavailableError {}

/** It is there and takes no changes, as a standby does, or a primary whose provider has locked it. */
export class DatabaseReadOnlyError extends DatabaseGoneError {}

/** One answer has not come in time: whether that was done is not known, and others go on. */
export class DatabaseLateError extends DatabaseUnavailableError {}

/** It has no connection to spare: nothing was done, and others go on. */
export class DatabaseBusyError extends DatabaseUnavailableError {}
