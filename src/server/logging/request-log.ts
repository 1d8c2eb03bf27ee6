import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { probePaths } from "../../shared/probe-paths.ts";
import { log } from "./log.ts";

// A hostile address can be 16 kB long.
const longestPath = 300;

const probes: ReadonlySet<string> = new Set(Object.values(probePaths));

const run = randomBytes(4).toString("hex");
let count = 0;
const ids = new WeakMap<IncomingMessage, string>();

export function logFault(req: IncomingMessage, error: unknown): void {
  log.error({ id: ids.get(req), err: error }, "error");
}

/** Logs no personal data: queries may contain what a visitor typed. */
export function withRequestLog(handler: RequestListener): RequestListener {
  return (req, res) => {
    const started = performance.now();
    const id = `${run}-${++count}`;
    ids.set(req, id);
    const path = shownPathOf(req.url ?? "");
    res.once("close", () => write(req, res, id, path, performance.now() - started));
    handler(req, res);
  };
}

function write(req: IncomingMessage, res: ServerResponse, id: string, path: string, ms: number): void {
  const line = {
    id,
    method: req.method,
    path,
    status: res.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...(!res.writableFinished && { cut: true }),
  };
  // The shutdown has a log line of its own.
  if (path === probePaths.serve) log.debug(line, "request");
  else if (res.statusCode >= 500) log.error(line, "request");
  else if (probes.has(path)) log.debug(line, "request");
  else log.info(line, "request");
}

// Preview tokens open drafts, those of mails end subscriptions, and addresses of forgotten people must leave no trace.
const secretName = /((?:\/|%2f)+(?:preview|(?:un)?subscribe|api(?:\/|%2f)+people)(?:\/|%2f)+)[^/]+/gi;

function shownPathOf(target: string): string {
  const url = URL.parse(target.startsWith("/") ? `http://localhost${target}` : target);
  const path = url?.pathname ?? target.replace(/\?.*/s, "");
  return decodeLetters(path).replace(secretName, "$1…").slice(0, longestPath);
}

function decodeLetters(path: string): string {
  return path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (octet) => decodeURIComponent(octet));
}
