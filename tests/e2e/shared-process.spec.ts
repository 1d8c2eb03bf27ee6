import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { startSite } from "../support/server/site.ts";

test("a process over a database serves for 5 s after SIGTERM, says at once that it is not ready, and ends with 0", async () => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: await postgres.createDatabase() });
  try {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const begun = performance.now();
    const ended = site.end("SIGTERM");
    await wait(200);
    for (const path of ["/readyz", "/servez"]) expect((await fetch(site.url + path)).status).toBe(503);
    while (performance.now() - begun < 4_500) {
      const page = await fetch(`${site.url}/blogs`);
      expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
      await page.text();
      await wait(200);
    }
    expect(await ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  } finally {
    await site.stop();
    await postgres.remove();
  }
});
