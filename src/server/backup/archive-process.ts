import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";

/**
 * Does what `archiveFolder` does in a process of its own, which ends with it, or with the site: the memory that it takes,
 * several times that of the data, is given back, and nobody waits meanwhile.
 */
export async function archiveInProcess(dataDir: string, file: string, now: Date): Promise<void> {
  const child = fork(new URL("./archive-worker.ts", import.meta.url), [dataDir, file, now.toISOString()], {
    // 100 MB less at 10,000 posts.
    execArgv: ["--max-semi-space-size=4", "--enable-source-maps"],
    // An error keeps its stack and its cause.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const endWithSite = () => {
    child.kill("SIGKILL");
    removeHalfWritten(path.dirname(file));
  };
  process.once("exit", endWithSite);
  let fault: unknown;
  child.once("message", (error) => {
    fault = error;
  });
  try {
    const [code, signal] = await once(child, "close");
    if (code !== 0) throw fault ?? new Error(`The process of the backup ended with ${signal ?? code}`);
  } finally {
    process.off("exit", endWithSite);
  }
}

const underWayMs = 60 * 60 * 1000;

/** Removes what killed processes have left of backups. A command's may be under way, which has been written to lately. */
export function removeHalfWritten(backupDir: string): void {
  if (!existsSync(backupDir)) return;
  for (const name of readdirSync(backupDir).filter((each) => /^(?:daily|backup)-.+\.tmp$/.test(each))) {
    const file = path.join(backupDir, name);
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (name.startsWith("backup-") && Date.now() - writtenAt < underWayMs) continue;
    rmSync(file, { recursive: true, force: true });
  }
}
