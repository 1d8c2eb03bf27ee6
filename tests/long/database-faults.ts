/**
 * Breaks the database under load: `node tests/long/database-faults.ts [seconds]`. Needs the build and PostgreSQL, and root to
 * fill the disk.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSharedSiteStore } from "../../src/server/collections.ts";
import { urls } from "../../src/shared/urls.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { sendRequest } from "../support/server/http-request.ts";
import { startSite } from "../support/server/site.ts";

const awayMs = Number(process.argv[2] ?? 60) * 1_000;
const readers = 4;
const writers = 4;
const slowestWriteMs = 5_000;
const backWithinMs = 10_000;
const diskBytes = 96 * 1024 * 1024;
const pages = Object.values(urls).map(({ path: page }) => page);

const disk = process.getuid?.() === 0 ? await mountDisk() : null;
const postgres = await startPostgres({ synced: true, ...(disk !== null && { parent: disk }) });
const url = await postgres.createDatabase();
const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: "silent" });
const agent = new http.Agent({ keepAlive: true, maxSockets: readers + writers });
const faults: string[] = [];
const taken = new Set<string>();
let sent = 0;
let counts = newCounts();
let isOver = false;

const work = Promise.all([
  ...Array.from({ length: readers }, (_, nth) => read(nth)),
  ...Array.from({ length: writers }, () => write()),
]);
await during("all well", () => wait(3_000));
await during(`stopped for ${awayMs / 1_000} s`, async () => {
  await postgres.stop("fast");
  await wait(awayMs);
  await postgres.start();
});
await during("killed and started", async () => {
  await postgres.stop("crash");
  await postgres.start();
});
await during("restarted", async () => {
  await postgres.stop("fast");
  await postgres.start();
});
if (disk !== null)
  await during("its disk full for 10 s", async () => {
    const filler = path.join(disk, "filler");
    await fillUp(filler);
    await wait(10_000);
    await rm(filler);
    if (!postgres.isRunning()) await postgres.start();
  });
isOver = true;
await work;
agent.destroy();

await site.end("SIGTERM");
const { store } = await openSharedSiteStore({ url, report: console.error }, []);
const kept = new Map<string, number>();
for (const { fields } of store.requests.read())
  kept.set(fields.message ?? "", (kept.get(fields.message ?? "") ?? 0) + 1);
await store.close();
const lost = [...taken].filter((message) => !kept.has(message)).length;
const doubled = [...kept.values()].filter((times) => times > 1).length;
console.info(`${sent} forms sent, ${taken.size} taken, ${lost} of them lost, ${doubled} there twice`);
if (lost + doubled > 0) faults.push("What was taken is not what is kept");
await site.stop();
await postgres.remove();
if (disk !== null) {
  execFileSync("umount", [disk]);
  await rm(disk, { recursive: true });
}
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function during(what: string, act: () => Promise<void>): Promise<void> {
  counts = newCounts();
  await act();
  const ended = performance.now();
  const before = taken.size;
  while (taken.size === before && performance.now() - ended < 3 * backWithinMs) await wait(20);
  const backMs = performance.now() - ended;
  if (backMs > backWithinMs) faults.push(`${what}: nothing was taken for ${Math.round(backMs)} ms after it`);
  const statuses = [...counts.writes].map(([status, times]) => `${times} ${status}`).join(", ");
  console.info(
    `${what}: ${counts.pages} pages answered, the slowest in ${Math.round(counts.slowestPage)} ms; forms: ${statuses}, the ` +
      `slowest answer after ${Math.round(counts.slowestWrite)} ms; taken again ${Math.round(backMs)} ms after the end`,
  );
}

function newCounts() {
  return { pages: 0, slowestPage: 0, slowestWrite: 0, writes: new Map<number, number>() };
}

async function read(nth: number): Promise<void> {
  for (let step = nth; !isOver; step += 1) {
    const page = pages[step % pages.length] ?? "/";
    const began = performance.now();
    const answer = await sendRequest(site.url, { path: page }, agent).catch((error: Error) => error);
    if (answer instanceof Error || answer.status !== 200)
      faults.push(`${page}: ${answer instanceof Error ? answer.message : answer.status}`);
    counts.pages += 1;
    counts.slowestPage = Math.max(counts.slowestPage, performance.now() - began);
    await wait(20);
  }
}

async function write(): Promise<void> {
  while (!isOver) {
    sent += 1;
    const message = `Message ${randomUUID()}`;
    const fields = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "", message };
    const began = performance.now();
    const answer = await sendRequest(
      site.url,
      {
        method: "POST",
        path: "/widget/form/general-contact",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          // Each form comes from another network, to avoid rate limits.
          "X-Forwarded-For": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        },
        body: new URLSearchParams(fields).toString(),
      },
      agent,
    ).catch((error: Error) => error);
    const took = performance.now() - began;
    const status = answer instanceof Error ? 0 : answer.status;
    if (![303, 503, 507].includes(status) || took > slowestWriteMs)
      faults.push(
        `A form: ${answer instanceof Error ? answer.message : status} after ${Math.round(took)} ms`,
      );
    if (status === 303) taken.add(message);
    counts.writes.set(status, (counts.writes.get(status) ?? 0) + 1);
    counts.slowestWrite = Math.max(counts.slowestWrite, took);
    await wait(50);
  }
}

async function mountDisk(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskBytes},mode=777`, "tmpfs", folder]);
  return folder;
}

async function fillUp(file: string): Promise<void> {
  const bytes = Buffer.alloc(64 * 1024);
  try {
    for (;;) await writeFile(file, bytes, { flag: "a" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
