import type { Socket } from "node:net";

const longestPauseMs = 60_000;
const lookEveryMs = 5_000;

/** Node's internal handle: the only way to see what the kernel has not accepted yet. */
interface WithHandle {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null;
}

/** Ends connections whose client reads nothing of a pending response for a minute. Idle ones stay. */
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

/** The socket's own `bytesWritten` includes queued bytes. */
function takenOf(socket: Socket & WithHandle): number {
  const { bytesWritten = 0, writeQueueSize = 0 } = socket._handle ?? {};
  return bytesWritten - writeQueueSize;
}
