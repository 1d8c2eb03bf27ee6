import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findPostgres } from "./find-postgres.ts";

/** A PostgreSQL of one's own, in a temporary folder, on a socket in it. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Lets everything end that is connected, as an operator's stop does; or ends it at once, as a crash does. */
  stop(how: "fast" | "crash"): Promise<void>;
  start(): Promise<void>;
  isRunning(): boolean;
  /** Halts all its processes, so that it accepts connections and says nothing; or lets them go on. */
  halt(): void;
  goOn(): void;
  /** Ends it and removes the folder. */
  remove(): Promise<void>;
}

/** Starts one, in a folder of `parent`. Its tables are not synced to the disk where `synced` is not set. */
export async function startPostgres({ synced = false, parent = tmpdir() } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === null)
    throw new Error("There is no PostgreSQL: node tests/support/postgres/ensure-postgres.ts");
  const folder = await mkdtemp(path.join(parent, "postgres-"));
  const user = userToRunAs();
  if (user !== null) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(programs, "initdb"),
    ["-D", data, "-A", "trust", "-U", "site", "--no-sync", "--no-instructions", "-E", "UTF8", "--locale=C"],
    { stdio: "pipe", cwd: folder, ...user },
  );
  const options = { listen_addresses: "", fsync: synced ? "on" : "off", unix_socket_directories: folder };
  const args = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let child: ReturnType<typeof spawn>;

  const urlOf = (database: string) =>
    `postgres://site@localhost/${database}?host=${encodeURIComponent(folder)}`;

  async function start(): Promise<void> {
    child = spawn(path.join(programs ?? "", "postgres"), ["-D", data, ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      cwd: folder,
      detached: true,
      ...user,
    });
    let said = "";
    for await (const text of child.stderr ?? []) {
      said += text;
      if (said.includes("ready to accept connections")) {
        child.stderr?.resume();
        return;
      }
    }
    throw new Error(`PostgreSQL did not start: ${said}`);
  }

  async function stop(how: "fast" | "crash"): Promise<void> {
    const exit = once(child, "exit");
    child.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await exit;
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) process.kill(pid, signal);
  };

  await start();
  return {
    async createDatabase() {
      const name = `site_${randomUUID().replaceAll("-", "")}`;
      const client = new pg.Client(urlOf("postgres"));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return urlOf(name);
    },
    stop,
    start,
    isRunning,
    halt: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
    async remove() {
      if (isRunning()) await stop("crash");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const found = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return found.trim().split(/\s+/).map(Number);
}

/** PostgreSQL and pgbouncer refuse to run as root. */
export function userToRunAs(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
