import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endLog, log } from "../logging/log.ts";

const hardStopAfterMs = 9_000;
const lastDeliveriesMs = 3_000;
const lastWriteMs = 500;
const idleCheckMs = 300;
// npm repeats the Ctrl+C that the terminal sends to the whole process group.
const sameSignalMs = 1_000;

interface Shutdown {
  outbox: { stop(): Promise<void> };
  store: { close(): Promise<void> };
  stopping: AbortController;
  /** The process keeps serving for so long that a proxy notices and chooses another one. */
  graceMs: number;
}

/** Graceful shutdown within 10 s; a second signal exits at once. Interrupted deliveries are repeated after the next start. */
export function shutDownOnSignal(server: Server, { outbox, store, stopping, graceMs }: Shutdown): void {
  const exit = async () => {
    await Promise.race([store.close(), wait(lastWriteMs)]).catch((error) =>
      log.error({ err: error }, "error"),
    );
    await endLog();
    process.exit(0);
  };
  const stopListening = async () => {
    if (graceMs > 0) await wait(graceMs);
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
    await new Promise<unknown>((resolve) => NetServer.prototype.close.call(server, resolve));
  };
  let stoppingSince: number | null = null;
  const shutDown = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameSignalMs) endLog().finally(() => process.exit(1));
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal }, "stopping");
    stopping.abort();
    // The server's own `close` would also close connections whose next request is already on its way.
    server.prependListener("request", (_req, res) => res.setHeader("Connection", "close"));
    const answered = stopListening();
    const delivered = Promise.race([outbox.stop(), wait(lastDeliveriesMs)]);
    Promise.all([answered, delivered]).then(exit);
    setTimeout(exit, hardStopAfterMs).unref();
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
}
