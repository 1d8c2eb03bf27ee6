import { BackupError } from "../server/backup/data-files.ts";
import { SettingError } from "../server/settings/env.ts";
import { codeOf, StoreStartError } from "../server/store/errors.ts";

/** A command cannot do what it was called for; the message says why, and nothing was changed. */
export class ToolError extends Error {}

/** Runs a command; what its user can do something about is said in a sentence, and ends it with 1. */
export async function runTool(command: () => Promise<void>): Promise<void> {
  // Whatever it writes is for its owner only.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    const known = [ToolError, BackupError, SettingError, StoreStartError].some(
      (kind) => error instanceof kind,
    );
    if (!(error instanceof Error) || (!known && codeOf(error) === "")) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
