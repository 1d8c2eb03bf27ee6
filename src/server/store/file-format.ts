import * as v from "valibot";
import { applyChanges, type Change, parseChanges } from "./changes-format.ts";
import { writtenBefore2 } from "./errors.ts";
import { type Json, jsonLines } from "./json-lines.ts";

export interface Format<T> {
  schema: v.GenericSchema<unknown, T>;
  /** The version that release 2.0 wrote, where that is not 1: what is older is refused. */
  oldestVersion?: number;
  /**
   * Each checks a state of one version, beginning with the oldest, and transforms it to the next. The current version is
   * the one after the last.
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
  isTooOld?: true;
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

const tooOld: Fault = { fault: `was ${writtenBefore2}`, isTooOld: true };

/** The state in a file and in the changes beside it, brought to the current version; or what is wrong with it. */
export function parseStored<T>(file: Json, changes: Json | null, format: Format<T>): Stored<T> | Fault {
  if (file.bytes === 0) return { fault: "is empty" };
  if (file.value === undefined) return { fault: "does not hold JSON" };
  const parsed = v.safeParse(fileSchema, file.value);
  if (!parsed.success) return isBareState(file.value) ? tooOld : { fault: faultOf(parsed.issues[0]) };
  const { version, change, data } = parsed.output;
  const current = versionOf(format);
  if (version < oldestOf(format)) return tooOld;
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
  for (const migration of migrationsFrom(version, format)) {
    const migrated = v.safeParse(migration, state);
    if (!migrated.success) return { fault: faultOf(migrated.issues[0]) };
    state = migrated.output;
  }
  const result = v.safeParse(format.schema, state);
  if (!result.success) return { fault: faultOf(result.issues[0]) };
  const isOlder = version !== current || (change === undefined && file.bytes > maxWholeBytes);
  return { data: result.output, isOlder, change: change ?? null, changes: later };
}

/** Whether a file names no version, as those of release 1.0.0, which held the state itself. */
function isBareState(value: unknown): boolean {
  return typeof value === "object" && value !== null && !("version" in value);
}

/** The version that this release writes. */
export function versionOf(format: Pick<Format<never>, "oldestVersion" | "migrations">): number {
  return oldestOf(format) + (format.migrations?.length ?? 0);
}

/** The oldest version that this release reads. */
export function oldestOf({ oldestVersion = 1 }: Pick<Format<never>, "oldestVersion">): number {
  return oldestVersion;
}

/** What brings a state of a version to the current one. */
export function migrationsFrom(
  version: number,
  format: Pick<Format<never>, "oldestVersion" | "migrations">,
): readonly v.GenericSchema[] {
  return format.migrations?.slice(version - oldestOf(format)) ?? [];
}

// The value itself stays out of the message: it may be a secret.
function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `has a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
