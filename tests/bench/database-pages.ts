/**
 * Measures cached pages of the built site over a database against the same over a folder, 1,000 posts each; both run, and
 * rounds alternate between them. Needs the build and PostgreSQL.
 */
import { rm } from "node:fs/promises";
import { openSharedSiteStore } from "../../src/server/collections.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { startSite } from "../support/server/site.ts";
import { compare } from "./load.ts";
import { addPosts, seedData } from "./seed.ts";

const posts = 1_000;
const brotli = { "accept-encoding": "gzip, deflate, br" };

const postgres = await startPostgres({ synced: true });
const url = await postgres.createDatabase();
const { store } = await openSharedSiteStore({ url, report: console.error }, []);
await store.posts.update((state) => addPosts(state, posts));
await store.close();
const dataDir = await seedData(posts);
const database = await startSite({ DATABASE_URL: url, LOG_LEVEL: "info" }, { stdout: "ignore" });
const folder = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "info" }, { stdout: "ignore" });

for (const page of ["/", "/blogs", "/blogs/post-number-1"]) {
  const urls: [string, string] = [database.url + page, folder.url + page];
  // The first answer fills the cache, the second has the best compression made.
  for (const each of [...urls, ...urls]) await fetch(each, { headers: brotli });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [ours, theirs] = await compare(urls, brotli, 200);
  console.info(
    `${page}: database ${ours.perSecond.toFixed(0)} requests/s, folder ${theirs.perSecond.toFixed(0)}, ratio ` +
      `${(ours.perSecond / theirs.perSecond).toFixed(2)}; p99 ${ours.p99} and ${theirs.p99} ms`,
  );
}
await database.stop();
await folder.stop();
await rm(dataDir, { recursive: true });
await postgres.remove();
