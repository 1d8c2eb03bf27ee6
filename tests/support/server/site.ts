import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProcessOptions, type RunningProcess, startProcess } from "./process.ts";

export interface Site {
  url: string;
  dataDir: string;
  process(): RunningProcess;
  log(): Record<string, unknown>[];
  stored(name: string): Promise<unknown>;
  end(signal: NodeJS.Signals): Promise<number | null>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface SiteOptions {
  stdout?: ProcessOptions["stdout"];
  nodeArgs?: string[];
  development?: boolean;
}

const hangMs = 240_000;

export const builtServer = "dist/server/server.js";

/** Starts the built site on a free port. Needs the build. */
export async function startSite(env: Record<string, string> = {}, options: SiteOptions = {}): Promise<Site> {
  const { stdout = "inherit", nodeArgs = [], development = false } = options;
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const url = `http://localhost:${port}`;
  let running: RunningProcess;
  const site: Site = {
    url,
    dataDir,
    process: () => running,
    log: () =>
      running
        .stdout()
        .split("\n")
        // What comes after the last end of a line is the beginning of one.
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    stored: async (name) => JSON.parse(await readFile(path.join(dataDir, `${name}.json`), "utf8")).data,
    end: (signal) => running.end(signal),
    async start() {
      running = startProcess(
        process.execPath,
        [
          "--max-semi-space-size=4",
          "--enable-source-maps",
          ...nodeArgs,
          ...(development ? ["server.ts", "--dev"] : [builtServer]),
        ],
        {
          env: {
            MALLOC_MMAP_THRESHOLD_: "131072",
            PORT: String(port),
            DATA_DIR: dataDir,
            // Lets each test choose its address.
            TRUST_PROXY: "1",
            LOG_LEVEL: "error",
            ...env,
          },
          stdout,
          stderr: "inherit",
        },
      );
      try {
        await untilListening(url, running);
      } catch (error) {
        await running.end("SIGKILL");
        throw error;
      }
    },
    async stop() {
      if (running.isRunning()) await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await site.start();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

/** Ports below those that systems give out by themselves, from 32768 on; each process of a test run has some of its own. */
const firstPort = 20_000;
const portsOfProcess = 1_000;
const portsBefore =
  (Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0) % 12) * portsOfProcess;
// Another test run on this machine is elsewhere in them.
let lastPort = Math.floor(Math.random() * portsOfProcess);

/** A port that nobody listens on, and that nobody is given before it is used. */
export async function freePort(): Promise<number> {
  while (true) {
    lastPort = (lastPort + 1) % portsOfProcess;
    const port = firstPort + portsBefore + lastPort;
    const server = createServer().listen(port);
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

/** Waits for a site's first answer: what it needs is made in the background, which takes long on a busy machine. */
export async function untilChatAnswers({ url }: Pick<Site, "url">): Promise<void> {
  const answer = await fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ message: "What is your phone number?", sessionId: "first" }),
  });
  await answer.text();
}

async function untilListening(url: string, { isRunning, exit }: RunningProcess): Promise<void> {
  // A busy machine may take many times as long: this only ends what hangs, before the limit of a whole test does.
  const deadline = Date.now() + hangMs;
  while (Date.now() < deadline) {
    if (!isRunning()) throw new Error(`The server ended with ${await exit}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadline - Date.now()) }).catch(() => null);
    if (answer !== null) return;
    await wait(50);
  }
  throw new Error(`The server did not start within ${hangMs / 1_000} s`);
}
