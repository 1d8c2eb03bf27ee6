import { createServer, type Server } from "node:http";

const seconds = 1_000;
const mostConnections = 1_000;

/**
 * Makes the server that the site listens with. Slow senders are cut, and cannot take every connection.
 */
export function createHttpServer(trustProxy: number): Server {
  const server = createServer({
    headersTimeout: 15 * seconds,
    requestTimeout: 30 * seconds,
    connectionsCheckingInterval: 5 * seconds,
    // A proxy keeps idle connections for up to two minutes, and must be the one to close them: a request that it sends
    // into a closing one is lost. Browsers open a new one at little cost.
    keepAliveTimeout: (trustProxy > 0 ? 125 : 5) * seconds,
  });
  server.maxConnections = mostConnections;
  // No limit of requests a connection: Node answers those over it with 503, and not every client heeds the notice.
  return server;
}
