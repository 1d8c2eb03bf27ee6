import { readFile } from "node:fs/promises";
import type { Site } from "./site.ts";

export async function memoryOf(site: Site): Promise<number> {
  const status = await readFile(`/proc/${site.process().pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

/** The processor time that all threads of the site have taken since its start, in ms. */
export async function workedMsOf(site: Site): Promise<number> {
  const stat = await readFile(`/proc/${site.process().pid}/stat`, "utf8");
  // After the name, which may have spaces, the 12th and the 13th field, in hundredths of a second.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}
