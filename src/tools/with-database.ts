import path from "node:path";
import { openSharedSiteStore, type SiteStore } from "../server/collections.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import { queryDatabase } from "../server/store/postgres/database.ts";
import { refuseWithoutSite } from "../server/store/postgres/schema.ts";

/** The site may be running. Throws a StoreStartError if the database has no site. */
export async function withDatabase<R>(url: string, work: (store: SiteStore) => Promise<R>): Promise<R> {
  const report = (error: unknown) => console.error(error);
  await queryDatabase(url, refuseWithoutSite);
  const firstPosts = await readFirstPosts(path.resolve(import.meta.dirname, "../.."));
  const { store } = await openSharedSiteStore({ url, report }, firstPosts);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
