import * as v from "valibot";
import { Problem } from "./http-error.ts";

/** The body as its schema wants it; throws a Problem 400 with a sentence for each field that needs another look. */
export function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body, { message: wordsFor });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  const [[field, message]] = issues as [(typeof issues)[number]];
  if (field === null) throw new Problem(400, message);
  // The first issue of a field is the one to mend first.
  throw new Problem(400, "Please check the marked fields.", {
    issues: Object.fromEntries(issues.toReversed()),
  });
}

/** What a schema has no sentence of its own for; the library's would speak of types and keys. */
function wordsFor({ type, path, expected }: v.BaseIssue<unknown>): string {
  if (path === undefined) return "Please send a set of fields.";
  if (type === "strict_object")
    return expected === "never" ? "There is no such field." : "This field is missing.";
  return "This cannot be read; please check it.";
}
