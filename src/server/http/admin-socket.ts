import * as fs from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import express, { type Router } from "express";
import { log } from "../logging/log.ts";
import { handleErrors, notFound } from "./http-error.ts";

/** A socket in the data folder, for commands on this machine. Its file permissions are the access control. */
export async function openAdminSocket(dataDir: string, routes: Router): Promise<Server> {
  const app = express();
  app.use(routes, notFound, handleErrors);
  const socket = adminSocketOf(dataDir);
  await fs.rm(socket, { force: true });
  const server = createServer(app);
  server.on("error", (error) => log.warn({ err: error }, "no admin socket"));
  server.listen(socket, () => fs.chmod(socket, 0o600).catch(() => {})).unref();
  return server;
}

/** The path of a socket is limited to about 100 characters, so the shorter form is used. */
export function adminSocketOf(dataDir: string): string {
  const socket = path.join(dataDir, "site.sock");
  const relative = path.relative("", socket);
  return relative.length < socket.length ? relative : socket;
}
