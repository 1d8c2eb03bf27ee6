import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Router } from "express";
import { type AppDependencies, createApp, defaultLimits } from "../../../src/server/app.ts";
import { plainArticle } from "../../../src/server/articles/plain-article.ts";
import type { Auth } from "../../../src/server/auth/auth.ts";
import { createPostCards } from "../../../src/server/cards/post-cards.ts";
import { systemClock } from "../../../src/server/clock/clock.ts";
import { openSiteStore, type SiteStore } from "../../../src/server/collections.ts";
import { createHttpServer } from "../../../src/server/http/http-server.ts";
import { memoryLimiter } from "../../../src/server/http/rate-limiter.ts";
import { ImageFolder } from "../../../src/server/images/image-folder.ts";
import { imagesFolder } from "../../../src/server/images/stored-images.ts";
import { forgetPerson } from "../../../src/server/people/forget-person.ts";
import { versionsFolder } from "../../../src/server/posts/stored-posts.ts";
import { versionFolder } from "../../../src/server/posts/stored-versions.ts";
import { createPostVersions } from "../../../src/server/posts/versions.ts";
import { createSiteCohorts } from "../../../src/server/requests/seats.ts";
import { readEnv } from "../../../src/server/settings/env.ts";
import { openVisitorMarks } from "../../../src/server/visits/visitor-marks.ts";
import { createVisits, visitorsFolder } from "../../../src/server/visits/visits.ts";
import type { Article } from "../../../src/shared/posts/article.ts";

export interface RunningApp {
  url: string;
  dataDir: string;
  store: SiteStore;
  /** What the admin socket answers. */
  admin: Router;
  ask(path: string, options?: AskOptions): Promise<Response>;
  stop(): Promise<void>;
}

interface AskOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export const siteUrl = "https://www.example.test";

/** Without any setting but the address. */
export const defaultEnv = readEnv({ SITE_URL: siteUrl }, "/");

/** By default everyone is signed in, and pages are stubs. */
export async function startApp(
  dependencies: Partial<Omit<AppDependencies, "env" | "visits">> & {
    env?: Partial<AppDependencies["env"]>;
    countsVisits?: boolean;
  } = {},
  storeOptions?: Parameters<typeof openSiteStore>[1],
  makeAuth?: (store: SiteStore, dataDir: string) => Promise<Auth>,
): Promise<RunningApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "app-"));
  const now = (dependencies.clock ?? systemClock).now();
  const store = await openSiteStore(dataDir, { now, ...storeOptions });
  const folders = { dataDir, backupDir: path.join(dataDir, "backups"), backupDays: 14, databaseUrl: null };
  const imageFolder = new ImageFolder(path.join(dataDir, imagesFolder));
  await imageFolder.open();
  const mail = dependencies.env?.mail ?? null;
  const visits =
    dependencies.countsVisits === true
      ? createVisits(
          store.visits,
          (day) => openVisitorMarks(path.join(dataDir, visitorsFolder), day),
          dependencies.clock ?? systemClock,
        )
      : null;
  const { handle, admin } = createApp({
    store,
    render: async () => ({
      status: 200,
      html: "page",
      data: null,
      modules: [],
      islands: null,
      isPublic: true,
      cacheable: true,
    }),
    articles: {
      articleOf: async (markdown) => plainArticle(markdown),
      previewOf: async ({ content }) => JSON.stringify(plainArticle(content)),
    },
    renderArticle: (article) => `<p>${textOf(article).replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`,
    document: ({ html }) => ({ html, styles: "", script: "" }),
    pageData: () => null,
    files: (_req, _res, next) => next(),
    release: { release: "2.0.0", commit: "0123456789ab" },
    cards: createPostCards(path.join(dataDir, "cards")),
    imageFolder,
    findImage: async () => null,
    versions: createPostVersions(versionFolder(path.join(dataDir, versionsFolder))),
    clock: systemClock,
    visits,
    cohorts: createSiteCohorts(dependencies.store ?? store, dependencies.clock ?? systemClock),
    makeLimiter: memoryLimiter,
    auth: (await makeAuth?.(store, dataDir)) ?? allowAllAuth,
    forgetPerson: (email) => forgetPerson(dependencies.store ?? store, { ...folders, mail }, email),
    limits: defaultLimits,
    isStopping: () => false,
    afterStart: () => {},
    contentPolicy: true,
    ...dependencies,
    env: { ...defaultEnv, ...dependencies.env },
  });
  const server = createHttpServer(dependencies.env?.trustProxy ?? 0).on("request", handle);
  // On a machine that stands still for seconds the usual 5 s end when a client is about to ask again.
  server.keepAliveTimeout = 125_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    dataDir,
    store,
    admin,
    ask: (to, { method, body, headers } = {}) =>
      fetch(url + to, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        redirect: "manual",
        headers: { ...(body !== undefined && { "Content-Type": typeOf(body) }), ...headers },
        ...(body !== undefined && {
          body: typeof body === "string" || body instanceof URLSearchParams ? body : JSON.stringify(body),
        }),
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await visits?.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function typeOf(body: unknown): string {
  return body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : "application/json";
}

export function textOf({ root }: Article): string {
  const paragraphs = root.children.flatMap((node) => (node.type === "paragraph" ? node.children : []));
  return paragraphs.map((part) => ("value" in part ? part.value : "")).join("\n\n");
}

export const allowAllAuth: Auth = {
  cookie: (_req, _res, next) => next(),
  findUser: async () => ({ username: "admin", isAdmin: true }),
  requireAdmin: (_req, _res, next) => next(),
  logIn: async (_req, username) => ({ username, isAdmin: true }),
  logOut: async () => {},
  changePassword: async () => {},
  requirePassword: async () => {},
  endOtherSessions: async () => {},
  secondFactor: {
    isOn: () => false,
    status: async () => ({ isOn: false, recoveryCodesLeft: 0 }),
    check: async () => {},
    start: async () => ({ secret: "", uri: "" }),
    confirm: async () => ({ recoveryCodes: [] }),
    turnOff: async () => {},
    renewRecoveryCodes: async () => ({ recoveryCodes: [] }),
  },
};
