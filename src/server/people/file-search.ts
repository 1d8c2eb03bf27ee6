import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { comparableText } from "../../shared/forms/mail-address.ts";
import { spellingsOf } from "../requests/mail-address.ts";
import { inString } from "../store/json-lines.ts";

/** Longer than an address as a file may spell it: one may stand across two pieces of the file. */
const overlap = 2_000;

/** Whether a file of JSON, or a compressed archive of such files, has a mail address in it. */
export async function fileHolds(file: string, email: string): Promise<boolean> {
  const isArchive = file.endsWith(".gz");
  const sought = spellingsOf(email)
    // As it stands in an address.
    .flatMap((spelling) => [spelling, spelling.replace(/@(?=[^@]*$)/, "%40")])
    .map((spelling) => (isArchive ? inString(inString(spelling)) : inString(spelling)));
  const bytes = createReadStream(file);
  // An error of the file ends the loop with it.
  const content = isArchive ? pipeline(bytes, createGunzip(), () => {}) : bytes;
  let tail = "";
  for await (const piece of content.setEncoding("utf8")) {
    tail += piece;
    const text = comparableText(tail);
    if (sought.some((spelling) => text.includes(spelling))) return true;
    tail = tail.slice(-overlap);
  }
  return false;
}
