import path from "node:path";
import { explainStartError } from "../server/backup/damage-advice.ts";
import { BackupError } from "../server/backup/data-files.ts";
import { HttpError } from "../server/http/http-error.ts";
import { MoveError } from "../server/move/endpoint.ts";
import { type Env, readEnv, SettingError } from "../server/settings/env.ts";
import { codeOf, StoreStartError, StoreWriteError } from "../server/store/errors.ts";

export class ToolError extends Error {}

export function needFolder({ databaseUrl }: Pick<Env, "databaseUrl">, instead: string): void {
  if (databaseUrl !== null)
    throw new ToolError(`DATABASE_URL is set: the site is kept in a database. ${instead}`);
}

/** Runs a command on the data folder of the settings. Errors that the user can fix become a sentence and exit code 1. */
export async function runTool(command: (dataDir: string, settings: Env) => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    const projectDir = path.resolve(import.meta.dirname, "../..");
    const settings = readEnv(process.env, projectDir);
    await command(settings.dataDir, settings).catch(async (error: unknown) => {
      if (error instanceof StoreStartError)
        throw new ToolError(await explainStartError(error, { ...settings, projectDir }));
      if (error instanceof StoreWriteError) throw new ToolError(`${error.message} Nothing was changed.`);
      throw error;
    });
  } catch (error) {
    const known = [ToolError, BackupError, HttpError, MoveError, SettingError].some(
      (kind) => error instanceof kind,
    );
    if (!(error instanceof Error) || (!known && codeOf(error) === "")) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
