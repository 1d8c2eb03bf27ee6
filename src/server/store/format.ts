import * as v from "valibot";

/** The shape that the states of a collection have in this release, and had in those before. */
export interface Format<T> {
  schema: v.GenericSchema<unknown, T>;
  /**
   * Each checks a state of one version, beginning with version 1, and transforms it to the next. The current version
   * is the one after the last.
   */
  migrations?: readonly v.GenericSchema[];
}

/** The version of the states of this release. */
export function currentVersion({ migrations = [] }: Pick<Format<unknown>, "migrations">): number {
  return migrations.length + 1;
}

/** Brings a stored state of some version to the current one; or says what is wrong with it, such as "a fault at …". */
export function migrate<T>(
  stored: unknown,
  version: number,
  { schema, migrations = [] }: Format<T>,
): { state: T } | { fault: string } {
  let state = stored;
  for (const migration of migrations.slice(version - 1)) {
    const migrated = v.safeParse(migration, state);
    if (!migrated.success) return { fault: faultOf(migrated.issues[0]) };
    state = migrated.output;
  }
  const result = v.safeParse(schema, state);
  return result.success ? { state: result.output } : { fault: faultOf(result.issues[0]) };
}

// The value itself stays out of the message: it may be a secret.
function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
