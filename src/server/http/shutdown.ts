import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endLog, log } from "../logging/log.ts";

const hardStopAfterMs = 9_000;
const lastDeliveriesMs = 3_000;
const lastWriteMs = 500;
const idleCheckMs = 300;
// npm passes on the Ctrl+C that the terminal has sent to the whole group: that is one signal.
const sameSignalMs = 1_000;

interface Shutdown {
  outbox: { stop(): Promise<void> };
  store: { close(): Promise<void> };
  /** Is aborted at the signal. */
  stopping: AbortController;
  /** How long it goes on serving, so that a proxy has time to see that it should ask another process. */
  graceMs: number;
}

/**
 * On SIGTERM or SIGINT goes on serving for a while where there is another process, then stops accepting, lets what is
 * under way finish, has the store write what it took, and exits with 0 within 10 s. A second, later signal ends the process
 * at once. Deliveries that take too long are made again after the next start, or by another process.
 */
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
    // Each connection's next response is its last; one whose request is already on its way must not be closed under it, as
    // the http server's own `close` would at once.
    server.prependListener("request", (_req, res) => res.setHeader("Connection", "close"));
    const answered = stopListening();
    const delivered = Promise.race([outbox.stop(), wait(lastDeliveriesMs)]);
    Promise.all([answered, delivered]).then(exit);
    setTimeout(exit, hardStopAfterMs).unref();
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
}
