/**
 * Replaces two processes behind Caddy under load: `node tests/long/two-processes.ts [seconds] [readers] [pgbouncer]`. With
 * `pgbouncer`, they reach the database through one by session. Needs the build, PostgreSQL and Caddy.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "../../src/shared/urls.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { startPgbouncer } from "../support/postgres/pgbouncer.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { type PlainRequest, sendRequest } from "../support/server/http-request.ts";
import { projectDir, startProcess } from "../support/server/process.ts";
import { freePort, type Site, startSite } from "../support/server/site.ts";

const seconds = Number(process.argv[2] ?? 30);
// This many readers without pauses keep two cores busy.
const readers = Number(process.argv[3] ?? 8);
const writers = 8;
const pages = Object.values(urls).map(({ path: page }) => page);

const postgres = await startPostgres({ synced: true });
const proxyPort = await freePort();
const proxyUrl = `http://127.0.0.1:${proxyPort}`;
const direct = await postgres.createDatabase();
const pgbouncer =
  process.argv[4] === "pgbouncer"
    ? await startPgbouncer(direct, "session", ["default_pool_size = 33"])
    : null;
const env = { DATABASE_URL: pgbouncer?.url ?? direct, SITE_URL: proxyUrl, ADMIN_PASSWORD: password };
const sites = [await startSite(env), await startSite(env)];
const caddy = await startCaddy(sites.map(({ url }) => new URL(url).host));

// Caddy chooses the process by the visitor's address.
const agents = Array.from(
  { length: readers + writers },
  (_, nth) => new http.Agent({ keepAlive: true, localAddress: `127.0.1.${nth + 1}` }),
);
const failures: string[] = [];
let answered = 0;
const saved = new Map<string, string>();
let saves = 0;
const seenAfter: number[] = [];
const cookie = await cookieOf(proxyUrl);
const end = performance.now() + seconds * 1_000;
const isOver = () => performance.now() > end;

await Promise.all([
  ...Array.from({ length: readers }, (_, nth) => read(nth)),
  ...Array.from({ length: writers }, (_, nth) => write(readers + nth)),
  replaceTwice(),
]);

const faults: string[] = [];
for (const { url } of sites) {
  const { text } = await sendRequest(url, { path: "/api/blogs" });
  const posts = JSON.parse(text) as { slug: string; title: string; content: string }[];
  for (const [slug, content] of saved) {
    const found = posts.filter((post) => post.slug === slug).map((post) => post.content);
    if (found.join() !== content) faults.push(`${slug} has ${found.join()}, saved was ${content}`);
  }
  if (new Set(posts.map(({ title }) => title)).size < posts.length) faults.push("A post is there twice");
}
for (const agent of agents) agent.destroy();
await caddy.stop();
for (const site of sites) await site.stop();
await pgbouncer?.stop();
await postgres.remove();

const times = seenAfter.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
const late = times.filter((ms) => ms > 1_000).length;
console.info(
  `${answered} requests in ${seconds} s, ${failures.length} failed; ${saves} saves, ${faults.length} lost or doubled; ` +
    `seen at the other process after ${at(0.5)} ms (half), ${at(0.95)} (95 %), ${at(1)} (all), ${late} after more than 1 s`,
);
for (const fault of [...failures, ...faults].slice(0, 20)) console.error(fault);
process.exitCode = failures.length + faults.length + late > 0 || saves === 0 ? 1 : 0;

async function read(nth: number): Promise<void> {
  for (let step = nth; !isOver(); step += 1)
    await ask({ path: pages[step % pages.length] ?? "/" }, 200, agents[nth]);
}

async function write(nth: number): Promise<void> {
  const title = `Post ${randomUUID()}`;
  let id: string | null = null;
  for (let time = 1; !isOver(); time += 1) {
    const content = `Words ${time}.`;
    const answer: string | null = await ask(
      {
        method: id === null ? "POST" : "PUT",
        path: id === null ? "/api/blogs" : `/api/blogs/${id}`,
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: JSON.stringify({ title, summary: "A post.", content, category: "AI", imageUrl: "" }),
      },
      id === null ? 201 : 200,
      agents[nth],
    );
    if (answer === null) continue;
    const since = performance.now();
    const post: { id: string; slug: string } = JSON.parse(answer);
    id = post.id;
    saved.set(post.slug, content);
    saves += 1;
    await Promise.all(sites.map((site) => untilSeen(site, post.slug, content)));
    seenAfter.push(performance.now() - since);
  }
}

/** A process that is being replaced does not answer for a moment. */
async function untilSeen({ url }: Site, slug: string, content: string): Promise<void> {
  for (;;) {
    const answer = await sendRequest(url, { path: `/api/blogs?slug=${slug}` }).catch(() => null);
    if (answer === null || answer.text.includes(content)) return;
    await wait(50);
  }
}

async function ask(request: PlainRequest, expected: number, agent?: http.Agent): Promise<string | null> {
  const what = `${request.method ?? "GET"} ${request.path}`;
  try {
    const { status, text } = await sendRequest(proxyUrl, request, agent);
    answered += 1;
    if (status === expected) return text;
    failures.push(`${what} was answered ${status}`);
  } catch (error) {
    failures.push(`${what} was not answered: ${error instanceof Error ? error.message : error}`);
  }
  return null;
}

async function replaceTwice(): Promise<void> {
  for (const site of [...sites, ...sites]) {
    await wait((seconds * 1_000) / 30);
    const code = await site.end("SIGTERM");
    if (code !== 0) failures.push(`A process ended with ${code}`);
    await site.start();
    await wait(3_000);
  }
}

async function startCaddy(upstreams: string[]): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const documented = await readFile(path.join(projectDir, "docs/deploy/several-machines/Caddyfile"), "utf8");
  const [site = ""] = documented.split("\nexample.com");
  const config = site
    .replace("www.example.com", `http://127.0.0.1:${proxyPort}`)
    .replace("10.0.0.11:3000 10.0.0.12:3000", upstreams.join(" "));
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n}\n${config}`);
  const running = startProcess(
    process.env.CADDY_PATH ?? "caddy",
    ["run", "--config", file, "--adapter", "caddyfile"],
    { env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } },
  );
  for (;;) {
    const answer = await sendRequest(proxyUrl, { path: "/servez" }).catch(() => null);
    if (answer?.status === 200) break;
    if (!running.isRunning()) throw new Error(`Caddy did not start: ${running.stderr()}`);
    await wait(100);
  }
  return {
    async stop() {
      await running.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
