import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Lets a refusal be read although its request is still being sent. Node would close a connection that is to end as soon
 * as the answer is out, and what arrives after that resets it, and the answer with it (RFC 9112, 9.6). So the end waits
 * for that of the request; the server's timeout holds for both.
 */
export function endAfterRequest(req: IncomingMessage, res: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": coding } = req.headers;
  if (res.shouldKeepAlive || (length === "0" && coding === undefined)) return;
  const end = res.end.bind(res);
  res.end = (chunk?: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) res.write(chunk);
    if (req.complete || req.destroyed) return end();
    res.flushHeaders();
    req.once("close", () => end()).resume();
    return res;
  };
}
