import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Dialogue } from "./dialogue.ts";
import ways from "./ways.json" with { type: "json" };

const namedWays = new Map(Object.entries<string[]>(ways).map(([name, list]) => [`<${name}>`, list]));

/** A name in `<` and `>` stands for a list in `ways.json`. */
const oneOf = v.pipe(
  v.array(v.string()),
  v.transform((list) => list.flatMap((way) => namedWays.get(way) ?? way)),
);
const oneOrOneOf = v.union([v.string(), oneOf]);

/** Strict, so that a misspelled field fails. */
const lineSchema = v.union([
  v.strictObject({ dialogue: v.string(), kept: v.optional(v.boolean(), false) }),
  v.strictObject({
    say: v.string(),
    says: v.optional(v.array(oneOrOneOf), []),
    not: v.exactOptional(v.array(v.string())),
    link: v.exactOptional(oneOrOneOf),
    miss: v.exactOptional(v.literal(true)),
    begins: v.exactOptional(v.picklist(["Yes", "No"])),
  }),
]);

/** The evaluation set. */
export const allDialogues = readDialogues("conversations");

export function readDialogues(folder: "conversations" | "practice"): readonly Dialogue[] {
  const dir = path.join(import.meta.dirname, folder);
  const dialogues: Dialogue[] = [];
  for (const file of readdirSync(dir).sort()) {
    for (const text of readFileSync(path.join(dir, file), "utf8").trimEnd().split("\n")) {
      const line = v.parse(lineSchema, JSON.parse(text));
      if ("dialogue" in line) dialogues.push({ id: line.dialogue, isHeldOut: line.kept, turns: [] });
      else dialogues.at(-1)?.turns.push(line);
    }
  }
  return dialogues;
}
