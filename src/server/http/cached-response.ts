import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Coding, codingFor } from "./encoding.ts";

/** A finished answer in memory, with the compressed forms that were asked for so far. */
export class KeptAnswer {
  readonly body: Buffer;
  /** Of the body; the entity tags of all forms hold it. */
  readonly hash: string;
  /** What goes out with every form: names and values in turn. */
  readonly headers: string[];
  /** The second in which its content was last changed, in ms; null where only the tag tells. */
  readonly modified: number | null;
  readonly forms: Partial<Record<Coding, Form>> = {};
  /** Whether the smallest brotli form was made, or is to be made. */
  recompressed = false;

  /** `modified` is ISO 8601. */
  constructor(text: string, headers: OutgoingHttpHeaders, modified: string | null = null) {
    this.body = Buffer.from(text);
    this.hash = createHash("sha256").update(this.body).digest("base64url").slice(0, 22);
    this.headers = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    this.modified = modified === null ? null : Math.floor(Date.parse(modified) / 1000) * 1000;
  }
}

interface Form {
  body: Buffer;
  /** The head of the answer, as `writeHead` takes it fastest: names and values in turn. */
  head: string[];
  /** The head of a 304. */
  validators: string[];
}

/** Sends an answer in the best form that its reader takes, or 304 to a reader who has it. */
export async function sendAnswer(
  answer: KeptAnswer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (sendStanding(answer, req, res)) return;
  const coding = codingOf(answer, req);
  const body = await compressors[coding](answer.body);
  answer.forms[coding] ??= makeForm(answer, coding, body, coding);
  sendForm(answer, answer.forms[coding], req, res);
}

/** Sends an answer if the form that its reader takes was made before; says whether it was. */
export function sendStanding(answer: KeptAnswer, req: IncomingMessage, res: ServerResponse): boolean {
  const form = answer.forms[codingOf(answer, req)];
  if (form === undefined) return false;
  sendForm(answer, form, req, res);
  recompress(answer);
  return true;
}

// Below this, compressing saves less than the headers that tell of it take.
const worthCompressing = 1_000;

function codingOf({ body }: KeptAnswer, { headers }: IncomingMessage): Coding {
  return body.length < worthCompressing ? "identity" : codingFor(headers["accept-encoding"]);
}

function sendForm(answer: KeptAnswer, form: Form, req: IncomingMessage, res: ServerResponse): void {
  if (isKnown(answer, req)) res.writeHead(304, dated(form.validators, answer)).end();
  else res.writeHead(200, dated(form.head, answer)).end(req.method === "HEAD" ? undefined : form.body);
}

/**
 * Adds when the content was changed. Each state has a second of its own, which may be one to come after several changes
 * in one second or a clock that was set back: the reader is told the present one then (RFC 9110, 8.8.2.1).
 */
function dated(head: string[], { modified }: KeptAnswer): string[] {
  if (modified === null) return head;
  return [...head, "Last-Modified", new Date(Math.min(modified, Date.now())).toUTCString()];
}

/**
 * Whether the reader has the answer already; the tag decides where both are asked (RFC 9110, 13.2.2). A time must be the
 * state's own: an earlier one was told while that was still to come, a later one before a backup was put back.
 */
function isKnown({ hash, modified }: KeptAnswer, { headers }: IncomingMessage): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return tags.includes(hash) || tags.trim() === "*";
  const since = headers["if-modified-since"];
  if (since === undefined || modified === null) return false;
  return modified === Date.parse(since);
}

// A strong tag names one row of bytes, so each form has its own.
function makeForm({ headers, hash }: KeptAnswer, coding: Coding, body: Buffer, tag: string): Form {
  const validators = [...headers, "Vary", "Accept-Encoding", "ETag", `"${hash}-${tag}"`];
  const head = [...validators, "Content-Length", String(body.length)];
  if (coding !== "identity") head.push("Content-Encoding", coding);
  return { body, head, validators };
}

const gzipAside = promisify(gzip);
const brotliAside = promisify(brotliCompress);

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, 5),
  gzip: (body) => gzipAside(body, { level: 6 }),
  identity: async (body) => body,
};

// Beyond this the best compression takes seconds of a thread's time.
const recompressedUpTo = 400_000;
// What is asked for again while as many wait has its turn later.
const mostWaiting = 100;

let waiting = 0;
let turn: Promise<void> = Promise.resolve();

/**
 * Replaces the brotli form of an answer that is asked for again by the smallest there is: a fifth smaller, but 50 ms
 * of a thread's time for a page. One at a time, so that files and passwords find threads as well.
 */
function recompress(answer: KeptAnswer): void {
  if (answer.recompressed || answer.body.length > recompressedUpTo || waiting >= mostWaiting) return;
  answer.recompressed = true;
  waiting += 1;
  turn = turn
    .then(() => brotli(answer.body, constants.BROTLI_MAX_QUALITY))
    .then(
      (body) => {
        answer.forms.br = makeForm(answer, "br", body, "best");
      },
      // The quick form serves on.
      () => {},
    )
    .finally(() => {
      waiting -= 1;
    });
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAside(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
