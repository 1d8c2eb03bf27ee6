import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { freePort } from "../support/site.ts";

test("Ctrl+C ends the development server at once, although a page is connected to it", async ({ page }) => {
  test.setTimeout(90_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), "development-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server.ts", "--dev"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}/contact`;
  const statusOf = () =>
    fetch(url).then(
      ({ status }) => status,
      () => null,
    );
  try {
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.goto(url);
    await connected;

    const stopped = Date.now();
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - stopped).toBeLessThan(3_000);
  } finally {
    child.kill("SIGKILL");
  }
  await rm(dataDir, { recursive: true });
});
