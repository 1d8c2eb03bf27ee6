import { execFileSync } from "node:child_process";

/** Runs a command that may fail, as an install does without the rights to it, and says so where it did. */
export function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch (error) {
    console.info(
      `${command} ${args.join(" ")} did not work: ${error instanceof Error ? error.message : error}`,
    );
  }
}
