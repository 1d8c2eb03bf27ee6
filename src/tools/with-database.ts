import path from "node:path";
import { openSharedSiteStore, type SiteStore } from "../server/collections.ts";
import { HttpError } from "../server/http/http-error.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import { StoreWriteError } from "../server/store/errors.ts";
import { askDatabase } from "../server/store/postgres/database.ts";
import { refuseWithoutSite } from "../server/store/postgres/schema.ts";
import { ToolError } from "./run-tool.ts";

/** Does something in the database of a site, whose processes may be running. Throws a StoreStartError where there is none. */
export async function withDatabase<R>(url: string, work: (store: SiteStore) => Promise<R>): Promise<R> {
  const report = (error: unknown) => console.error(error);
  await askDatabase(url, refuseWithoutSite);
  const { store } = await openSharedSiteStore(
    { url, report },
    await readFirstPosts(path.resolve(import.meta.dirname, "../..")),
  );
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof HttpError) throw new ToolError(error.message);
    if (error instanceof StoreWriteError) throw new ToolError(`${error.message} Nothing was changed.`);
    throw error;
  } finally {
    await store.close();
  }
}
