import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Coding } from "./coding.ts";

/** A finished page in memory, in the forms that were asked for so far. */
export class KeptPage {
  readonly html: Buffer;
  /** Of the HTML; the entity tags of all forms hold it. */
  readonly hash: string;
  /** What goes out with every form: names and values in turn. */
  readonly headers: string[];
  readonly forms: Partial<Record<Coding, Form>> = {};
  /** Whether the smallest brotli form was made, or is being made. */
  refined = false;

  constructor(html: string, headers: OutgoingHttpHeaders) {
    this.html = Buffer.from(html);
    this.hash = createHash("sha256").update(this.html).digest("base64url").slice(0, 22);
    this.headers = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  }
}

export interface Form {
  body: Buffer;
  /** The head of the answer, as `writeHead` takes it fastest: names and values in turn. */
  head: string[];
  /** The head of a 304. */
  validators: string[];
}

const compressors: Record<Coding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, 5),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
  identity: async (html) => html,
};

/** The form of a coding, made now if there is none yet. */
export async function formOf(page: KeptPage, coding: Coding): Promise<Form> {
  const body = page.forms[coding]?.body ?? (await compressors[coding](page.html));
  page.forms[coding] ??= makeForm(page, coding, body, coding);
  return page.forms[coding];
}

/**
 * Replaces the brotli form of a page that is asked for again by the smallest there is: a fifth smaller, but 50 ms of
 * a thread's time, too long for the first reader to wait.
 */
export function refine(page: KeptPage): void {
  if (page.refined) return;
  page.refined = true;
  brotli(page.html, constants.BROTLI_MAX_QUALITY).then(
    (body) => {
      page.forms.br = makeForm(page, "br", body, "best");
    },
    // The quick form serves on.
    () => {},
  );
}

/** Sends a page in a form that it has, or 304 to a reader who has it. */
export function sendForm(page: KeptPage, form: Form, req: IncomingMessage, res: ServerResponse): void {
  if (req.headers["if-none-match"]?.includes(page.hash)) res.writeHead(304, form.validators).end();
  else res.writeHead(200, form.head).end(req.method === "HEAD" ? undefined : form.body);
}

// A strong tag names one row of bytes, so each form has its own.
function makeForm({ headers, hash }: KeptPage, coding: Coding, body: Buffer, tag: string): Form {
  const validators = [...headers, "Vary", "Accept-Encoding", "ETag", `"${hash}-${tag}"`];
  const head = [...validators, "Content-Length", String(body.length)];
  if (coding !== "identity") head.push("Content-Encoding", coding);
  return { body, head, validators };
}

function brotli(html: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
