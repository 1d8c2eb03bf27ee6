import { constants } from "node:buffer";
import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { promisify } from "node:util";
import { createGzip, gunzip } from "node:zlib";
import * as v from "valibot";
import { inString } from "../store/json/json-text.ts";
import { BackupError, type Collections, checkDataFiles, type DataFiles } from "./data-files.ts";

const archiveSchema = v.strictObject({
  format: v.literal("site-backup-1"),
  made: v.string(),
  files: v.array(v.strictObject({ name: v.string(), sha256: v.string(), text: v.string() })),
});

/** Throws a BackupError if a file is damaged, or if the JSON exceeds `maxLength`, since `unpack` parses it as one string. */
export async function pack(
  files: DataFiles,
  collections: Collections,
  made: Date,
  maxLength = constants.MAX_STRING_LENGTH,
): Promise<Buffer> {
  checkDataFiles(files, collections);
  return pipeline(noLonger(archiveText(files, made), maxLength), createGzip(), buffer);
}

function* noLonger(pieces: Iterable<string>, maxLength: number): Generator<string> {
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > maxLength)
      throw new BackupError(
        "The data are longer than a backup that can be restored, which has at most 512 MB of JSON. Move the site into a database by npm run move, and back that up by pg_dump.",
      );
    yield piece;
  }
}

const pieceBytes = 1_048_576;

/** A generator, since the whole string would take several times the memory of the files. */
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
    // Some browsers unpack a download without changing its name.
    const json = bytes[0] === 0x1f && bytes[1] === 0x8b ? await promisify(gunzip)(bytes) : bytes;
    return v.parse(archiveSchema, JSON.parse(new TextDecoder().decode(json)));
  } catch (error) {
    throw new BackupError("It is damaged, or no backup of this site.", { cause: error });
  }
}
