import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { promisify } from "node:util";
import { createGzip, gunzip } from "node:zlib";
import * as v from "valibot";
import { inString } from "../store/json-lines.ts";
import { BackupError, type Collections, checkDataFiles, type DataFiles } from "./data-files.ts";

const archiveSchema = v.strictObject({
  format: v.literal("site-backup-1"),
  made: v.string(),
  files: v.array(v.strictObject({ name: v.string(), sha256: v.string(), text: v.string() })),
});

/** Puts files of the data folder into one archive: compressed JSON that holds their texts. */
export async function pack(files: DataFiles, collections: Collections, made: Date): Promise<Buffer> {
  checkDataFiles(files, collections);
  return pipeline(archiveText(files, made), createGzip(), buffer);
}

const pieceBytes = 1_048_576;

/** The JSON of an archive in pieces: a whole one would take several times the memory of the files. */
function* archiveText(files: DataFiles, made: Date): Generator<string> {
  yield `{"format":"site-backup-1","made":${JSON.stringify(made)},"files":[`;
  let comma = "";
  for (const [name, bytes] of files) {
    yield `${comma}{"name":${JSON.stringify(name)},"sha256":"${hash("sha256", bytes, "hex")}","text":"`;
    const decoder = new StringDecoder("utf8");
    for (let start = 0; start < bytes.length; start += pieceBytes) {
      yield inString(decoder.write(bytes.subarray(start, start + pieceBytes)));
    }
    yield `${inString(decoder.end())}"}`;
    comma = ",";
  }
  yield "]}";
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
