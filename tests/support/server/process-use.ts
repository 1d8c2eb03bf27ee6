import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
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

const restMs = 3_000;
const mostMsAtRest = 100;

/** Waits until the site hardly works for 3 s: after its start it indexes what the chat and the search find. */
export async function untilAtRest(site: Site): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY, worked = 0; worked - before > mostMsAtRest; ) {
    before = worked;
    await wait(restMs);
    worked = await workedMsOf(site);
  }
}
