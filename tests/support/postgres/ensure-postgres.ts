import { attempt } from "../attempt.ts";
import { findPostgres } from "./find-postgres.ts";
import { findPgbouncer } from "./pgbouncer.ts";

// The programs that are there, else Debian's packages, else a sentence that says what to do.
if ((findPostgres() === null || findPgbouncer() === null) && process.getuid?.() === 0) {
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql", "pgbouncer"]);
}
const found = findPostgres();
if (found === null) {
  console.error(
    "The tests need PostgreSQL: install your system's package (on Debian: apt install postgresql).",
  );
  process.exit(1);
}
console.info(`Testing with ${found}`);
if (findPgbouncer() === null)
  console.warn("There is no pgbouncer, so its tests are left out (on Debian: apt install pgbouncer).");
