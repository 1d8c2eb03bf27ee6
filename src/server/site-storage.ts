import path from "node:path";
import { databaseSessionKey } from "./auth/session-cookie.ts";
import { backUpBeforeUpgrade } from "./backup/upgrade-backup.ts";
import { openSharedSiteStore, openSiteStore, type SiteStore, siteCollections } from "./collections.ts";
import { databaseLimiters, type MakeLimiter, memoryLimiter } from "./http/rate-limiter.ts";
import { ImageFolder } from "./images/image-folder.ts";
import { SharedImageFolder } from "./images/shared-image-folder.ts";
import { imagesFolder } from "./images/stored-images.ts";
import { log } from "./logging/log.ts";
import { type Claim, claimWithoutLock } from "./outbox/outbox.ts";
import type { FirstPost } from "./posts/stored-posts.ts";
import { versionsFolder } from "./posts/stored-posts.ts";
import { versionFolder, versionRows } from "./posts/stored-versions.ts";
import { createPostVersions, type PostVersions } from "./posts/versions.ts";
import type { Env } from "./settings/env.ts";
import { ownFolder } from "./store/json/folder-store.ts";
import { forgetSharedMarks, openSharedMarks } from "./visits/shared-visitor-marks.ts";
import { forgetVisitors, openVisitorMarks, type VisitorMarks } from "./visits/visitor-marks.ts";
import { visitorsFolder } from "./visits/visits.ts";

/** In names, "shared" means "in the database", which all processes of a site share. */
export interface SiteStorage {
  store: SiteStore;
  makeLimiter: MakeLimiter;
  claim: Claim;
  versions: PostVersions;
  imageFolder: ImageFolder;
  openMarks(day: string): Promise<VisitorMarks>;
  forgetMarks(): Promise<void>;
  /** Null means that the secret is in the data folder. */
  sessionSecrets: string[] | null;
}

type StorageEnv = Pick<Env, "databaseUrl" | "dataDir" | "backupDir" | "backupDays" | "sessionSecrets">;

export async function openSiteStorage(
  env: StorageEnv,
  firstPosts: readonly FirstPost[],
): Promise<SiteStorage> {
  return env.databaseUrl === null
    ? openFolder(env, firstPosts)
    : openShared(env, env.databaseUrl, firstPosts);
}

async function openFolder(env: StorageEnv, firstPosts: readonly FirstPost[]): Promise<SiteStorage> {
  const inFolder = (name: string) => path.join(env.dataDir, name);
  return {
    store: await openSiteStore(env.dataDir, {
      firstPosts,
      beforeUpgrade: () => backUpBeforeUpgrade(env, siteCollections(), new Date()),
    }),
    makeLimiter: memoryLimiter,
    claim: claimWithoutLock,
    versions: createPostVersions(versionFolder(inFolder(versionsFolder))),
    imageFolder: new ImageFolder(inFolder(imagesFolder)),
    openMarks: (day) => openVisitorMarks(inFolder(visitorsFolder), day),
    forgetMarks: () => forgetVisitors(inFolder(visitorsFolder)),
    sessionSecrets: env.sessionSecrets,
  };
}

async function openShared(
  { dataDir, sessionSecrets }: StorageEnv,
  url: string,
  firstPosts: readonly FirstPost[],
): Promise<SiteStorage> {
  // With a database, the data folder is only a cache of cards and images.
  const release = await ownFolder(dataDir);
  const report = (err: unknown) => log.error({ err }, "error");
  const { store, database } = await openSharedSiteStore({ url, report }, firstPosts);
  const { query } = database;
  return {
    store: {
      ...store,
      async close() {
        await store.close();
        release();
      },
    },
    makeLimiter: databaseLimiters(query),
    claim: database.lock,
    versions: createPostVersions(versionRows(query)),
    imageFolder: new SharedImageFolder(path.join(dataDir, imagesFolder), database),
    openMarks: (day) => openSharedMarks(database, day),
    forgetMarks: () => forgetSharedMarks(database),
    sessionSecrets: sessionSecrets ?? [await databaseSessionKey(query)],
  };
}
