import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "../../../src/shared/urls.ts";
import { ownMsOf } from "../own-time.ts";
import { sendRequest } from "./http-request.ts";
import type { Site } from "./site.ts";

export interface StopReport {
  answered: number;
  underWay: number;
  /** Failed requests that were sent before the signal on an accepted connection. */
  lost: string[];
  exitCode: number | null;
  stoppedAfterMs: number;
}

const paths = [...Object.values(urls).map(({ path }) => path), "/api/blogs?fields=summary", "/rss.xml"];

export async function loadUntilStopped(
  site: Site,
  connections: number,
  seconds: number,
): Promise<StopReport> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const report: StopReport = { answered: 0, underWay: 0, lost: [], exitCode: null, stoppedAfterMs: 0 };
  let stoppedAt = Number.POSITIVE_INFINITY;

  async function ask(worker: number): Promise<void> {
    for (let step = worker; ; step++) {
      const path = paths[step % paths.length] ?? "/";
      const sentAt = performance.now();
      try {
        const { status } = await sendRequest(site.url, { path }, agent);
        if (status !== 200) report.lost.push(`${path} was answered ${status}`);
        report.answered += 1;
        if (sentAt < stoppedAt && performance.now() >= stoppedAt) report.underWay += 1;
      } catch (error) {
        // A connection that the kernel had not handed over was never read.
        if (sentAt < stoppedAt && isTaken(error)) report.lost.push(`${path}: ${error}`);
        return;
      }
    }
  }

  const workers = Array.from({ length: connections }, (_, worker) => ask(worker));
  await wait(seconds * 1_000);
  stoppedAt = performance.now();
  const ends = async () => {
    report.exitCode = await site.end("SIGTERM");
  };
  report.stoppedAfterMs = Math.round(await ownMsOf(ends));
  await Promise.all(workers);
  agent.destroy();
  return report;
}

function isTaken(error: unknown): boolean {
  return !(error instanceof Error && "reusedSocket" in error && error.reusedSocket === false);
}
