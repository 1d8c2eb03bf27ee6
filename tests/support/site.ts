import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const projectDir = path.resolve(import.meta.dirname, "../..");

/** A running site: the real server over a store of its own in a temporary folder. */
export interface Site {
  url: string;
  dataDir: string;
  /** The process's number; a new one after each start. */
  pid(): number;
  /** What the store's file of this name holds. */
  stored(name: string): Promise<unknown>;
  /** Ends the process with a signal, waits until it is gone, and gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts the process again over the same store. */
  start(): Promise<void>;
  /** Ends the process and removes the folder. */
  stop(): Promise<void>;
}

/** Starts `server.ts` on a free port; `env` adds settings, `log` says where its lines go. Needs the build. */
export async function startSite(
  env: Record<string, string> = {},
  log: "inherit" | "ignore" = "inherit",
): Promise<Site> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  const site: Site = {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    stored: async (name) => JSON.parse(await readFile(path.join(dataDir, `${name}.json`), "utf8")),
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
    async start() {
      child = spawn(process.execPath, ["--max-semi-space-size=4", "server.ts"], {
        cwd: projectDir,
        // One hop is trusted, so that each test can come from an address of its own.
        env: {
          ...process.env,
          // As the systemd unit has it.
          MALLOC_MMAP_THRESHOLD_: "131072",
          PORT: String(port),
          DATA_DIR: dataDir,
          TRUST_PROXY: "1",
          LOG_LEVEL: "error",
          ...env,
        },
        stdio: ["ignore", log, "inherit"],
      });
      try {
        await untilListening(url, child);
      } catch (error) {
        if (isRunning(child)) await site.end("SIGKILL");
        throw error;
      }
    },
    async stop() {
      if (isRunning(child)) await site.end("SIGTERM");
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

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function untilListening(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadline - Date.now()) }).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The server did not start within 30 s");
}
