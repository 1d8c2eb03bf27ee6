import type { CollectionDefinition } from "../store/collection.ts";
import { writtenBefore2 } from "../store/errors.ts";
import type { Format } from "../store/format.ts";
import { changesFileOf } from "../store/json/change-log.ts";
import { parseStored, type Stored } from "../store/json/file-format.ts";
import { type Fault, parseJson } from "../store/json/json-text.ts";

export type DataFiles = ReadonlyMap<string, Buffer>;

export type Collections = Readonly<Record<string, CollectionDefinition<unknown>>>;

/** The message says why; nothing was changed. */
export class BackupError extends Error {}

const postsFile = "posts.json";

const secrets = ["session-secret", "new-password"];
const oneLine = /^[\x21-\x7e]+\n?$/;

/** Omits the first password, which ends with the first sign-in. */
export function dataFileNames(collections: Collections): string[] {
  const files = [...formatsOf(collections).keys(), ...joinedFiles(collections)];
  return [...files.flatMap((file) => [changesFileOf(file), file]), ...secrets];
}

function storedIn<T>(files: DataFiles, file: string, format: Format<T>): Stored<T> | Fault {
  const changes = files.get(changesFileOf(file));
  return parseStored(
    parseJson(files.get(file) ?? Buffer.of()),
    changes === undefined ? null : parseJson(changes),
    format,
  );
}

export function foldersOf(files: DataFiles, collections: Collections): string[] {
  return Object.entries(collections).flatMap(([name, definition]) => {
    if (definition.folders === undefined || !files.has(`${name}.json`)) return [];
    const found = storedIn(files, `${name}.json`, definition);
    return "data" in found ? definition.folders(found.data) : [];
  });
}

/** Drops malformed secrets, which must not stop a backup. */
export function withTidySecrets(files: DataFiles): DataFiles {
  const tidy = new Map(files);
  for (const name of secrets) {
    const text = files.get(name)?.toString("latin1") ?? "";
    const kept = [text, text.trim()].find((secret) => oneLine.test(secret));
    if (kept === undefined) tidy.delete(name);
    else tidy.set(name, Buffer.from(kept));
  }
  return tidy;
}

/** Throws a BackupError if the site could not start with these files. */
export function checkDataFiles(files: DataFiles, collections: Collections): void {
  if (!files.has(postsFile)) throw new BackupError(`There is no ${postsFile}.`);
  const older = joinedFiles(collections).find((file) => files.has(file));
  if (older !== undefined) throw new BackupError(`${older} was ${writtenBefore2}.`);
  const formats = formatsOf(collections);
  const changed = new Map([...formats.keys()].map((file) => [changesFileOf(file), file]));
  for (const [name, bytes] of files) {
    const format = formats.get(name);
    const file = changed.get(name);
    // A change log is validated with its snapshot.
    if (file !== undefined && files.has(file)) continue;
    if (file !== undefined) throw new BackupError(`${name} is there without ${file}.`);
    const fault = format === undefined ? secretFault(name, bytes) : fileFault(files, name, format);
    if (fault !== null) throw new BackupError(`${fault}.`);
  }
}

function joinedFiles(collections: Collections): string[] {
  return Object.values(collections).flatMap(({ joined = [] }) => joined.map((name) => `${name}.json`));
}

function formatsOf(collections: Collections): Map<string, Format<unknown>> {
  return new Map(Object.entries(collections).map(([name, definition]) => [`${name}.json`, definition]));
}

function fileFault(files: DataFiles, file: string, format: Format<unknown>): string | null {
  const found = storedIn(files, file, format);
  if ("data" in found) return null;
  return `${found.isInChanges ? changesFileOf(file) : file} ${found.fault}`;
}

function secretFault(name: string, bytes: Buffer): string | null {
  if (!secrets.includes(name)) return `${name} is no file of this site`;
  return oneLine.test(bytes.toString("latin1")) ? null : `${name} is not one line of text`;
}
