import { once } from "node:events";
import * as fs from "node:fs/promises";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSiteStore } from "../../../src/server/collections.ts";
import { postsCollection } from "../../../src/server/posts/stored-posts.ts";
import { readJsonFile } from "../../../src/server/store/json/read-json-file.ts";
import { type RunningProcess, startProcess } from "../server/process.ts";

const writerScript = path.join(import.meta.dirname, "writer-process.ts");

export interface KillReport {
  kills: number;
  acknowledged: number;
  underWay: number;
  withChanges: number;
  halfWritten: number;
  slowestStartMs: number;
  faults: string[];
}

type Known = Map<string, string>;

export async function killAgainAndAgain(kills: number, maxWholeBytes: number): Promise<KillReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "kill-"));
  const report: KillReport = {
    kills,
    acknowledged: 0,
    underWay: 0,
    withChanges: 0,
    halfWritten: 0,
    slowestStartMs: 0,
    faults: [],
  };
  const known: Known = new Map();
  await warmUp(dataDir, maxWholeBytes);
  for (let kill = 0; kill < kills; kill++) {
    const pending = await runAndKill(dataDir, maxWholeBytes, known, report);
    await compare(dataDir, known, pending, report);
  }
  const store = await openSiteStore(dataDir);
  const left = (await readdir(dataDir)).filter((name) => name.endsWith(".tmp"));
  if (left.length > 0) report.faults.push(`left behind: ${left.join(", ")}`);
  await store.close();
  await rm(dataDir, { recursive: true });
  return report;
}

// A process that ends normally leaves its compile cache, with which the next ones start three times as fast.
async function warmUp(dataDir: string, maxWholeBytes: number): Promise<void> {
  await startWriting(dataDir, maxWholeBytes, 0).exit;
}

function startWriting(dataDir: string, maxWholeBytes: number, writers: number): RunningProcess {
  return startProcess(process.execPath, [writerScript, dataDir, String(maxWholeBytes), String(writers)], {
    env: { NODE_COMPILE_CACHE: path.join(dataDir, "compiled") },
  });
}

async function runAndKill(
  dataDir: string,
  maxWholeBytes: number,
  known: Known,
  report: KillReport,
): Promise<Known> {
  const started = performance.now();
  const { child, stdout, stderr, exit, isRunning, end } = startWriting(dataDir, maxWholeBytes, 8);
  // Most kills hit writes, some the start.
  if (Math.random() < 0.85) {
    if (child.stdout !== null) await Promise.race([once(child.stdout, "data"), exit]);
    report.slowestStartMs = Math.max(report.slowestStartMs, performance.now() - started);
    const enough = Math.floor(Math.random() * 12);
    while (stdout().split("\ndone ").length <= enough && isRunning()) await wait(1);
    await wait(Math.random() * 10);
  } else {
    await wait(Math.random() * 150);
  }
  await end("SIGKILL");
  if (stderr() !== "") report.faults.push(stderr());

  const tried = new Map<string, { title: string; version: string }>();
  for (const line of stdout().split("\n").slice(0, -1)) {
    const [word, writer = "", title = "", version = ""] = line.split(" ");
    if (word === "try") tried.set(writer, { title, version });
    const done = word === "done" ? tried.get(writer) : undefined;
    if (done === undefined) continue;
    known.set(done.title, done.version);
    tried.delete(writer);
    report.acknowledged += 1;
  }
  report.underWay += tried.size;
  return new Map([...tried.values()].map(({ title, version }) => [title, version]));
}

async function compare(dataDir: string, known: Known, pending: Known, report: KillReport): Promise<void> {
  const found = await readTitles(dataDir, report);
  for (const title of new Set([...known.keys(), ...pending.keys(), ...found.keys()])) {
    const version = found.get(title) ?? "gone";
    const acknowledged = known.get(title) ?? "gone";
    if (version !== acknowledged && version !== pending.get(title)) {
      report.faults.push(`${title} is ${version}, acknowledged was ${acknowledged}`);
    }
    known.set(title, version);
  }
}

async function readTitles(dataDir: string, report: KillReport): Promise<Known> {
  try {
    const stored = await readJsonFile(fs, path.join(dataDir, "posts.json"), postsCollection([]));
    if (stored === null) return new Map();
    if (stored.changes.length > 0) report.withChanges += 1;
    if ((await readdir(dataDir)).some((name) => /^posts\.json\..+\.tmp$/.test(name))) report.halfWritten += 1;
    const { posts } = stored.data;
    const titles = posts.map(({ title }) => title);
    if (new Set(titles).size < titles.length) report.faults.push("a post is there twice");
    return new Map(posts.map(({ title, content }) => [title, content.split(" ")[0] ?? ""]));
  } catch (error) {
    report.faults.push(String(error));
    return new Map();
  }
}
