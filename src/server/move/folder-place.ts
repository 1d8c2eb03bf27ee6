import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { applyPendingPassword } from "../auth/account.ts";
import { keepSessionKey, keptSessionKey } from "../auth/session-cookie.ts";
import { openSiteStore, siteCollections } from "../collections.ts";
import { imagesFolder } from "../images/stored-images.ts";
import { versionsFolder } from "../posts/stored-posts.ts";
import { namesIn } from "../store/folder.ts";
import { openStore, type StoreOptions } from "../store/store.ts";
import { imageFolderTree, versionFolderTree } from "./file-trees.ts";
import { collectionsWith, MoveError, type Place } from "./place.ts";

/** The data folder of a site that is stopped, in the form of this release. Throws a StoreStartError where it runs. */
export async function openFolderPlace(
  dataDir: string,
  options: Pick<StoreOptions, "beforeUpgrade"> = {},
): Promise<Place> {
  if (!existsSync(path.join(dataDir, "posts.json"))) throw new MoveError(`There is no site in ${dataDir}.`);
  const store = await openSiteStore(dataDir, options);
  // A password that was set and not taken over yet.
  await applyPendingPassword(store.account, store.sessions, dataDir);
  const names = Object.keys(siteCollections()) as (keyof ReturnType<typeof siteCollections>)[];
  return {
    states: Object.fromEntries(names.map((name) => [name, store[name].read()])),
    images: imageFolderTree(path.join(dataDir, imagesFolder)),
    versions: versionFolderTree(path.join(dataDir, versionsFolder)),
    sessionSecret: await keptSessionKey(dataDir),
    close: store.close,
  };
}

/** Makes a data folder with the states and the secret of another place; its files are still to be copied. */
export async function createFolderPlace(dataDir: string, { states, sessionSecret }: Place): Promise<void> {
  if ((await namesIn(dataDir)).length > 0)
    throw new MoveError(`${dataDir} is not empty: set DATA_DIR to a new folder. Nothing was changed.`);
  const store = await openStore(dataDir, collectionsWith(states));
  await store.close();
  if (sessionSecret !== null) await keepSessionKey(dataDir, sessionSecret);
  for (const name of [imagesFolder, versionsFolder])
    await fs.mkdir(path.join(dataDir, name), { mode: 0o700 });
}
