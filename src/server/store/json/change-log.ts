import * as v from "valibot";
import { applyDifference, type Difference, differenceSchema } from "../difference.ts";
import type { Fault, Json } from "./json-text.ts";

/** Change numbers rise, with gaps. */
export interface Change {
  number: number;
  difference: Difference;
}

const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const changesSchema = v.strictObject({
  /** The number of the last change in the snapshot on which the log is based. */
  after: numberSchema,
  changes: v.array(v.strictObject({ number: numberSchema, difference: differenceSchema })),
});

export function changesFileOf(file: string): string {
  return file.replace(/\.json$/, ".changes.json");
}

export function isChangesFile(file: string): boolean {
  return file.endsWith(".changes.json");
}

export function formatChanges(after: number, lines: readonly string[]): string {
  return `{"after":${after},"changes":[\n${lines.join(",\n")}\n]}\n`;
}

export function formatChange(change: Change): string {
  return JSON.stringify(change);
}

interface ReadChanges {
  later: Change[];
  hasAny: boolean;
}

export function parseChanges(file: Json | null, snapshotNumber: number): ReadChanges | Fault {
  if (file === null) return { fault: "is missing" };
  if ("fault" in file) return file;
  const { success, output } = v.safeParse(changesSchema, file.value);
  if (!success) return { fault: "does not hold changes" };
  const numbers = [output.after, ...output.changes.map(({ number }) => number)];
  if (numbers.some((number, index) => number <= (numbers[index - 1] ?? -1)))
    return { fault: "has its changes out of order" };
  const hasAny = output.changes.length > 0;
  if ((numbers.at(-1) ?? 0) <= snapshotNumber) return { later: [], hasAny };
  const index = numbers.indexOf(snapshotNumber);
  return index === -1
    ? { fault: "does not continue from its snapshot file" }
    : { later: output.changes.slice(index), hasAny };
}

export function applyChanges(state: unknown, changes: readonly Change[]): { state: unknown } | null {
  try {
    return { state: changes.reduce((before, { difference }) => applyDifference(before, difference), state) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
