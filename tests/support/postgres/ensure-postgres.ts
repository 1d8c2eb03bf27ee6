import { attempt } from "../attempt.ts";
import { findPostgres } from "./find-postgres.ts";

// The programs that are there, else Debian's package, else a sentence that says what to do.
if (findPostgres() === null && process.getuid?.() === 0) {
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]);
}
const found = findPostgres();
if (found === null) {
  console.error(
    "The tests need PostgreSQL: install your system's package (on Debian: apt install postgresql).",
  );
  process.exit(1);
}
console.info(`Testing with ${found}`);
