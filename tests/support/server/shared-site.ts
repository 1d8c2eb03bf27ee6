import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { AppDependencies } from "../../../src/server/app.ts";
import { openAuth } from "../../../src/server/auth/auth.ts";
import { systemClock } from "../../../src/server/clock/clock.ts";
import { createSiteCohorts } from "../../../src/server/requests/seats.ts";
import { openSiteStorage, type SiteStorage } from "../../../src/server/site-storage.ts";
import { passwords } from "./account.ts";
import { type RunningApp, siteUrl, startApp } from "./app.ts";

export const sharedPassword = "the password of all processes";

interface SharedSettings {
  adminPassword?: string | null;
  dataDir?: string;
}

interface SharedSite {
  app: RunningApp;
  storage: SiteStorage;
}

type SharedDependencies = Pick<Partial<AppDependencies>, "render"> & {
  env?: Partial<AppDependencies["env"]>;
};

/** One process of a site over a database, until the test ends. */
export async function startShared(
  databaseUrl: string,
  dependencies: SharedDependencies = {},
  settings: SharedSettings = {},
): Promise<SharedSite> {
  const { close, ...site } = await openShared(databaseUrl, dependencies, settings);
  onTestFinished(close);
  return site;
}

export async function openShared(
  databaseUrl: string,
  dependencies: SharedDependencies = {},
  settings: SharedSettings = {},
): Promise<SharedSite & { close(): Promise<void> }> {
  const { adminPassword = sharedPassword } = settings;
  const dataDir = settings.dataDir ?? (await mkdtemp(path.join(tmpdir(), "shared-")));
  const env = {
    databaseUrl,
    dataDir,
    backupDir: path.join(dataDir, "backups"),
    backupDays: 14,
    sessionSecrets: null,
    adminUsername: "admin",
    adminPassword,
    siteUrl: siteUrl.replace("https:", "http:"),
  };
  const storage = await openSiteStorage(env, []);
  const { store, imageFolder, versions, makeLimiter } = storage;
  await imageFolder.open();
  const auth = await openAuth(
    { ...env, sessionSecrets: storage.sessionSecrets },
    store,
    passwords,
    makeLimiter,
  );
  const app = await startApp(
    {
      ...dependencies,
      env: { siteUrl: env.siteUrl, trustProxy: 1, ...dependencies.env },
      store,
      imageFolder,
      versions,
      makeLimiter,
      cohorts: createSiteCohorts(store, systemClock),
    },
    undefined,
    async () => auth,
  );
  return {
    app: { ...app, store, dataDir },
    storage,
    async close() {
      await app.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
