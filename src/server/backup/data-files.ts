import { siteCollections } from "../collections.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { type Format, parseFile } from "../store/file-format.ts";

/** The content of files of the data folder, by their names. */
export type DataFiles = ReadonlyMap<string, Buffer>;

/** A backup cannot be made or restored; the message says why, and nothing was changed. */
export class BackupError extends Error {}

/** The one file that every site has. */
export const postsFile = "posts.json";

const formats = new Map<string, Format<unknown>>();
for (const [name, definition] of Object.entries<CollectionDefinition<unknown>>(siteCollections())) {
  formats.set(`${name}.json`, definition);
  // Data folders and backups of older releases have these.
  for (const [old, schema] of Object.entries(definition.replaces?.schemas ?? {}))
    formats.set(`${old}.json`, { schema });
}
const secrets = ["session-secret", "new-password"];

/** All that the site cannot make again. The first password is not among it: it ends with the first sign-in. */
export const dataFileNames: readonly string[] = [...formats.keys(), ...secrets];

/** Throws a BackupError where a file of the data folder is not what the site could start with. */
export function checkDataFile(name: string, bytes: Buffer): void {
  const fault = faultOf(name, bytes);
  if (fault !== null) throw new BackupError(`${name} ${fault}.`);
}

function faultOf(name: string, bytes: Buffer): string | null {
  const format = formats.get(name);
  if (format !== undefined) {
    const found = parseFile(bytes, format);
    return "fault" in found ? found.fault : null;
  }
  if (!secrets.includes(name)) return "is no file of this site";
  return /^[\x21-\x7e]+\n?$/.test(bytes.toString("latin1")) ? null : "is not one line of text";
}
