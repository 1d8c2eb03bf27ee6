import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { findImage } from "../../src/server/images/find-image.ts";
import { ownMsOf } from "../support/own-time.ts";

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
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const looks = Promise.all(
    Array.from({ length: 12 }, (_, at) => findImage(`https://photos-${at}.example.com/a.jpg`)),
  );
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(12);
  expect(await ownMsOf(() => stat("."))).toBeLessThan(1_000);
  expect(timeout.mock.calls).toEqual(Array(12).fill([3_000]));
  time.abort();
  expect(await looks).toEqual(Array(12).fill(undefined));
});

const answers = {
  "only an IPv4 address in the old IPv6 spelling": ["::1.2.3.4"],
  "one of NAT64": ["64:ff9b::1.2.3.4"],
  "addresses of the own network": ["::ffff:10.0.0.1", "fe80::1%eth0"],
  "what is no address": ["no address", "", "999.1.1.1"],
};

test.each(Object.entries(answers))("a name server that answers with %s ends no process", async (_, found) => {
  const rejected = vi.fn();
  process.on("unhandledRejection", rejected);
  onTestFinished(() => void process.off("unhandledRejection", rejected));
  vi.spyOn(Resolver.prototype, "resolve4").mockRejectedValue(new Error("none"));
  vi.spyOn(Resolver.prototype, "resolve6").mockResolvedValue(found as never);
  const isRefused = async () => expect(await findImage("https://photos.example.com/a.jpg")).toBeNull();
  expect(await ownMsOf(isRefused)).toBeLessThan(1_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejected).not.toHaveBeenCalled();
});

test("a name that has no address tells nothing of what stands there", async () => {
  vi.spyOn(Resolver.prototype, "resolve4").mockRejectedValue(new Error("none"));
  vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(new Error("none"));
  expect(await findImage("https://photos.example.com/a.jpg")).toBeUndefined();
});
