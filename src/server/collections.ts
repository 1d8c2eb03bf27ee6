import { accountCollection } from "./auth/account.ts";
import { sessionsCollection } from "./auth/sessions.ts";
import { type FirstPost, postsCollection } from "./posts/stored-posts.ts";
import { requestsCollection } from "./requests/requests.ts";
import type { FileSystem } from "./store/files.ts";
import { openStore } from "./store/store.ts";

export type SiteStore = Awaited<ReturnType<typeof openSiteStore>>;

interface SiteStoreOptions {
  /** The articles that an empty store begins with. */
  firstPosts?: readonly FirstPost[];
  fileSystem?: FileSystem;
}

/** Opens the store of this site. Throws a StoreStartError where that cannot be. */
export function openSiteStore(dataDir: string, { firstPosts, fileSystem }: SiteStoreOptions = {}) {
  return openStore(dataDir, siteCollections(firstPosts), fileSystem);
}

export function siteCollections(firstPosts: readonly FirstPost[] = []) {
  return {
    requests: requestsCollection,
    account: accountCollection,
    sessions: sessionsCollection,
    posts: postsCollection(firstPosts),
  };
}
