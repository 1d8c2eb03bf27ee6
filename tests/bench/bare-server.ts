/**
 * The yardstick: answers every request with the same head and the same bytes, and does nothing else. It is told what
 * to answer by the process that forks it, and tells its port.
 */
import { createServer } from "node:http";

interface Answer {
  status: number;
  head: string[];
  /** Base64. */
  body: string;
}

process.on("disconnect", () => process.exit());

let answer: { status: number; head: string[]; body: Buffer };

process.on("message", ({ status, head, body }: Answer) => {
  answer = { status, head, body: Buffer.from(body, "base64") };
  process.send?.("ready");
});

const server = createServer((_req, res) => {
  res.writeHead(answer.status, answer.head).end(answer.status === 304 ? undefined : answer.body);
});
server.listen(0, () => process.send?.(server.address()));
