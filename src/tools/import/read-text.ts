import { readFile, stat } from "node:fs/promises";
import { ToolError } from "../run-tool.ts";

const maxExportBytes = 300_000_000;

/** The text of a file of UTF-8, UTF-16 or the named encoding, without its byte order mark. Throws a ToolError. */
export async function readExport(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > maxExportBytes)
    throw new ToolError(`${file} is larger than 300 MB. Export the posts in several files, and import each.`);
  return decodeText(await readFile(file));
}

/** What the encoding does not know becomes U+FFFD. */
export function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.replace(/\r\n?/g, "\n");
}

export function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** By the byte order mark, then by what an XML declaration says. */
export function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const named = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']/.exec(
    bytes.toString("latin1", 0, 300),
  )?.[1];
  if (named === undefined || /^utf-?(?:8|16)$/i.test(named)) return "utf-8";
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return "utf-8";
  }
}
