import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";

// This is also the longest pause within a long body.
const bodyMs = 30_000;

export const longestBodyMs = 10 * 60_000;

const longBodies = new WeakMap<IncomingMessage, number>();

/** Long bodies are for known users only: others could use up all connections. */
export const allowLongBody: RequestHandler = (req, _res, next) => {
  longBodies.set(req, req.socket.bytesRead);
  next();
};

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
    if (!res.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    socket.destroy();
  }, bodyMs).unref();
  req.once("close", () => clearTimeout(timer));
}
