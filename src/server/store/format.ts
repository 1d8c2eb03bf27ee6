import * as v from "valibot";

/** The shape that the states of a collection have in this release, and had in those before. */
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

type Versions = Pick<Format<never>, "oldestVersion" | "migrations">;

/** The version of the states that this release writes. */
export function currentVersion({ oldestVersion = 1, migrations = [] }: Versions): number {
  return oldestVersion + migrations.length;
}

/** Whether a version is older than those that this release reads. */
export function isTooOld(version: number, { oldestVersion = 1 }: Versions): boolean {
  return version < oldestVersion;
}

/** Brings a stored state of a version to the current one; or says what is wrong with it, such as "a fault at …". */
export function migrate<T>(
  stored: unknown,
  version: number,
  { schema, oldestVersion = 1, migrations = [] }: Format<T>,
): { state: T } | { fault: string } {
  let state = stored;
  for (const migration of migrations.slice(version - oldestVersion)) {
    const migrated = v.safeParse(migration, state);
    if (!migrated.success) return { fault: faultOf(migrated.issues[0]) };
    state = migrated.output;
  }
  const result = v.safeParse(schema, state);
  return result.success ? { state: result.output } : { fault: faultOf(result.issues[0]) };
}

/** Where a value has a fault, and which one. The value itself stays out of the message: it may be a secret. */
export function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
