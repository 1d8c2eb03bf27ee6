import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { log } from "../logging/log.ts";
import { type AnswerIndex, compared } from "./answer-index.ts";

const name = "answer-index.bin";

interface Written {
  /** What it was made of. */
  of: string;
  index: AnswerIndex;
}

/** Writes the index into the folder of the built server, so that nobody waits for it to be made. */
export async function writeAnswerIndex(folder: string, index: AnswerIndex): Promise<void> {
  const written: Written = { of: hashOfCompared(), index };
  await writeFile(path.join(folder, name), serialize(written));
}

/**
 * What the build wrote; null beside the sources, where content may change at any time, and for a file that is damaged or was
 * made of something else: the log says so. Takes 20 ms.
 */
export function readAnswerIndex(folder: string): AnswerIndex | null {
  const file = path.join(folder, name);
  if (!existsSync(file)) return null;
  try {
    const { of, index } = deserialize(readFileSync(file)) as Written;
    if (of === hashOfCompared()) return index;
    log.warn({ event: "chat" }, `${name} is of another release`);
  } catch (error) {
    log.warn({ err: error, event: "chat" }, `${name} cannot be read`);
  }
  return null;
}

function hashOfCompared(): string {
  return createHash("sha256").update(JSON.stringify(compared)).digest("hex");
}
