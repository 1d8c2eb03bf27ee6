import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Env } from "../settings/env.ts";
import { codeOf } from "../store/errors.ts";
import { cutSlowBodies, longestBodyMs } from "./slow-bodies.ts";
import { cutSlowReader } from "./slow-readers.ts";

const seconds = 1_000;
const maxConnections = 1_000;

/** Protects against slow clients (Slowloris), which could use up all connections. */
export function createHttpServer(trustProxy: number): Server {
  const server = createServer({
    headersTimeout: 15 * seconds,
    requestTimeout: longestBodyMs,
    connectionsCheckingInterval: 5 * seconds,
    // A proxy keeps idle connections for up to two minutes and must close them itself: a request on a closing one is lost.
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
    // While an earlier response is pending, Node would write the 100 into its body.
    if (res.socket === null) res.once("socket", goOn);
    else goOn();
  });
  // There is no limit of requests per connection: Node answers further ones with 503, which not all clients retry.
  return server;
}

/** Ends the connection only after the request: otherwise a TCP reset discards a refusal before the client reads it. */
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
