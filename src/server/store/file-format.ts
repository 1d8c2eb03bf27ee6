import * as v from "valibot";
import { applyChanges, type Change, parseChanges } from "./changes-format.ts";
import { type Json, jsonLines } from "./json-lines.ts";

export interface Format<T> {
  schema: v.GenericSchema<unknown, T>;
  /**
   * Each checks a state of one version, beginning with version 1, and transforms it to the next. The current version
   * is the one after the last.
   */
  migrations?: readonly v.GenericSchema[];
}

/** What stands in a file and the changes beside it. */
export interface Stored<T> {
  data: T;
  /** Whether the file is as an older release wrote it. */
  isOlder: boolean;
  /** The number of the last change that the file contains; null where none may stand beside it. */
  change: number | null;
  /** The changes beside it that it does not contain. */
  changes: Change[];
}

/** What is wrong, as the rest of a sentence about the file, or about that of its changes. */
export interface Fault {
  fault: string;
  isNewer?: true;
  isInChanges?: true;
}

/** A file that is not longer is written anew at each change: only a longer one gets a number, and changes beside it. */
export const maxWholeBytes = 1_000_000;

const fileSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  // An older release refuses a file that has this key: it would not see the changes beside it.
  change: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  data: v.unknown(),
});

/** A file's text in pieces. `change` is the number of the last change that it contains, or null. */
export function* formatFile<T>(data: T, format: Format<T>, change: number | null): Generator<string> {
  yield `{"version":${versionOf(format)},${change === null ? "" : `"change":${change},`}"data":`;
  yield* jsonLines(data);
  yield "}\n";
}

/**
 * The state in a file and in the changes beside it, brought to the current version; or what is wrong with it. A file that
 * names no version is the state itself in version 1: the first release wrote it.
 */
export function parseStored<T>(file: Json, changes: Json | null, format: Format<T>): Stored<T> | Fault {
  if (file.bytes === 0) return { fault: "is empty" };
  if (file.value === undefined) return { fault: "does not hold JSON" };
  const { version, change, data } = v.is(fileSchema, file.value)
    ? file.value
    : { version: 0, data: file.value };
  const current = versionOf(format);
  if (version > current) {
    const fault = `is of version ${version}, newer than version ${current}, the last that this release knows`;
    return { fault, isNewer: true };
  }
  // What stands beside a file without a number was left there before an older release wrote it.
  const later = change === undefined ? [] : parseChanges(changes, change);
  if ("fault" in later) return { ...later, isInChanges: true };
  const applied = applyChanges(data, later);
  if (applied === null) return { fault: "does not fit the file beside it", isInChanges: true };
  let { state } = applied;
  for (const migration of format.migrations?.slice(Math.max(version, 1) - 1) ?? []) {
    const migrated = v.safeParse(migration, state);
    if (!migrated.success) return { fault: faultOf(migrated.issues[0]) };
    state = migrated.output;
  }
  const result = v.safeParse(format.schema, state);
  if (!result.success) return { fault: faultOf(result.issues[0]) };
  const isOlder = version !== current || (change === undefined && file.bytes > maxWholeBytes);
  return { data: result.output, isOlder, change: change ?? null, changes: later };
}

function versionOf({ migrations = [] }: Format<unknown>): number {
  return migrations.length + 1;
}

// The value itself stays out of the message: it may be a secret.
function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `has a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
