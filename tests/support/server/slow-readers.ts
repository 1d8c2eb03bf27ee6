import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

export interface SlowReaders {
  /** Returns what is wrong after the site must have disconnected the readers. */
  faults(): Promise<string[]>;
  stop(): void;
}

const count = 20;
// Site, proxy and kernel together buffer fewer copies of the largest file for a connection.
const asked = 60;
const filesDir = path.resolve(import.meta.dirname, "../../../dist/client/assets");
const cutAfterMs = 75_000;

export function openSlowReaders(url: string, ca: string | null): SlowReaders {
  const { hostname: host, port } = new URL(url);
  const opened = performance.now();
  const sockets = Array.from({ length: count }, () => {
    const socket = ca === null ? connect(Number(port), host) : connectTls({ host, port: Number(port), ca });
    socket.on("error", () => {});
    socket.write(`GET /assets/${largestFile()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(asked));
    return socket;
  });
  return {
    async faults() {
      await wait(Math.max(0, opened + cutAfterMs - performance.now()));
      const answers = await Promise.all(sockets.map(answersOf));
      return answers.flatMap((got) => {
        if (got === 0) return "a slow reader got nothing";
        return got === null || got >= asked ? "a slow reader was not cut" : [];
      });
    },
    stop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function largestFile(): string | undefined {
  const sizeOf = (name: string) => statSync(path.join(filesDir, name)).size;
  const names = readdirSync(filesDir).filter((name) => name.endsWith(".js"));
  return names.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
}

/** Returns null if the connection does not end. */
async function answersOf(socket: Socket): Promise<number | null> {
  let got = 0;
  socket.on("data", (piece) => {
    got += piece.toString("latin1").match(/HTTP\/1\.1 200/g)?.length ?? 0;
  });
  const closed = new Promise<number>((resolve) => socket.once("close", () => resolve(got)));
  return Promise.race([closed, wait(10_000, null)]);
}
