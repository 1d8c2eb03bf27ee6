import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { endLog, log } from "./log.ts";
import type { Store } from "./store/store.ts";

const hardStopAfterMs = 9_000;
const lastWriteMs = 500;
const idleCheckMs = 100;

/**
 * On SIGTERM or SIGINT stops accepting, lets what is under way finish, has the store write what it took, and exits 0
 * within 10 s.
 */
export function shutDownOnSignal(server: Server, store: Store): void {
  const exit = async () => {
    await Promise.race([store.close(), wait(lastWriteMs)]).catch((error) =>
      log.error({ err: error }, "error"),
    );
    await endLog();
    process.exit(0);
  };
  let stopping = false;
  const shutDown = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    server.close(exit);
    // A busy connection would otherwise bring one request after the other until the hard stop.
    server.prependListener("request", (_req, res) => res.setHeader("Connection", "close"));
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
    setTimeout(exit, hardStopAfterMs).unref();
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
}
