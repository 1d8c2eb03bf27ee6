import * as v from "valibot";
import { writtenBefore2 } from "../errors.ts";
import { currentVersion, type Format, faultOf, isTooOld, migrate } from "../format.ts";
import { applyChanges, type Change, parseChanges } from "./change-log.ts";
import { type Fault, formatState, type Json } from "./json-text.ts";

export interface Stored<T> {
  data: T;
  isOlder: boolean;
  /** The number of the last change that the snapshot contains; null means that it has no change log. */
  snapshotNumber: number | null;
  changes: Change[];
  /** The log may have only changes that the snapshot contains: they may hold deleted data. */
  hasChanges: boolean;
}

/** A file up to this size is rewritten at each change; only a longer one gets a number and a change log. */
export const maxWholeBytes = 1_000_000;

const fileSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  // Releases that know no change logs refuse a file with this key, instead of missing its latest changes.
  change: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  data: v.unknown(),
});

export function* formatFile<T>(data: T, format: Format<T>, change: number | null): Generator<string> {
  yield `{"version":${currentVersion(format)},${change === null ? "" : `"change":${change},`}"data":`;
  yield* formatState(data);
  yield "}\n";
}

const tooOld: Fault = { fault: `was ${writtenBefore2}`, isSound: true };

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
  // A log next to a snapshot without a number is left over from a crash before the first numbered snapshot.
  const log = change === undefined ? { later: [], hasAny: false } : parseChanges(changes, change);
  if ("fault" in log) return { ...log, isInChanges: true };
  const { later, hasAny } = log;
  const applied = applyChanges(data, later);
  if (applied === null) return { fault: "does not match its snapshot file", isInChanges: true };
  const migrated = migrate(applied.state, version, format);
  if ("fault" in migrated) return { fault: `has ${migrated.fault}` };
  return {
    data: migrated.state,
    isOlder: version !== current,
    snapshotNumber: change ?? null,
    changes: later,
    hasChanges: hasAny,
  };
}

/** Release 1.0.0 wrote the state without a version. An empty object counts as damaged. */
function isBareState(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !("version" in value) && Object.keys(value).length > 0
  );
}
