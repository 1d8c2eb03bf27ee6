import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProcessOptions, type RunningProcess, startProcess } from "./process.ts";

/** A running site: the real server over a store of its own in a temporary folder. */
export interface Site {
  url: string;
  dataDir: string;
  /** Its process; another one after each start. */
  process(): RunningProcess;
  /** The lines of its log, where standard output is a pipe. */
  log(): Record<string, unknown>[];
  /** What the store's file of this name holds. */
  stored(name: string): Promise<unknown>;
  /** Ends the process with a signal, waits until it is gone, and gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts the process again over the same store. */
  start(): Promise<void>;
  /** Ends the process and removes the folder. */
  stop(): Promise<void>;
}

interface SiteOptions {
  stdout?: ProcessOptions["stdout"];
  /** For Node itself. */
  nodeArgs?: string[];
  /** Runs the sources. */
  development?: boolean;
}

/** What `npm start` and the systemd unit run. */
export const builtServer = "dist/server/server.js";

/** Starts the built site on a free port, with these settings on top of those for tests. Needs the build. */
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
        .filter(Boolean)
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
            // As the systemd unit has it.
            MALLOC_MMAP_THRESHOLD_: "131072",
            PORT: String(port),
            DATA_DIR: dataDir,
            // One hop is trusted, so that each test can come from an address of its own.
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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  return address.port;
}

async function untilListening(url: string, { isRunning, exit }: RunningProcess): Promise<void> {
  // A development server compiles its first page.
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (!isRunning()) throw new Error(`The server ended with ${await exit}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadline - Date.now()) }).catch(() => null);
    if (answer !== null) return;
    await wait(50);
  }
  throw new Error("The server did not start within 60 s");
}
