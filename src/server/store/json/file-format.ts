import * as v from "valibot";
import { writtenBefore2 } from "../errors.ts";
import { currentVersion, type Format, faultOf, isTooOld, migrate } from "../format.ts";
import { applyChanges, type Change, parseChanges } from "./changes.ts";
import { type Fault, formatState, type Json } from "./json-text.ts";

/** What stands in a file and the changes beside it. */
export interface Stored<T> {
  data: T;
  /** Whether the file is as an older release wrote it. */
  isOlder: boolean;
  /** The number of the last change that the file contains; null where none may stand beside it. */
  change: number | null;
  /** The changes beside it that it does not contain. */
  changes: Change[];
  /** Whether changes stand beside it, which it may contain: they hold what was removed since. */
  hasChanges: boolean;
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
  yield `{"version":${currentVersion(format)},${change === null ? "" : `"change":${change},`}"data":`;
  yield* formatState(data);
  yield "}\n";
}

const tooOld: Fault = { fault: `was ${writtenBefore2}`, isSound: true };

/** The state in a file and in the changes beside it, brought to the current version; or what is wrong with it. */
export function parseStored<T>(file: Json, changes: Json | null, format: Format<T>): Stored<T> | Fault {
  if ("fault" in file) return file;
  const parsed = v.safeParse(fileSchema, file.value);
  if (!parsed.success)
    return isBareState(file.value) ? tooOld : { fault: `has ${faultOf(parsed.issues[0])}` };
  const { version, change, data } = parsed.output;
  if (isTooOld(version, format)) return tooOld;
  const current = currentVersion(format);
  if (version > current) {
    const fault = `is of version ${version}, newer than version ${current}, the last that this release knows: start the newer release again, or restore a backup from before the upgrade`;
    return { fault, isSound: true };
  }
  // Changes beside a file without a number are of a crash before the file got one, and are none yet.
  const beside = change === undefined ? { later: [], hasAny: false } : parseChanges(changes, change);
  if ("fault" in beside) return { ...beside, isInChanges: true };
  const { later, hasAny } = beside;
  const applied = applyChanges(data, later);
  if (applied === null) return { fault: "does not fit the file beside it", isInChanges: true };
  const migrated = migrate(applied.state, version, format);
  if ("fault" in migrated) return { fault: `has ${migrated.fault}` };
  return {
    data: migrated.state,
    isOlder: version !== current,
    change: change ?? null,
    changes: later,
    hasChanges: hasAny,
  };
}

/** Whether a file holds a state itself, and names no version, as those of release 1.0.0. What is empty is damaged. */
function isBareState(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !("version" in value) && Object.keys(value).length > 0
  );
}
