/** The database cannot do now what was asked of it. */
export class DatabaseUnavailableError extends Error {}

/** It does not answer. Whether what was asked for last has been done is not known. */
export class DatabaseGoneError extends DatabaseUnavailableError {}

/** It has no connection to spare: nothing was done, and others go on. */
export class DatabaseBusyError extends DatabaseUnavailableError {}
