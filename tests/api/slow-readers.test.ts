import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectTls, createServer as createTlsServer } from "node:tls";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createHttpServer } from "../../src/server/http/http-server.ts";
import { makeCertificate } from "../support/server/certificate.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  return () => void vi.useRealTimers();
});

// More than the system holds for both ends of a connection.
const large = Buffer.alloc(30_000_000, "x");
const ask = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Serves by the site's server; `cut` tells of each response that was ended before it was out. */
async function serve(
  handler: RequestListener,
): Promise<{ port: number; cut: ServerResponse[]; untilFull(): Promise<void> }> {
  const cut: ServerResponse[] = [];
  const server = createHttpServer(1).on("request", handler);
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  server.on("request", (_req, res: ServerResponse) =>
    res.once("close", () => {
      if (!res.writableFinished) cut.push(res);
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Resolves once some of an answer waits, and the system has taken no byte of it for half a second. */
  async function untilFull(): Promise<void> {
    const [waiting, taken] = [() => sum("writableLength"), () => sum("bytesWritten") - sum("writableLength")];
    for (let calm = 0, before = -1; calm < 5; await wait(100)) {
      calm = waiting() > 0 && taken() === before ? calm + 1 : 0;
      before = taken();
    }
  }
  function sum(name: "bytesWritten" | "writableLength"): number {
    return sockets.reduce((all, socket) => all + socket[name], 0);
  }
  return { port: (server.address() as AddressInfo).port, cut, untilFull };
}

const ways: [string, (port: number) => Promise<Socket>][] = [
  ["by itself", async (port) => connect(port, "127.0.0.1")],
  ["behind a proxy that ends TLS", throughTls],
];

async function throughTls(port: number): Promise<Socket> {
  const folder = await mkdtemp(path.join(tmpdir(), "tls-"));
  const { key, cert } = await makeCertificate(folder);
  await rm(folder, { recursive: true });
  const proxy = createTlsServer({ key, cert }, (client) => {
    const site = connect(port, "127.0.0.1");
    client.on("error", () => {}).on("close", () => site.destroy());
    site.on("error", () => {}).on("close", () => client.destroy());
    client.pipe(site).pipe(client);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  return connectTls({ port: (proxy.address() as AddressInfo).port, host: "localhost", ca: cert });
}

/** Lets time pass, and what is on its way arrive. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5_000);
  }
}

describe.each(ways)("%s", (_way, open) => {
  async function openTo(port: number): Promise<Socket> {
    const socket = await open(port);
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  }

  test.each<[string, RequestListener, number]>([
    ["one large answer", (_req, res) => void res.end(large), 1],
    ["an answer in pieces", (_req, res) => write(res), 1],
    ["the first of many answers", (_req, res) => void res.end(large.subarray(0, 200_000)), 200],
  ])("who reads nothing of %s is cut after a minute", async (_what, handler, asked) => {
    const { port, cut, untilFull } = await serve(handler);
    const socket = await openTo(port);
    socket.write(ask.repeat(asked));
    await untilFull();
    await pass(10);
    await pass(45);
    expect(cut).toEqual([]);
    await pass(30);
    await vi.waitFor(() => expect(cut.length).toBeGreaterThan(0));
    expect((await textOf(socket)).length).toBeLessThan(large.length);
  });

  test("who reads slowly gets all of it", async () => {
    const { port, cut } = await serve((_req, res) => void res.end(large));
    const socket = await openTo(port);
    socket.write(ask.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    let read = 0;
    let wanted = 0;
    socket.on("data", (piece) => {
      read += piece.length;
      if (read >= wanted) socket.pause();
    });
    while (!socket.destroyed && wanted < large.length) {
      wanted += 6_000_000;
      socket.resume();
      // vi.waitFor would move the clock on, as far as the machine is slow.
      while (read < wanted && !socket.readableEnded) await wait(10);
      await pass(50);
    }
    expect(cut).toEqual([]);
    expect(read).toBeGreaterThan(large.length);
  });

  test("an answer of which nothing waits may be silent, and a connection may rest", async () => {
    const { port, cut } = await serve(async (_req, res) => {
      res.write("data: 1\n\n");
      await pass(180);
      res.end("data: 2\n\n");
    });
    const socket = await openTo(port);
    socket.write(ask);
    let answer = "";
    socket.on("data", (piece) => {
      answer += piece;
    });
    await vi.waitFor(() => expect(answer).toMatch(/data: 2\n\n\r\n0\r\n\r\n$/));
    await pass(100);
    expect(cut).toEqual([]);
    expect(socket.destroyed).toBe(false);
    socket.write(ask);
    await vi.waitFor(() => expect(answer.match(/data: 1/g)).toHaveLength(2));
  });
});

/** Writes for as long as the connection is there, heeding what it takes. */
async function write(res: ServerResponse): Promise<void> {
  const isClosed = new AbortController();
  res.once("close", () => isClosed.abort());
  try {
    while (!res.destroyed)
      if (!res.write(large.subarray(0, 100_000))) await once(res, "drain", { signal: isClosed.signal });
  } catch {
    // It was cut.
  }
}

function textOf(socket: Socket): Promise<string> {
  return text(socket).catch(() => "");
}
