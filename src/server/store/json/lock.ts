import { chmod } from "node:fs/promises";
import path from "node:path";
import { StoreStartError } from "../errors.ts";

const lockName = "lock.db";
// Processes that start together each hold the lock for a moment, and a killed one needs a moment to end.
const timeoutMs = 1_000;
// SQLite's result code SQLITE_BUSY.
const busy = 5;

/** Locks the folder for this process; the system releases the lock however the process ends. Throws a StoreStartError. */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, lockName);
  const { DatabaseSync } = loadSqlite();
  try {
    const database = new DatabaseSync(file, { timeout: timeoutMs });
    try {
      database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
      // `chmod` opens no handle on the file: closing any handle would release the lock.
      await chmod(file, 0o600);
    } catch (error) {
      database.close();
      throw error;
    }
    return () => {
      if (database.isOpen) database.close();
    };
  } catch (error) {
    const reason =
      error instanceof Error && "errcode" in error && error.errcode === busy
        ? "is in use by another process, perhaps in another container: stop that one first, or set another DATA_DIR"
        : `cannot be locked with ${file}: ${error instanceof Error ? error.message : error}`;
    throw new StoreStartError(`The data folder ${dataDir} ${reason}.`, { cause: error });
  }
}

// Node 22 warns that SQLite is experimental, which is no news for an operator.
function loadSqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
