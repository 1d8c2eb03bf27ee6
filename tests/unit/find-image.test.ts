import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { findImage } from "../../src/server/images/find-image.ts";

let asked: string[];
let isSet = false;

beforeEach(async () => {
  asked = [];
  const server = await nameServer();
  const { port } = server.address();
  const { resolve4 } = Resolver.prototype;
  // The one resolver is asked for these first.
  vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(function (this: Resolver, host: string) {
    if (!isSet) this.setServers([`127.0.0.1:${port}`]);
    isSet = true;
    return resolve4.call(this, host, { ttl: false }) as Promise<never>;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    server.close();
  });
});

/** A name server that takes questions and never answers. */
async function nameServer(): Promise<Socket> {
  const server = createSocket("udp4").on("message", (message) => void asked.push(message.toString("latin1")));
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

test("a name server that does not answer costs a look its time, and nobody else any", async () => {
  const begun = performance.now();
  const looks = Promise.all(
    Array.from({ length: 12 }, (_, at) => findImage(`https://photos-${at}.example.com/a.jpg`)),
  );
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(12);
  await stat(".");
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await looks).toEqual(Array.from({ length: 12 }, () => null));
  expect(performance.now() - begun).toBeLessThan(4_500);
});
