import * as v from "valibot";

export interface Format<T> {
  schema: v.GenericSchema<unknown, T>;
  oldestVersion?: number;
  /** Each migration validates a state of one version and transforms it to the next; the oldest comes first. */
  migrations?: readonly v.GenericSchema[];
}

type Versions = Pick<Format<never>, "oldestVersion" | "migrations">;

export function currentVersion({ oldestVersion = 1, migrations = [] }: Versions): number {
  return oldestVersion + migrations.length;
}

export function isTooOld(version: number, { oldestVersion = 1 }: Versions): boolean {
  return version < oldestVersion;
}

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

/** The message omits the value, which may be a secret. */
export function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
