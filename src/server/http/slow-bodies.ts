import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";

// Also how long a body that may be long can pause.
const bodyMs = 30_000;

/** No body takes longer than this: a photo of 20 MB takes 80 s over a line of 2 Mbit/s. */
export const longestBodyMs = 10 * 60_000;

/** How many bytes had come when a body was last looked at, of those that may be long. */
const longBodies = new WeakMap<IncomingMessage, number>();

/** Lets a body go on arriving for as long as some of it comes. Only for who is known: others could take all connections. */
export const allowLongBody: RequestHandler = (req, _res, next) => {
  longBodies.set(req, req.socket.bytesRead);
  next();
};

/** Cuts who sends the body of a request too slowly. */
export function cutSlowBodies(req: IncomingMessage, res: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": transferEncoding } = req.headers;
  if (length === "0" && transferEncoding === undefined) return;
  const { socket } = req;
  const timer = setTimeout(() => {
    if (req.complete || socket.destroyed) return;
    const known = longBodies.get(req);
    if (known !== undefined && socket.bytesRead > known) {
      longBodies.set(req, socket.bytesRead);
      timer.refresh();
      return;
    }
    // As the server itself does where headers are too slow.
    if (!res.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    socket.destroy();
  }, bodyMs).unref();
  req.once("close", () => clearTimeout(timer));
}
