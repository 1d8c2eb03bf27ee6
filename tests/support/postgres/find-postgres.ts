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

/** Where a program is on this machine, in this folder or those of PATH, or null. */
export function findProgram(name: string, folder: string): string | null {
  const folders = [folder, ...(process.env.PATH ?? "").split(path.delimiter)];
  return folders.map((each) => path.join(each, name)).find((file) => existsSync(file)) ?? null;
}

function byVersion(one: string, other: string): number {
  const version = (folder: string) => Number(/\d+/.exec(folder)?.[0]);
  return version(other) - version(one);
}
