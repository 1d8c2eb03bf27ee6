import * as fs from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import express from "express";
import type { Forgotten } from "../../shared/forms/lead.ts";
import { handleErrors, notFound } from "../http/http-error.ts";
import { log } from "../logging/log.ts";
import { peopleRouter } from "./people-router.ts";

/**
 * Has commands on this machine ask the site that has the data folder open. Whoever may read the folder may do so, and
 * nobody else: it is a socket in there. To be called once the folder is locked.
 */
export async function openAdminSocket(
  dataDir: string,
  forget: (email: string) => Promise<Forgotten>,
): Promise<void> {
  const app = express();
  app.use("/api", peopleRouter(forget, []), notFound);
  app.use(handleErrors);
  const socket = adminSocketOf(dataDir);
  // A process that was killed leaves its socket behind.
  await fs.rm(socket, { force: true });
  const server = createServer(app);
  // The site does without it on a disk that has no sockets.
  server.on("error", (error) => log.warn({ err: error }, "no admin socket"));
  server.listen(socket, () => fs.chmod(socket, 0o600).catch(() => {})).unref();
}

/** The path of the socket, relative where that is shorter: it may have some 100 characters. */
export function adminSocketOf(dataDir: string): string {
  const socket = path.join(dataDir, "site.sock");
  const relative = path.relative("", socket);
  return relative.length < socket.length ? relative : socket;
}
