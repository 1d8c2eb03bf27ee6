import { once } from "node:events";
import * as fs from "node:fs/promises";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { adminRoutes } from "../server/admin-routes.ts";
import { systemClock } from "../server/clock/clock.ts";
import { adminSocketOf, openAdminSocket } from "../server/http/admin-socket.ts";
import { findImage } from "../server/images/find-image.ts";
import { createFoundImages } from "../server/images/found-images.ts";
import { createImages } from "../server/images/images.ts";
import { forgetPerson } from "../server/people/forget-person.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import { defaultPostLimits } from "../server/posts/post-limits.ts";
import { createPosts } from "../server/posts/posts.ts";
import type { Env } from "../server/settings/env.ts";
import { openSiteStorage, type SiteStorage } from "../server/site-storage.ts";
import { codeOf } from "../server/store/errors.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { queryDatabase } from "../server/store/postgres/database.ts";
import { refuseWithoutSite } from "../server/store/postgres/schema.ts";
import { ToolError } from "./run-tool.ts";

/** A request to the site as its administrator. Throws a ToolError where the site breaks off. */
export type AskSite = (
  method: string,
  path: string,
  body?: { type: string; bytes: Uint8Array },
) => Promise<SiteAnswer>;

export interface SiteAnswer {
  status: number;
  bytes: Buffer;
}

// An image of 50 megapixels takes minutes.
const answerMs = 10 * 60_000;

/** A running site does the work by itself, since it holds the lock on its data. Else this process is the site. */
export async function withSite<R>(settings: Env, work: (ask: AskSite) => Promise<R>): Promise<R> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null) await refuseForeignFolder(dataDir);
  if (await isRunning(dataDir)) return work(asksIn(dataDir));
  if (databaseUrl === null) return asSite(settings, work);
  await queryDatabase(databaseUrl, refuseWithoutSite);
  // The data folder is only a cache here, and perhaps a running process has it.
  const cache = await fs.mkdtemp(path.join(tmpdir(), "site-"));
  try {
    return await asSite({ ...settings, dataDir: cache }, work);
  } finally {
    await fs.rm(cache, { recursive: true, force: true });
  }
}

/** The answer's JSON. Throws a ToolError with the site's words where it refuses. */
export function jsonOf<T>({ status, bytes }: SiteAnswer): T {
  const body = JSON.parse(bytes.toString("utf8"));
  if (status >= 400) throw new ToolError(body.message);
  return body;
}

async function asSite<R>(settings: Env, work: (ask: AskSite) => Promise<R>): Promise<R> {
  const firstPosts = await readFirstPosts(path.resolve(import.meta.dirname, "../.."));
  const storage = await openSiteStorage(settings, firstPosts);
  try {
    await storage.imageFolder.open();
    const server = await openAdminSocket(settings.dataDir, routesOf(storage, settings));
    await once(server, "listening");
    try {
      return await work(asksIn(settings.dataDir));
    } finally {
      server.close();
    }
  } finally {
    await storage.store.close();
  }
}

function routesOf({ store, versions, imageFolder }: SiteStorage, settings: Env) {
  const { deletedPostRestorableMs, postBytes } = defaultPostLimits;
  return adminRoutes({
    store,
    posts: createPosts(store.posts, versions, deletedPostRestorableMs, systemClock),
    images: createImages(store.images, imageFolder),
    foundImages: createFoundImages(store.images, findImage),
    imageFolder,
    forgetPerson: (email) => forgetPerson(store, settings, email),
    postBytes,
  });
}

async function isRunning(dataDir: string): Promise<boolean> {
  try {
    await exchange({ socketPath: adminSocketOf(dataDir), path: "/" });
    return true;
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED"].includes(codeOf(error))) return false;
    throw brokenOff(dataDir);
  }
}

function asksIn(dataDir: string): AskSite {
  const socketPath = adminSocketOf(dataDir);
  return (method, to, body) =>
    exchange(
      {
        socketPath,
        method,
        path: to,
        ...(body && { headers: { "Content-Type": body.type, "Content-Length": body.bytes.length } }),
      },
      body?.bytes,
    ).catch(() => {
      throw brokenOff(dataDir);
    });
}

async function exchange(options: RequestOptions, body?: Uint8Array): Promise<SiteAnswer> {
  const asked = request({ ...options, agent: false, signal: AbortSignal.timeout(answerMs) }).end(body);
  // A failed request also rejects the promise below.
  asked.on("error", () => {});
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, bytes: await buffer(response) };
}

function brokenOff(dataDir: string): ToolError {
  return new ToolError(
    `The site that has ${dataDir} open did not answer, or broke off. Run this again, or stop the site first.`,
  );
}
