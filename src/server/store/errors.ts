/** The store cannot be opened; the message says why and what to do about it. The site does not start. */
export class StoreStartError extends Error {}

/** What is said of data that this release cannot read any more, and what to do about them: the rest of a sentence. */
export const writtenBefore2 =
  "written by a release before 2.0: start release 2.0 with these data once, and then this release";

/** A file of the data folder is damaged or lost: a backup may bring it back. */
export class DamagedFileError extends StoreStartError {
  readonly file: string;
  /** How the site can be started without a backup, as the rest of a sentence that begins with "Or,". */
  readonly otherwise: string;

  /** @param fault What is wrong with the file, as the rest of a sentence about it. */
  constructor(file: string, fault: string, otherwise: string) {
    super(`${file} ${fault}. Nothing was changed, and the site does not start.`);
    this.file = file;
    this.otherwise = otherwise;
  }
}

const postgresDiskFull = "53100";

/** A change could not be written, and so did not happen. */
export class StoreWriteError extends Error {
  readonly status: 503 | 507;

  constructor(cause: unknown) {
    const full = ["ENOSPC", "EDQUOT", "EFBIG", postgresDiskFull].includes(codeOf(cause));
    super(full ? "There is no room left to save this." : "This cannot be saved at the moment.", { cause });
    this.status = full ? 507 : 503;
  }
}

/** The system's name for an error, such as ENOENT, or "". */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
