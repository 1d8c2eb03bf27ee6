/**
 * Measures the built site over a database of many posts of 100 words, beside the same in a folder:
 * `node tests/bench/database.ts [posts]`. Needs PostgreSQL.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openSharedSiteStore, openSiteStore } from "../../src/server/collections.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { type Site, startSite } from "../support/server/site.ts";

const count = Number(process.argv[2] ?? 100_000);
const content = Array.from({ length: 100 }, (_, index) => `word${index % 97}`).join(" ");
const articles = Array.from({ length: count }, (_, index) => ({
  slug: `post-number-${index}`,
  title: `Post number ${index}`,
  summary: "",
  category: "AI",
  content: `${index} ${content}`,
  createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
}));

const postgres = await startPostgres({ synced: true });
const url = await postgres.createDatabase();
const filled = performance.now();
const { store } = await openSharedSiteStore({ url, report: console.error }, articles);
await store.close();
console.info(`${count} posts put into the database in ${seconds(filled)}`);
await measure("database", await startSite({ DATABASE_URL: url, ADMIN_PASSWORD: password }));
await postgres.remove();

const dataDir = await mkdtemp(path.join(tmpdir(), "bench-"));
await (await openSiteStore(dataDir, { firstPosts: articles })).close();
await measure("folder", await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: password }));
await rm(dataDir, { recursive: true });

async function measure(name: string, running: Site): Promise<void> {
  await running.end("SIGTERM");
  const started = performance.now();
  await running.start();
  console.info(`${name}: start to the first page ${seconds(started)}`);
  const headers = { "Content-Type": "application/json", Cookie: await cookieOf(running.url) };
  const body = { title: "A new post", summary: "", content, category: "AI", imageUrl: "" };
  await time(`${name}: save`, () =>
    fetch(`${running.url}/api/blogs`, { method: "POST", headers, body: JSON.stringify(body) }),
  );
  await time(`${name}: page of the list`, () => fetch(`${running.url}/page-data/blogs`));
  await time(`${name}: page of a post`, () => fetch(`${running.url}/blogs/post-number-1`));
  await running.stop();
}

async function time(what: string, act: () => Promise<Response>): Promise<void> {
  const times: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const begun = performance.now();
    const answer = await act();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
    times.push(performance.now() - begun);
  }
  console.info(`${what}: ${times.map((ms) => Math.round(ms)).join(", ")} ms`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}
