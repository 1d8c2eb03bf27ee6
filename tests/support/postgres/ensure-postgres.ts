import { execFileSync } from "node:child_process";
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

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      // The package's own server is not needed.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch (error) {
    console.info(
      `${command} ${args.join(" ")} did not work: ${error instanceof Error ? error.message : error}`,
    );
  }
}
