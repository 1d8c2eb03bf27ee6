/**
 * Measures how long a start takes, from the new process to its first page: as a part of `npm run bench`, or by itself as
 * `node tests/bench/cold-start.ts [posts]`.
 */
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess } from "../support/server/process.ts";
import { builtServer, freePort } from "../support/server/site.ts";
import { seedData } from "./seed.ts";
import { median } from "./table.ts";

const rounds = 10;
const stepMs = 2;

const bareServer = `import { createServer } from "node:http";
createServer((_req, res) => res.end()).listen(process.env.PORT);`;

/** The median start of the site over `posts` posts, and of a bare `node:http` server in the same rounds, in ms. */
export async function measureColdStart(posts: number): Promise<{ site: number; bare: number }> {
  const dataDir = await seedData(posts);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info", MALLOC_MMAP_THRESHOLD_: "131072" };
  const startSite = () => timeStart(["--max-semi-space-size=4", "--enable-source-maps", builtServer], env);
  // The first start of all makes the administrator's account.
  await startSite();
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    site.push(await startSite());
    bare.push(await timeStart(["--input-type=module", "--eval", bareServer], {}));
  }
  await rm(dataDir, { recursive: true });
  return { site: median(site), bare: median(bare) };
}

/** How long it takes from the start of a process to the end of its first answer to `/`. */
async function timeStart(args: string[], env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const running = startProcess(process.execPath, args, {
    env: { ...env, PORT: String(port) },
    stdout: "ignore",
    stderr: "inherit",
  });
  try {
    while (!(await answers(port))) {
      if (!running.isRunning()) throw new Error(`The server ended with ${await running.exit}`);
      await wait(stepMs);
    }
    return performance.now() - begun;
  } finally {
    await running.end("SIGKILL");
  }
}

/** Whether there is a server already; throws where it answers with no page. */
async function answers(port: number): Promise<boolean> {
  const request = get({ port, agent: false });
  let answer: IncomingMessage;
  try {
    [answer] = await once(request, "response");
  } catch {
    return false;
  }
  if (answer.statusCode !== 200) throw new Error(`The first answer is ${answer.statusCode}`);
  await once(answer.resume(), "end");
  return true;
}

if (import.meta.main) {
  const { site, bare } = await measureColdStart(Number(process.argv[2] ?? 1_000));
  console.info(`site ${site.toFixed(0)} ms, bare node:http server ${bare.toFixed(0)} ms`);
}
