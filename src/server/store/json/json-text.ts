import { constants } from "node:buffer";
import { codeOf } from "../errors.ts";

/** What is wrong with a file, as the rest of a sentence about it. */
export interface Fault {
  fault: string;
  /** Whether the file is not damaged: another release, which the fault names, can read it. */
  isSound?: true;
  /** Whether it is a fault of the changes beside the file. */
  isInChanges?: true;
}

/** The JSON of a file, or what is wrong with it. */
export type Json = { value: unknown } | Fault;

const noJson: Fault = { fault: "does not hold JSON" };
const sliceLength = 100_000;

/** The JSON of a state in pieces, in which each record of a list is a line of its own: people read and compare such files. */
export function* formatState(state: unknown): Generator<string> {
  if (Array.isArray(state)) return yield* formatList(state);
  if (typeof state !== "object" || state === null) return yield JSON.stringify(state);
  yield "{";
  let comma = "\n";
  for (const [key, value] of Object.entries(state)) {
    if (value === undefined) continue;
    yield `${comma}${JSON.stringify(key)}:`;
    if (Array.isArray(value)) yield* formatList(value);
    else yield JSON.stringify(value);
    comma = ",\n";
  }
  yield "\n}";
}

function* formatList(list: readonly unknown[]): Generator<string> {
  yield "[";
  let comma = "\n";
  for (const item of list) {
    yield `${comma}${JSON.stringify(item) ?? "null"}`;
    comma = ",\n";
  }
  yield "\n]";
}

/** A text that comes in pieces, or null where it is longer than `maxBytes`. */
export function shortText(pieces: Iterable<string>, maxBytes: number): string | null {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length > maxBytes) return null;
  }
  return Buffer.byteLength(text) > maxBytes ? null : text;
}

/**
 * Makes a long text slice by slice, as it is written: others have their turn between two. Throws where it would be longer
 * than `maxLength`, which tests set lower: no start could read it.
 */
export function* inSlices(
  pieces: Iterable<string>,
  maxLength = constants.MAX_STRING_LENGTH,
): Generator<string> {
  let slice = "";
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > maxLength)
      throw Object.assign(new Error("The file would be longer than a start can read"), { code: "EFBIG" });
    slice += piece;
    if (slice.length < sliceLength) continue;
    yield slice;
    slice = "";
  }
  yield slice;
}

/** Text as it stands between the quotes of a JSON string. */
export function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Parses the bytes of a file. */
export function parseJson(bytes: Uint8Array): Json {
  return parseText(textOf(bytes));
}

/** The text of a file, or what is wrong with it. */
export function textOf(bytes: Uint8Array): string | Fault {
  if (bytes.length === 0) return { fault: "is empty" };
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    return codeOf(error) === "ERR_STRING_TOO_LONG" ? tooLong : noJson;
  }
}

/** Parses the text of a file, unless there is a fault already. */
export function parseText(text: string | Fault): Json {
  if (typeof text !== "string") return text;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return noJson;
  }
}

/** The fault of a file that no string of JavaScript can hold. Releases before 3.0 could read one. */
export const tooLong: Fault = {
  fault:
    "is longer than this release can read, which is 512 MB of JSON: start release 2 again, and remove records until it makes daily backups again, which have the same limit",
  isSound: true,
};
