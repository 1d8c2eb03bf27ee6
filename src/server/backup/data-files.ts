import type { CollectionDefinition } from "../store/collection.ts";
import { type Format, parseFile } from "../store/file-format.ts";

/** The content of files of the data folder, by their names. */
export type DataFiles = ReadonlyMap<string, Buffer>;

export type Collections = Readonly<Record<string, CollectionDefinition<unknown>>>;

/** A backup cannot be made or restored; the message says why, and nothing was changed. */
export class BackupError extends Error {}

/** The one file that every site has. */
const postsFile = "posts.json";

const secrets = ["session-secret", "new-password"];
const oneLine = /^[\x21-\x7e]+\n?$/;

/** All that the site cannot make again. The first password is not among it: it ends with the first sign-in. */
export function dataFileNames(collections: Collections): string[] {
  return [...formatsOf(collections).keys(), ...secrets];
}

/**
 * The files with their secrets trimmed, as the site reads them, and without a secret that is no line of text then: it
 * must not stop a backup.
 */
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

/** Throws a BackupError where one of the files is not what the site could start with. */
export function checkDataFiles(files: DataFiles, collections: Collections): void {
  if (!files.has(postsFile)) throw new BackupError(`There is no ${postsFile}.`);
  const formats = formatsOf(collections);
  for (const [name, bytes] of files) {
    const fault = faultOf(name, bytes, formats.get(name));
    if (fault !== null) throw new BackupError(`${name} ${fault}.`);
  }
}

/** The formats of the collections' files, and of those that data folders and backups of older releases have. */
function formatsOf(collections: Collections): Map<string, Format<unknown>> {
  const formats = new Map<string, Format<unknown>>();
  for (const [name, definition] of Object.entries(collections)) {
    formats.set(`${name}.json`, definition);
    for (const [old, schema] of Object.entries(definition.replaces?.schemas ?? {}))
      formats.set(`${old}.json`, { schema });
  }
  return formats;
}

function faultOf(name: string, bytes: Buffer, format: Format<unknown> | undefined): string | null {
  if (format !== undefined) {
    const found = parseFile(bytes, format);
    return "fault" in found ? found.fault : null;
  }
  if (!secrets.includes(name)) return "is no file of this site";
  return oneLine.test(bytes.toString("latin1")) ? null : "is not one line of text";
}
