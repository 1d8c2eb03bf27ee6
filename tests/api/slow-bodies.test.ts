import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startWithAccount } from "../support/server/account.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';

/** Begins to send a body; resolves once the server has all of that. */
async function begin(app: RunningApp, path: string, type: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n`;
  await add(socket, head + body);
  return socket;
}

async function add(socket: Socket, bytes: string): Promise<void> {
  await new Promise((resolve) => socket.write(bytes, "latin1", resolve));
  // It is the other end of this very process that has to read it.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const upload = "multipart/form-data; boundary=x";

test("the administrator's upload may take its time while bytes of it come", async () => {
  const app = await untilTestEnds(startApp());
  const socket = await begin(app, "/api/images", upload, part);
  const answer = text(socket);
  for (let piece = 0; piece < 5; piece++) {
    await add(socket, "x".repeat(100));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.readyState).toBe("open");
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ["/api/images", upload, part],
  ["/api/blogs", "application/json", '{"title":"'],
  ["/api/auth/login", "application/json", '{"username":"'],
])("nobody else's body may: %s", async (path, type, body) => {
  const app = await untilTestEnds(startWithAccount());
  const socket = await begin(app, path, type, body);
  const closed = once(socket, "close");
  socket.resume();
  await vi.advanceTimersByTimeAsync(29_000);
  await add(socket, "x");
  expect(socket.readyState).toBe("open");
  await vi.advanceTimersByTimeAsync(1_000);
  await closed;
});
