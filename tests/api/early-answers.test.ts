import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAccount } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startWithAccount();
});
afterAll(() => app.stop());

const json = "application/json";
const form = "application/x-www-form-urlencoded";

// What arrives at a closed connection resets it; a proxy that speaks HTTP/1.0 asks for one connection a request.
test.each([
  ["/api/auth/login", json, 413],
  ["/api/auth/login", "text/plain", 415],
  ["/api/blogs", json, 401],
  ["/checkout?plan=students", form, 413],
  ["/checkout/?plan=students", form, 308],
  ["/about", form, 405],
])("5 MB to %s as %s are answered %i, and nothing is cut", async (path, type, status) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(path, type, 5_000_000)));
  expect(answers).toEqual(answers.map(() => expect.stringMatching(`^HTTP/1.1 ${status} `)));
});

test.each([
  ["/api/auth/login", json, "close"],
  ["/api/auth/login", json, "keep-alive"],
  ["/checkout?plan=students", form, "close"],
  ["/widget/form/any", form, "keep-alive"],
])(
  "what says that it is too large is answered before it is sent: %s as %s, %s",
  async (path, type, connection) => {
    const socket = open();
    socket.write(headOf(path, type, 5_000_000_000, connection));
    const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(20_000) });
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  },
);

test("a request that waits for a 100 behind another one gets it before its answer, not within", async () => {
  const socket = open();
  const answers = text(socket);
  const ask = (path: string, more: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  socket.write(ask("/api/blogs", "") + ask("/robots.txt", "Expect: 100-continue\r\nConnection: close\r\n"));
  const lines = (await answers).split("\r\n").filter((line) => /HTTP|^\[|^User/.test(line));
  expect(lines.map((line) => line.split("\n")[0])).toEqual([
    "HTTP/1.1 200 OK",
    "[]HTTP/1.1 100 Continue",
    "HTTP/1.1 200 OK",
    "User-agent: *",
  ]);
});

async function send(path: string, type: string, length: number): Promise<string> {
  const socket = open();
  const answer = text(socket);
  socket.write(headOf(path, type, length, "close"));
  socket.write("x".repeat(length));
  return answer;
}

function open() {
  return connect(Number(new URL(app.url).port), "127.0.0.1");
}

function headOf(path: string, type: string, length: number, connection: string): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    `Connection: ${connection}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}
