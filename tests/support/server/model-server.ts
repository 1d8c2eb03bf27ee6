import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Mood = (res: ServerResponse, signal: AbortSignal) => Promise<void> | void;

export function part(text: string, finish: string | null = null, delta: object = {}): string {
  const choice = { index: 0, delta: { content: text, ...delta }, finish_reason: finish };
  return `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [choice] })}\n\n`;
}

export const wholeEnd = `${part("", "stop")}data: [DONE]\n\n`;

export function begin(res: ServerResponse): void {
  res.writeHead(200, { "Content-Type": "text/event-stream" });
}

async function sayWords(res: ServerResponse, text: string, pauseMs = 0): Promise<void> {
  begin(res);
  for (const word of text.split(/(?<= )/)) {
    res.write(part(word));
    if (pauseMs > 0) await wait(pauseMs);
  }
  res.end(wholeEnd);
}

export function pausedAnswer(first: string, rest: string) {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const answer: Mood = async (res) => {
    begin(res);
    res.write(part(first));
    await promise;
    res.write(part(rest));
    res.end(wholeEnd);
  };
  return { answer, goOn };
}

export const modelMoods: Record<string, Mood> = {
  good: (res) =>
    sayWords(res, "The course costs $999 for professionals. See /training/no-code-agentic-ai for more."),
  "invented links": (res) =>
    sayWords(
      res,
      "See /training/secret-course, https://evil.example/pay, evil.com or [our page](https://evil.example). Write to boss@evil.example or info@corvanta.example, or see /contact.",
    ),
  "500": (res) => void res.writeHead(500, { "Content-Type": "application/json" }).end('{"error":{}}'),
  "401": (res) => void res.writeHead(401, { "Content-Type": "application/json" }).end('{"error":{}}'),
  redirect: (res) => void res.writeHead(307, { Location: "/elsewhere" }).end(),
  hang: () => {},
  "hang after the first words": (res) => {
    begin(res);
    res.write(part("The course starts in "));
  },
  "cut off": (res) => {
    begin(res);
    res.write(part("The course starts in "));
    setTimeout(() => res.destroy(), 50);
  },
  drip: (res) => sayWords(res, "One word after the other, slowly, until all is said.", 450),
  garbage: (res) => void res.writeHead(200, { "Content-Type": "text/html" }).end("<h1>hello</h1>"),
  "broken events": (res) => {
    begin(res);
    res.end("data: {broken\n\ndata: [DONE]\n\n");
  },
  empty: (res) => sayWords(res, ""),
  spaces: (res) => sayWords(res, "   \n  "),
  endless: async (res, signal) => {
    begin(res);
    while (!signal.aborted) {
      res.write(part("and on and on "));
      await wait(1);
    }
  },
};

export interface ModelServer {
  url: string;
  answer: Mood | string;
  received: { headers: IncomingMessage["headers"]; path: string; body: ModelQuestion }[];
  aborted: number;
  stop(): Promise<void>;
}

interface ModelQuestion {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
}

export async function startModel(answer: Mood | string = "good"): Promise<ModelServer> {
  const model: ModelServer = {
    url: "",
    answer,
    received: [],
    aborted: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer(async (req, res) => {
    const left = new AbortController();
    res.on("close", () => {
      if (!res.writableFinished) model.aborted++;
      left.abort();
    });
    res.on("error", () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body: ModelQuestion = JSON.parse(Buffer.concat(chunks).toString());
    model.received.push({ headers: req.headers, path: req.url ?? "", body });
    const mood = modelMoods[body.messages.at(-1)?.content ?? ""];
    if (mood !== undefined) return mood(res, left.signal);
    return typeof model.answer === "string" ? sayWords(res, model.answer) : model.answer(res, left.signal);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}
