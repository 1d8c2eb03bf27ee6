import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A stub of the chat automation; a message selects the answer of its name. It also runs alone. */
export const webhookAnswers: Record<string, { status?: number; type?: string; body: string }> = {
  output: { body: '{"output":"hi"}' },
  reply: { body: '{"reply":"hi"}' },
  "reply in JSON": { body: '{"reply":"{\\"output\\":\\"hi\\"}"}' },
  "reply without output": { body: '{"reply":"{\\"x\\":1}"}' },
  "reply in broken JSON": { body: '{"reply":"{broken"}' },
  "not registered": {
    status: 404,
    body: '{"code":404,"message":"The requested webhook \\"POST chat\\" is not registered.","hint":"The workflow must be active."}',
  },
  "code 404": { body: '{"code":404,"message":"not registered"}' },
  "code 0": { status: 500, body: '{"code":0,"message":"There was a problem executing the workflow"}' },
  "error flag": { body: '{"error":true,"output":"half an answer"}' },
  "responds immediately": { body: '{"message":"Workflow was started"}' },
  "all items": { body: '[{"output":"hi"}]' },
  html: { type: "text/html; charset=utf-8", body: "<p>hi</p>" },
  "gateway page": { status: 504, type: "text/html", body: "<h1>504 Gateway Time-out</h1>" },
  empty: { body: "" },
  stream: {
    body: '{"type":"begin","metadata":{}}\n{"type":"item","content":"hi"}\n{"type":"end"}\n',
  },
  null: { body: "null" },
  redirect: { status: 302, body: "" },
  "too much": { body: JSON.stringify({ output: "x".repeat(300_000) }) },
};

export interface Webhook {
  url: string;
  body?: string;
  received: { headers: IncomingMessage["headers"]; body: unknown }[];
  aborted: number;
  stop(): Promise<void>;
}

export async function startWebhook(port = 0): Promise<Webhook> {
  const webhook: Webhook = {
    url: "",
    received: [],
    aborted: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer(async (req, res) => {
    res.on("close", () => {
      if (!res.writableFinished) webhook.aborted++;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || "{}");
    webhook.received.push({ headers: req.headers, body });
    answer(String(body.message ?? ""), req, res, webhook.body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook/chat`;
  return webhook;
}

function answer(message: string, req: IncomingMessage, res: ServerResponse, other?: string): void {
  if (message === "no answer") return;
  if (message === "cut") {
    res.destroy();
    return;
  }
  if (message === "stalls") {
    res.writeHead(200, { "Content-Type": "application/json" }).write('{"output":');
    return;
  }
  if (message === "echo") {
    res.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ output: req.headers }));
    return;
  }
  const text = message.startsWith("say ") ? message.slice(4) : `You said: ${message}`;
  const {
    status = 200,
    type = "application/json",
    body,
  } = Object.hasOwn(webhookAnswers, message)
    ? (webhookAnswers[message] ?? { body: "" })
    : { body: other ?? JSON.stringify({ output: text }) };
  res
    .writeHead(status, { "Content-Type": type, ...(status === 302 && { Location: "/elsewhere" }) })
    .end(body);
}

if (import.meta.main) {
  const { url } = await startWebhook(5679);
  console.info(`The stand-in webhook answers at ${url}. Messages with an answer of their own:`);
  console.info([...Object.keys(webhookAnswers), "no answer", "cut", "stalls", "echo", "say ..."].join("\n"));
}
