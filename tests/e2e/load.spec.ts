import { connect, type Socket } from "node:net";
import { expect, test } from "playwright/test";
import { ownMsOf } from "../support/own-time.ts";
import { loadUntilStopped } from "../support/server/load.ts";
import { startSite } from "../support/server/site.ts";

test("SIGTERM under load: every request that was on its way is answered", async () => {
  const site = await startSite();
  const { answered, underWay, lost, exitCode, stoppedAfterMs } = await loadUntilStopped(site, 30, 2);
  expect(answered).toBeGreaterThan(30);
  expect(underWay).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(exitCode).toBe(0);
  expect(stoppedAfterMs).toBeLessThan(10_000);
  await site.stop();
});

test("200 slow senders do not slow anyone down, and are cut", async () => {
  test.slow();
  const site = await startSite();
  const senders = Array.from({ length: 200 }, (_, index) => sendSlowly(site.url, index));
  const cutAfter = ownMsOf(() => Promise.all(senders.map(({ ended }) => ended)));
  await expect.poll(() => senders.every(({ socket }) => !socket.connecting)).toBe(true);
  const times: number[] = [];
  do {
    const answers = async () => {
      for (const path of ["/", "/blogs", "/api/blogs"])
        expect((await fetch(site.url + path)).status).toBe(200);
    };
    times.push(await ownMsOf(answers));
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (senders.some(({ socket }) => !socket.destroyed) && times.length < 100);
  expect(Math.max(...times)).toBeLessThan(2_000);
  expect(await cutAfter).toBeLessThan(30_000);
  expect(Math.min(...(await Promise.all(senders.map(({ ended }) => ended))))).toBeGreaterThan(10_000);
  await site.stop();
});

interface SlowSender {
  socket: Socket;
  /** After how many ms. */
  ended: Promise<number>;
}

/** Opens a connection that sends a letter of its headers each second, or nothing at all. */
function sendSlowly(url: string, index: number): SlowSender {
  const socket = connect(Number(new URL(url).port), "localhost");
  const started = performance.now();
  socket.on("error", () => {});
  socket.resume();
  if (index % 4 !== 0) {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    const dripping = setInterval(() => socket.write("a"), 1_000);
    socket.on("close", () => clearInterval(dripping));
  }
  const ended = new Promise<number>((resolve) => {
    socket.on("close", () => resolve(performance.now() - started));
  });
  return { socket, ended };
}
