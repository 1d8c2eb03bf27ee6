import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { codeOf, StoreStartError } from "./errors.ts";

const holderSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  started: v.nullable(v.string()),
});
type Holder = v.InferOutput<typeof holderSchema>;

const tries = 20;
const betweenTriesMs = 50;

/**
 * Makes this process the only one that uses the folder; the returned function gives it free. A lock that a dead
 * process left is taken over. Throws a StoreStartError when a living process holds it.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, "lock");
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  let takenOver = false;
  for (let attempt = 0; attempt < tries; attempt++) {
    if (await create(file, own)) {
      // Of two processes that take over at once, one may have moved the other's new lock away.
      if (takenOver) await wait(betweenTriesMs);
      if (!takenOver || (await read(file)) === own) return () => release(file, own);
    }
    const found = await read(file);
    const holder = found === null ? null : parse(found);
    if (holder !== null && isAlive(holder)) throw held(dataDir, holder);
    // A file without a holder may be one that is being written: it is read again before it counts as left behind.
    const leftBehind = found !== null && (holder !== null || attempt > tries / 2);
    if (leftBehind) takenOver = (await removeLeft(file, found)) || takenOver;
    else await wait(betweenTriesMs);
  }
  throw new StoreStartError(
    `The data folder ${dataDir} cannot be locked: remove ${file} if no other site uses it.`,
  );
}

function held(dataDir: string, { pid }: Holder): StoreStartError {
  return new StoreStartError(
    `The data folder ${dataDir} is in use by process ${pid}: stop that one first, or set another DATA_DIR.`,
  );
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function parse(content: string): Holder | null {
  try {
    return v.parse(holderSchema, JSON.parse(content));
  } catch {
    return null;
  }
}

/** Removes a left lock, but puts back one that another process made in between. */
async function removeLeft(file: string, content: string): Promise<boolean> {
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
  const same = (await read(aside)) === content;
  if (!same) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
  return same;
}

async function release(file: string, own: string): Promise<void> {
  if ((await read(file)) === own) await rm(file, { force: true });
}

/** Whether the process that wrote the lock still runs. A number alone says little: another process may have got it since. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  return started === null ? pid !== process.pid : startOf(pid) === started;
}

/** When a process started, as the system says it; null where it does not say, or the process has ended. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === "linux") return linuxStart(pid);
    if (process.platform === "win32") return null;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

function linuxStart(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Behind the name, which may hold anything: the state, and 19 fields on the clock ticks since the boot.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ended = /^[ZX]/.test(fields[0] ?? "");
  return ended ? null : `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
}
