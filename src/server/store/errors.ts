export class StoreStartError extends Error {}

export const writtenBefore2 =
  "written by a release before 2.0: start release 2.0 with these data once, and then this release";

export class DamagedFileError extends StoreStartError {
  readonly file: string;
  readonly otherwise: string;

  constructor(file: string, fault: string, otherwise: string) {
    super(`${file} ${fault}. Nothing was changed, and the site does not start.`);
    this.file = file;
    this.otherwise = otherwise;
  }
}

const postgresDiskFull = "53100";

export class StoreWriteError extends Error {
  readonly status: 503 | 507;

  constructor(cause: unknown) {
    const full = ["ENOSPC", "EDQUOT", "EFBIG", postgresDiskFull].includes(codeOf(cause));
    super(full ? "There is no room left to save this." : "This cannot be saved at the moment.", { cause });
    this.status = full ? 507 : 503;
  }
}

/** Returns the system's error code, such as ENOENT, or "". */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
