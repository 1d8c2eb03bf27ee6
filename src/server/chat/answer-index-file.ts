import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { AnswerIndex } from "./answer-index.ts";

const name = "answer-index.bin";

/** Writes the index into the folder of the built server, so that nobody waits for it to be made. */
export async function writeAnswerIndex(folder: string, index: AnswerIndex): Promise<void> {
  await writeFile(path.join(folder, name), serialize(index));
}

/** What the build wrote; null beside the sources, where content may change at any time. Takes 20 ms. */
export function readAnswerIndex(folder: string): AnswerIndex | null {
  try {
    return deserialize(readFileSync(path.join(folder, name))) as AnswerIndex;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
