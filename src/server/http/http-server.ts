import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Env } from "../settings/env.ts";
import { codeOf } from "../store/errors.ts";
import { cutSlowBodies, longestBodyMs } from "./slow-bodies.ts";
import { cutSlowReader } from "./slow-readers.ts";

const seconds = 1_000;
const maxConnections = 1_000;

/**
 * Makes the server that the site listens with. Slow senders and readers are cut, and cannot take every connection; refusals
 * reach those who are still sending.
 */
export function createHttpServer(trustProxy: number): Server {
  const server = createServer({
    headersTimeout: 15 * seconds,
    // Most are cut long before: slow-bodies.ts.
    requestTimeout: longestBodyMs,
    connectionsCheckingInterval: 5 * seconds,
    // A proxy keeps idle connections for up to two minutes, and must be the one to close them: a request that it sends
    // into a closing one is lost. Browsers open a new one at little cost.
    keepAliveTimeout: (trustProxy > 0 ? 125 : 5) * seconds,
  });
  server.maxConnections = maxConnections;
  server.on("connection", cutSlowReader);
  server.on("request", cutSlowBodies);
  server.on("request", endAfterRequest);
  server.on("checkContinue", (req, res) => {
    const goOn = () => {
      res.writeContinue();
      server.emit("request", req, res);
    };
    // While the response before it is not out, Node would put the 100 behind this one's head, into its body.
    if (res.socket === null) res.once("socket", goOn);
    else goOn();
  });
  // No limit of requests a connection: Node answers those over it with 503, and not every client heeds the notice.
  return server;
}

/**
 * Lets a refusal be read although its request is still being sent. Node would close a connection that is to end as soon
 * as the response is out, and what arrives after that resets it, and the response with it. So the end waits for that of
 * the request; what is cut for being slow ends with it.
 */
function endAfterRequest(req: IncomingMessage, res: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": transferEncoding } = req.headers;
  if (res.shouldKeepAlive || (length === "0" && transferEncoding === undefined)) return;
  const end = res.end.bind(res);
  res.end = (chunk?: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) res.write(chunk);
    if (req.complete || req.destroyed) return end();
    res.flushHeaders();
    req.once("close", () => end()).resume();
    return res;
  };
}

/** Why the server cannot listen where the settings say: a sentence that names the setting, or null for any other error. */
export function listenFault(error: Error, { host, port }: Pick<Env, "host" | "port">): string | null {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `PORT ${port} is in use: stop what uses it, or set another PORT.`;
    case "EACCES":
      return `PORT ${port} is not open to this user: set one of 1024 or more.`;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is no address of this machine: set one that it has, or leave HOST out.`;
    default:
      return null;
  }
}
