import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as v from "valibot";
import { BackupError, type Collections, checkDataFiles, type DataFiles } from "./data-files.ts";

const archiveSchema = v.strictObject({
  format: v.literal("site-backup-1"),
  made: v.string(),
  files: v.array(v.strictObject({ name: v.string(), sha256: v.string(), text: v.string() })),
});

/** Puts files of the data folder into one archive: compressed JSON that holds their texts. */
export async function pack(files: DataFiles, collections: Collections, made: Date): Promise<Buffer> {
  checkDataFiles(files, collections);
  const archive: v.InferOutput<typeof archiveSchema> = {
    format: "site-backup-1",
    made: made.toISOString(),
    files: [...files].map(([name, bytes]) => ({
      name,
      sha256: hash("sha256", bytes, "hex"),
      text: bytes.toString("utf8"),
    })),
  };
  return promisify(gzip)(JSON.stringify(archive));
}

/** Takes an archive apart. Throws a BackupError unless all in it is whole, and of use to this site. */
export async function unpack(
  bytes: Buffer,
  collections: Collections,
): Promise<{ made: string; files: DataFiles }> {
  const { made, files } = await parse(bytes);
  const unpacked = new Map<string, Buffer>();
  for (const { name, sha256, text } of files) {
    const content = Buffer.from(text);
    if (unpacked.has(name)) throw new BackupError(`${name} is there twice.`);
    if (hash("sha256", content, "hex") !== sha256)
      throw new BackupError(`${name} is not what was backed up.`);
    unpacked.set(name, content);
  }
  checkDataFiles(unpacked, collections);
  return { made, files: unpacked };
}

async function parse(bytes: Buffer): Promise<v.InferOutput<typeof archiveSchema>> {
  try {
    return v.parse(archiveSchema, JSON.parse((await promisify(gunzip)(bytes)).toString("utf8")));
  } catch (error) {
    throw new BackupError("It is damaged, or no backup of this site.", { cause: error });
  }
}
