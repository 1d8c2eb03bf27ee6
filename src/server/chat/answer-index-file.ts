import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { log } from "../logging/log.ts";
import { type AnswerIndex, compared } from "./answer-index.ts";

const name = "answer-index.bin";

interface Written {
  /** What it was made of. */
  of: string;
  /** Its parts by their names, each by itself: all at once would hold others up. */
  parts: [name: string, bytes: Buffer][];
}

/** Writes the index into the folder of the built server, so that nobody waits for it to be made. */
export async function writeAnswerIndex(folder: string, index: AnswerIndex): Promise<void> {
  const parts = Object.entries(index).map(([part, value]): Written["parts"][number] => [
    part,
    serialize(value),
  ]);
  const written: Written = { of: hashOfCompared(), parts };
  await writeFile(path.join(folder, name), serialize(written));
}

/**
 * What the build wrote, read in steps; null beside the sources, where content may change at any time, and for a file that is
 * damaged or was made of something else: the log says so.
 */
export async function readAnswerIndex(folder: string): Promise<AnswerIndex | null> {
  const file = path.join(folder, name);
  if (!existsSync(file)) return null;
  try {
    const { of, parts } = deserialize(await readFile(file)) as Written;
    if (of !== hashOfCompared()) {
      log.warn({ event: "chat" }, `${name} is of another release`);
      return null;
    }
    const read: [name: string, value: unknown][] = [];
    for (const [part, bytes] of parts) {
      await setImmediate();
      read.push([part, deserialize(bytes)]);
    }
    return Object.fromEntries(read) as unknown as AnswerIndex;
  } catch (error) {
    log.warn({ err: error, event: "chat" }, `${name} cannot be read`);
    return null;
  }
}

function hashOfCompared(): string {
  return createHash("sha256").update(JSON.stringify(compared)).digest("hex");
}
