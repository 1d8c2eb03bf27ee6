import { existsSync } from "node:fs";
import path from "node:path";
import { applyPendingPassword } from "../auth/account.ts";
import { keepSessionKey, keptSessionKey } from "../auth/session-cookie.ts";
import { openSiteStore } from "../collections.ts";
import { imageFolderTree } from "../images/image-folder.ts";
import { imagesFolder } from "../images/stored-images.ts";
import { versionsFolder } from "../posts/stored-posts.ts";
import { versionFolder } from "../posts/stored-versions.ts";
import { makeFolders, namesIn } from "../store/folder.ts";
import { type FolderStoreOptions, openFolderStore } from "../store/json/folder-store.ts";
import { collectionsWith, type Endpoint, MoveError, statesOf } from "./endpoint.ts";

export function folderEndpoint(
  dataDir: string,
  options: Pick<FolderStoreOptions, "beforeUpgrade"> = {},
): Endpoint {
  return {
    async open() {
      if (!existsSync(path.join(dataDir, "posts.json")))
        throw new MoveError(`There is no site in ${dataDir}.`);
      const store = await openSiteStore(dataDir, options);
      // A new password that no start has applied yet.
      await applyPendingPassword(store.account, store.sessions, dataDir);
      return {
        states: statesOf(store),
        images: imageFolderTree(path.join(dataDir, imagesFolder)),
        versions: versionFolder(path.join(dataDir, versionsFolder)),
        sessionSecret: await keptSessionKey(dataDir),
        close: store.close,
      };
    },

    async create({ states, sessionSecret }) {
      if ((await namesIn(dataDir)).length > 0)
        throw new MoveError(`${dataDir} is not empty: set DATA_DIR to a new folder. Nothing was changed.`);
      const store = await openFolderStore(dataDir, collectionsWith(states));
      await store.close();
      if (sessionSecret !== null) await keepSessionKey(dataDir, sessionSecret);
      for (const name of [imagesFolder, versionsFolder]) await makeFolders(path.join(dataDir, name));
    },
  };
}
