import { rm } from "node:fs/promises";
import type { Post } from "../../src/shared/posts/post.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { untilAtRest, workedMsOf } from "../support/server/process-use.ts";
import { type Site, startSite } from "../support/server/site.ts";
import { articleOfThousandWords, seedData } from "./seed.ts";
import { median } from "./table.ts";

const savesToTime = 100;
const questions = 500;

// What the app asks for at `/blogs`, and what a script of somebody else's may.
const page = "/page-data/blogs";
const all = "/api/blogs?fields=summary";

/**
 * What a large blog costs those who write it and those who read its list. Processor time is that of the site for an
 * answer that was given before.
 */
export async function measureGrowth(posts: number): Promise<Record<string, string>> {
  const dataDir = await seedData(posts);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info", ADMIN_PASSWORD: password };
  const site = await startSite(env, { stdout: "ignore" });
  try {
    const startMs = await workedMsOf(site);
    await untilAtRest(site);
    const indexMs = (await workedMsOf(site)) - startMs;
    const pageBytes = await ask(site.url + page);
    await ask(site.url + all);
    const pageMs = await processorMs(site, page);
    const allMs = await processorMs(site, all);
    const saves = await timeSaves(site);
    return {
      "start, cpu ms": startMs.toFixed(0),
      "index after it, cpu ms": indexMs.toFixed(0),
      "save, median ms": median(saves).toFixed(1),
      "save, p95 ms": (saves[Math.floor(saves.length * 0.95)] ?? Number.NaN).toFixed(1),
      "page of list, cpu ms": pageMs.toFixed(2),
      "all summaries, cpu ms": allMs.toFixed(2),
      "/blogs in app, kB": (pageBytes / 1000).toFixed(1),
    };
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** How long each of many saves of one post takes, in ms, the shortest first. */
async function timeSaves(site: Site): Promise<number[]> {
  const cookie = await cookieOf(site.url);
  const [post]: Post[] = await (await fetch(`${site.url}/api/blogs?slug=post-number-1`)).json();
  if (post === undefined) throw new Error("The blog has no such post");
  const taken: number[] = [];
  for (let save = 0; save < savesToTime; save++) {
    const begun = performance.now();
    const answer = await fetch(`${site.url}/api/blogs/${post.id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify({ title: post.title, content: `${save} ${articleOfThousandWords}` }),
    });
    if (answer.status !== 200) throw new Error(`A save was answered ${answer.status}`);
    await answer.arrayBuffer();
    taken.push(performance.now() - begun);
  }
  return taken.sort((a, b) => a - b);
}

async function processorMs(site: Site, to: string): Promise<number> {
  const before = await workedMsOf(site);
  for (let question = 0; question < questions; question++) await ask(site.url + to);
  return ((await workedMsOf(site)) - before) / questions;
}

/** Asks as a browser does; gives the bytes of the compressed answer. */
async function ask(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  await answer.arrayBuffer();
  return Number(answer.headers.get("Content-Length"));
}
