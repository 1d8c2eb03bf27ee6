import { readFile } from "node:fs/promises";
import type { Site } from "./site.ts";

export async function memoryOf(site: Site): Promise<number> {
  const status = await readFile(`/proc/${site.process().pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}
