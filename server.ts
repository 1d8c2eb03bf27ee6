import { existsSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { createApp, defaultLimits } from "./src/server/app.ts";
import { createArticles } from "./src/server/articles/articles.ts";
import { openAuth } from "./src/server/auth/auth.ts";
import { createPasswords } from "./src/server/auth/passwords.ts";
import { backUpDaily } from "./src/server/backup/daily-backups.ts";
import { explainStartError } from "./src/server/backup/damage-advice.ts";
import { createPostCards } from "./src/server/cards/post-cards.ts";
import { systemClock } from "./src/server/clock/clock.ts";
import { openAdminSocket } from "./src/server/http/admin-socket.ts";
import { createHttpServer, listenFault } from "./src/server/http/http-server.ts";
import { shutDownOnSignal } from "./src/server/http/shutdown.ts";
import { findImage } from "./src/server/images/find-image.ts";
import { endLog, log, startLog } from "./src/server/logging/log.ts";
import { withRequestLog } from "./src/server/logging/request-log.ts";
import { startMailings } from "./src/server/mailings/send-mailings.ts";
import { createSendPost } from "./src/server/mailings/send-post.ts";
import { createDeliver, createDeliverConfirmations } from "./src/server/outbox/deliver.ts";
import { createSendDue, startMorningMails } from "./src/server/outbox/morning-mail.ts";
import { startOutbox } from "./src/server/outbox/outbox.ts";
import { builtSite, type SiteBuild } from "./src/server/pages/built-site.ts";
import { removeExpiredPayments } from "./src/server/payments/retention.ts";
import { forgetPerson } from "./src/server/people/forget-person.ts";
import { readFirstPosts } from "./src/server/posts/first-posts.ts";
import { removeExpiredPosts } from "./src/server/posts/trash.ts";
import { removeExpiredTexts } from "./src/server/posts/unsaved-texts.ts";
import { removeExpiredQuestions } from "./src/server/questions/retention.ts";
import { removeExpiredRequests } from "./src/server/requests/retention.ts";
import { createSiteCohorts } from "./src/server/requests/seats.ts";
import { type Env, readEnv, SettingError } from "./src/server/settings/env.ts";
import { startWarnings } from "./src/server/settings/start-warnings.ts";
import { unknownSettings } from "./src/server/settings/unknown-settings.ts";
import { openSiteStorage, type SiteStorage } from "./src/server/site-storage.ts";
import { StoreStartError } from "./src/server/store/errors.ts";
import { removeExpiredSubscribers } from "./src/server/subscribers/retention.ts";
import { removeExpiredDays } from "./src/server/visits/retention.ts";
import { createVisits } from "./src/server/visits/visits.ts";

// Files of this process are readable by their owner only.
process.umask(0o077);
const firstBackupMs = 2_000;
// The first visitors should not wait for the chat's index.
const afterStartMs = 500;
const graceMs = 5_000;
// The build bundles this file as dist/server/server.js.
const projectDir = path.dirname(findPackageJSON(import.meta.url) ?? "");
const development = process.argv.includes("--dev");

const env = readSettings();
if (!development && !existsSync(path.join(projectDir, "dist/client/.vite/manifest.json"))) {
  stop("There is no build yet: run npm run build first.");
}
// React, Express and the router read this when they load.
process.env.NODE_ENV = development ? "development" : "production";
startLog(env.logLevel);
process.on("uncaughtException", crash);
for (const warning of [...startWarnings(env), ...unknownSettings(process.env, projectDir)])
  log.warn({ warning }, "settings");

const httpServer = createHttpServer(env.trustProxy);
const [storage, site] = await Promise.all([openOrStop(), loadSite()]);
const { store, imageFolder, versions, makeLimiter } = storage;
await imageFolder.open();
await imageFolder.prune(new Set(store.images.read().uploaded.map(({ id }) => id)));
const authEnv = { ...env, sessionSecrets: storage.sessionSecrets };
const auth = await openAuth(authEnv, store, createPasswords(), makeLimiter);
const cohorts = createSiteCohorts(store, systemClock);
const visits = env.countVisits ? createVisits(store.visits, storage.openMarks, systemClock) : null;
if (visits === null) await storage.forgetMarks();
const stopping = new AbortController();
const articles = createArticles();
const { handle, admin } = createApp({
  ...site,
  env,
  store,
  articles,
  cards: createPostCards(path.join(env.dataDir, "cards")),
  imageFolder,
  findImage,
  versions,
  clock: systemClock,
  visits,
  cohorts,
  makeLimiter,
  auth,
  forgetPerson: (email) => forgetPerson(store, env, email),
  limits: defaultLimits,
  isStopping: () => stopping.signal.aborted,
  afterStart: (task) =>
    setTimeout(() => task().catch((err) => log.error({ err }, "error")), afterStartMs).unref(),
  contentPolicy: !development,
});
httpServer.on("request", development ? handle : withRequestLog(handle));

httpServer.on("error", (error) => {
  const fault = listenFault(error, env);
  if (fault !== null) stop(fault);
  throw error;
});
const { port, host } = env;
httpServer.listen({ port, ...(host !== null && { host }) }, () =>
  log.info({ url: env.siteUrl, host: host ?? "all addresses", port, ...site.release }, "listening"),
);
const outbox = startOutbox("lead", store.requests, createDeliver(env, cohorts), storage.claim);
const confirmations = startOutbox(
  "subscriber",
  store.subscribers,
  createDeliverConfirmations(env.mail, env.siteUrl),
  storage.claim,
);
const morningMails =
  env.mail === null
    ? null
    : startMorningMails(store.mornings, store.requests, createSendDue(env.mail, env.siteUrl), storage.claim);
const mailings =
  env.mail === null
    ? null
    : startMailings(store, createSendPost(env.mail, env.siteUrl, articles, site.renderArticle), {
        perMinute: env.mailPerMinute,
        claim: storage.claim,
        clock: systemClock,
      });
shutDownOnSignal(httpServer, {
  outbox: {
    stop: async () =>
      void (await Promise.all([outbox, confirmations, morningMails, mailings].map((mails) => mails?.stop()))),
  },
  store: {
    async close() {
      await visits?.close();
      await store.close();
    },
  },
  stopping,
  graceMs: env.databaseUrl === null ? 0 : graceMs,
});
await openAdminSocket(env.dataDir, admin);
removeExpiredRequests(store.requests, env.leadsKeptDays, systemClock);
removeExpiredDays(store.visits, systemClock);
removeExpiredPayments(store.payments, systemClock);
removeExpiredQuestions(store.questions, env.keepChatMisses, systemClock);
removeExpiredTexts(store.unsaved, systemClock);
removeExpiredSubscribers(store.subscribers, systemClock);
removeExpiredPosts(store.posts, versions, defaultLimits.deletedPostRestorableMs, systemClock);
if (!development && env.databaseUrl === null) setTimeout(backUpDaily, firstBackupMs, env).unref();

function readSettings(): Env {
  try {
    return readEnv(process.env, projectDir);
  } catch (error) {
    if (error instanceof SettingError) return stop(error.message);
    throw error;
  }
}

async function loadSite(): Promise<SiteBuild> {
  if (development) {
    const { developmentSite } = await import("./src/server/pages/development-site.ts");
    return developmentSite(projectDir, httpServer, env.countVisits);
  }
  return builtSite(projectDir, env.countVisits);
}

async function openOrStop(): Promise<SiteStorage> {
  try {
    return await openSiteStorage(env, await readFirstPosts(projectDir));
  } catch (error) {
    if (error instanceof StoreStartError) return stop(await explainStartError(error, { ...env, projectDir }));
    throw error;
  }
}

/** A process in an unknown state must not go on; its supervisor restarts it. Unhandled rejections arrive here too. */
async function crash(error: unknown): Promise<void> {
  log.error({ err: error }, "crash");
  await endLog();
  process.exit(1);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
