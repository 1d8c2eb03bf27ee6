import type { IncomingHttpHeaders } from "node:http";
import * as v from "valibot";
import { versionOf } from "../../shared/record-version.ts";
import { HttpError } from "./http-error.ts";

/** Optimistic concurrency: says which version a write may replace; null stands for a missing record. */
export type IsExpected = (version: string | null) => boolean;

export function versionCheck(header: string | undefined): IsExpected {
  if (header === undefined) return () => true;
  if (header.trim() === "*") return (version) => version !== null;
  const versions = header.split(",").map((tag) => tag.trim().replace(/^"(.*)"$/, "$1"));
  return (version) => version !== null && versions.includes(version);
}

/** Checks If-Match, and `If-None-Match: *` to create a record under a name chosen by its author. */
export function namedVersionCheck(headers: IncomingHttpHeaders): IsExpected {
  return headers["if-none-match"] === "*" ? (version) => version === null : versionCheck(headers["if-match"]);
}

/** The answer is also true if the record is stored already, because the first response was lost. */
export function isSavable(stored: object | null, next: object, isExpected: IsExpected): boolean {
  const version = stored === null ? null : versionOf(stored);
  return isExpected(version) || version === versionOf(next);
}

export function conflict(message: string, stored: object | null): HttpError {
  return new HttpError(409, message, { record: stored });
}

export function creationKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!v.is(keySchema, header)) throw new HttpError(400, "Please send a UUID as Idempotency-Key.");
  return header.toLowerCase();
}

const keySchema = v.pipe(v.string(), v.uuid());
