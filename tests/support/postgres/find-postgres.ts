import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** The folder with the programs of the newest PostgreSQL of this machine, or null. */
export function findPostgres(): string | null {
  const debian = globSync("/usr/lib/postgresql/*/bin").sort(byVersion);
  const folders = [...debian, ...(process.env.PATH ?? "").split(path.delimiter)];
  return (
    folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)))) ??
    null
  );
}

function byVersion(one: string, other: string): number {
  const version = (folder: string) => Number(/\d+/.exec(folder)?.[0]);
  return version(other) - version(one);
}
