import { accountCollection } from "./auth/account.ts";
import { sessionsCollection } from "./auth/sessions.ts";
import { cohortsCollection } from "./cohorts/stored-cohorts.ts";
import { imagesCollection } from "./images/stored-images.ts";
import { mailingsCollection } from "./mailings/stored-mailings.ts";
import { paymentsCollection } from "./payments/stored-payments.ts";
import { redirectsCollection } from "./posts/redirects.ts";
import { type FirstPost, postsCollection } from "./posts/stored-posts.ts";
import { unsavedCollection } from "./posts/unsaved-texts.ts";
import { answersCollection, questionsCollection } from "./questions/stored-questions.ts";
import { morningsCollection } from "./requests/stored-mornings.ts";
import { requestsCollection } from "./requests/stored-requests.ts";
import { type FolderStoreOptions, openFolderStore } from "./store/json/folder-store.ts";
import type { DatabaseSource } from "./store/postgres/database-store.ts";
import { subscribersCollection } from "./subscribers/stored-subscribers.ts";
import { visitsCollection } from "./visits/stored-visits.ts";

export type SiteStore = Awaited<ReturnType<typeof openSiteStore>>;

interface SiteStoreOptions extends FolderStoreOptions {
  firstPosts?: readonly FirstPost[];
  now?: Date;
}

export function openSiteStore(dataDir: string, { firstPosts, now, ...options }: SiteStoreOptions = {}) {
  return openFolderStore(dataDir, siteCollections(firstPosts, now), options);
}

export async function openSharedSiteStore(source: DatabaseSource, firstPosts: readonly FirstPost[]) {
  const { openDatabaseStore } = await import("./store/postgres/database-store.ts");
  return openDatabaseStore(source, siteCollections(firstPosts));
}

export function siteCollections(firstPosts: readonly FirstPost[] = [], now = new Date()) {
  return {
    requests: requestsCollection,
    account: accountCollection,
    sessions: sessionsCollection,
    images: imagesCollection,
    posts: postsCollection(firstPosts),
    unsaved: unsavedCollection,
    redirects: redirectsCollection,
    cohorts: cohortsCollection(now),
    payments: paymentsCollection,
    questions: questionsCollection,
    answers: answersCollection,
    visits: visitsCollection,
    mornings: morningsCollection,
    mailings: mailingsCollection,
    subscribers: subscribersCollection,
  };
}
