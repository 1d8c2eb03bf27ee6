import type { Socket } from "node:net";

const longestPauseMs = 60_000;
const lookEveryMs = 5_000;

/** A socket's handle, by which Node's own timeouts see what the system has not taken yet; gone once the socket is closed. */
interface WithHandle {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null;
}

/**
 * Cuts who takes no byte of an answer for a minute while some of it waits: each holds a connection, and there are only so
 * many. A connection on which nothing waits is left alone, however long it is silent.
 */
export function cutSlowReader(socket: Socket): void {
  let taken = 0;
  let pausedMs = 0;
  const looking = setInterval(() => {
    const before = taken;
    taken = takenOf(socket);
    pausedMs = socket.writableLength > 0 && taken === before ? pausedMs + lookEveryMs : 0;
    if (pausedMs >= longestPauseMs) socket.destroy();
  }, lookEveryMs).unref();
  socket.once("close", () => clearInterval(looking));
}

/** How many bytes the system has taken. The socket's own `bytesWritten` counts those too that wait. */
function takenOf(socket: Socket & WithHandle): number {
  const { bytesWritten = 0, writeQueueSize = 0 } = socket._handle ?? {};
  return bytesWritten - writeQueueSize;
}
