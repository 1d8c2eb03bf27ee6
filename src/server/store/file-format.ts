import * as v from "valibot";

export interface Format<T> {
  schema: v.GenericSchema<unknown, T>;
  /**
   * Each checks a state of one version, beginning with version 1, and transforms it to the next. The current version
   * is the one after the last.
   */
  migrations?: readonly v.GenericSchema[];
}

type Parsed<T> = { data: T; version: number } | { fault: string; isNewer?: true };

const fileSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  data: v.unknown(),
});

export function formatFile<T>(data: T, format: Format<T>): string {
  return `${JSON.stringify({ version: versionOf(format), data }, null, 2)}\n`;
}

export function versionOf({ migrations = [] }: Format<unknown>): number {
  return migrations.length + 1;
}

/**
 * The state in a file, brought to the current version, and the version that the file names; or what is wrong with it.
 * A file that names none, here 0, is the state itself in version 1: the first release wrote it.
 */
export function parseFile<T>(bytes: Uint8Array, format: Format<T>): Parsed<T> {
  if (bytes.length === 0) return { fault: "is empty" };
  const value = parseJson(bytes);
  if (value === undefined) return { fault: "does not hold JSON" };
  const { version, data } = v.is(fileSchema, value) ? value : { version: 0, data: value };
  const current = versionOf(format);
  if (version > current) {
    const fault = `is of version ${version}, newer than version ${current}, the last that this release knows`;
    return { fault, isNewer: true };
  }
  let state = data;
  for (const migration of format.migrations?.slice(Math.max(version, 1) - 1) ?? []) {
    const migrated = v.safeParse(migration, state);
    if (!migrated.success) return { fault: faultOf(migrated.issues[0]) };
    state = migrated.output;
  }
  const result = v.safeParse(format.schema, state);
  return result.success ? { data: result.output, version } : { fault: faultOf(result.issues[0]) };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

// The value itself stays out of the message: it may be a secret.
function faultOf(issue: v.BaseIssue<unknown>): string {
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return `has a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}`;
}
