import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProgram } from "./find-postgres.ts";
import { userToRunAs } from "./postgres-server.ts";

/** Where pgbouncer is on this machine, or null. */
export function findPgbouncer(): string | null {
  return findProgram("pgbouncer", "/usr/sbin");
}

export interface Pgbouncer {
  /** The address of the database that it stands before. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a pgbouncer with its own settings before a database of `startPostgres`; `lines` are added to them. */
export async function startPgbouncer(
  databaseUrl: string,
  poolMode: "session" | "transaction" | "statement",
  lines: readonly string[] = [],
): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (program === null)
    throw new Error("There is no pgbouncer: node tests/support/postgres/ensure-postgres.ts");
  const folder = await mkdtemp(path.join(tmpdir(), "pgbouncer-"));
  const behind = new URL(databaseUrl).searchParams.get("host") ?? "";
  const settings = path.join(folder, "pgbouncer.ini");
  const users = path.join(folder, "users.txt");
  await writeFile(users, '"site" ""\n');
  await writeFile(
    settings,
    [
      "[databases]",
      `* = host=${behind}`,
      "[pgbouncer]",
      `unix_socket_dir = ${folder}`,
      "listen_port = 6432",
      "auth_type = trust",
      `auth_file = ${users}`,
      `pool_mode = ${poolMode}`,
      ...lines,
    ].join("\n"),
  );
  const user = userToRunAs();
  if (user !== null) await chown(folder, user.uid, user.gid);
  const child = spawn(program, [settings], { stdio: ["ignore", "ignore", "pipe"], cwd: folder, ...user });
  const exit = once(child, "exit");
  let said = "";
  for await (const text of child.stderr) {
    said += text;
    if (said.includes("process up")) break;
  }
  if (!existsSync(path.join(folder, ".s.PGSQL.6432"))) throw new Error(`pgbouncer did not start: ${said}`);
  return {
    url: databaseUrl.replace(
      /@localhost\/(\w+)\?.*/,
      `@localhost:6432/$1?host=${encodeURIComponent(folder)}`,
    ),
    async stop() {
      child.kill("SIGQUIT");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
