import { constants } from "node:buffer";
import { codeOf } from "../errors.ts";

export interface Fault {
  fault: string;
  /** The data are intact, but only another release can read them. */
  isSound?: true;
  isInChanges?: true;
}

export type Json = { value: unknown } | Fault;

const noJson: Fault = { fault: "does not hold JSON" };
const sliceLength = 100_000;

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

export function shortText(pieces: Iterable<string>, maxBytes: number): string | null {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length > maxBytes) return null;
  }
  return Buffer.byteLength(text) > maxBytes ? null : text;
}

/** Joins pieces to slices, between which the event loop goes on. Throws EFBIG where no start could parse the text. */
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

export function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export function parseJson(bytes: Uint8Array): Json {
  return parseText(textOf(bytes));
}

export function textOf(bytes: Uint8Array): string | Fault {
  if (bytes.length === 0) return { fault: "is empty" };
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    return codeOf(error) === "ERR_STRING_TOO_LONG" ? tooLong : noJson;
  }
}

export function parseText(text: string | Fault): Json {
  if (typeof text !== "string") return text;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return noJson;
  }
}

/** JavaScript's longest string is 512 MB. Releases before 3.0 could read longer files. */
export const tooLong: Fault = {
  fault:
    "is longer than this release can read, which is 512 MB of JSON: start release 2 again, and remove records until it makes daily backups again, which have the same limit",
  isSound: true,
};
