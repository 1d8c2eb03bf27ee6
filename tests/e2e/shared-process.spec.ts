import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { ownMsOf } from "../support/own-time.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { startSite } from "../support/server/site.ts";

test("a process over a database serves for 5 s after SIGTERM, says at once that it is not ready, and ends with 0", async () => {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: await postgres.createDatabase() });
  try {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const begun = performance.now();
    const ended = ownMsOf(async () => expect(await site.end("SIGTERM")).toBe(0));
    const status = async (path: string) => (await fetch(site.url + path)).status;
    await expect.poll(() => status("/readyz")).toBe(503);
    expect(await status("/servez")).toBe(503);
    // Until it takes no more connections.
    while (true) {
      const page = await fetch(`${site.url}/blogs`).catch(() => null);
      if (page === null) break;
      expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
      await page.text();
      await wait(50);
    }
    // A timer may be a little early.
    expect(performance.now() - begun).toBeGreaterThan(4_990);
    expect(await ended).toBeLessThan(10_000);
  } finally {
    await site.stop();
    await postgres.remove();
  }
});
