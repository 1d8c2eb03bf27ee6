import path from "node:path";
import type { Adapter } from "lowdb";
import * as v from "valibot";
import { backupsOf, keepCopy, newestCopy } from "./backups.ts";
import { StoreStartError } from "./errors.ts";
import { type FileSystem, readIfThere, replaceFile } from "./files.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * lowdb's way to one file of the store: what it reads is whole and fits the schema, what it writes is safe. The last
 * good copies are kept from before the first write of a start, and from then on daily.
 */
export function jsonFile<T>(fs: FileSystem, file: string, schema: v.GenericSchema<unknown, T>): Adapter<T> {
  let copiedAt = Number.NEGATIVE_INFINITY;
  return {
    async read() {
      const bytes = await readIfThere(fs, file);
      if (bytes === null && (await newestCopy(fs, file, () => true)) === null) return null;
      const content =
        bytes === null ? { fault: "is missing, though copies of it are there" } : parseState(bytes, schema);
      if ("data" in content) return content.data;
      const copy = await newestCopy(fs, file, (candidate) => "data" in parseState(candidate, schema));
      throw new StoreStartError(explain(file, content.fault, copy));
    },
    async write(data) {
      const now = Date.now();
      // A clock that was set back must not put the next copy off.
      if (Math.abs(now - copiedAt) >= dayMs && (await keepCopy(fs, file))) copiedAt = now;
      await replaceFile(fs, file, `${JSON.stringify(data, null, 2)}\n`);
    },
  };
}

/** The state that a file of the store holds, or what is wrong with it. */
export function parseState<T>(
  bytes: Uint8Array,
  schema: v.GenericSchema<unknown, T>,
): { data: T } | { fault: string } {
  if (bytes.length === 0) return { fault: "is empty" };
  const value = parseJson(bytes);
  if (value === undefined) return { fault: "does not hold JSON" };
  const result = v.safeParse(schema, value);
  if (result.success) return { data: result.output };
  // The value itself stays out of the message: it may be a secret.
  const [issue] = result.issues;
  const needed = issue.type === "check" ? issue.message : `${issue.expected ?? issue.type} is needed`;
  return { fault: `has a fault at ${v.getDotPath(issue) ?? "its top"}: ${needed}` };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function explain(file: string, fault: string, copy: string | null): string {
  const found = `${file} ${fault}. Nothing was changed.`;
  if (copy === null) {
    const names = backupsOf(file).map((name) => path.basename(name));
    return `${found} Put back a backup of your own, since none of ${names.join(", ")} is good, or move the file away to start without it.`;
  }
  return `${found} Its newest good copy is ${copy}: to put it back, run\n  cp "${copy}" "${file}"`;
}
