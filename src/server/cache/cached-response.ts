import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import pLimit from "p-limit";

const compressions = ["br", "gzip"] as const;
type Compression = (typeof compressions)[number];

export type Encoding = Compression | "identity";

// Compressing a shorter body saves less than the additional headers cost.
const minCompressedBytes = 1_000;
// Brotli's best quality would take seconds for a longer body.
const maxRecompressedBytes = 400_000;
// Of a larger body, better compression takes longer than it saves.
const largeBytes = 2_000_000;
const maxWaiting = 100;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, body.length > largeBytes ? 1 : 5),
  gzip: (body) => compressGzip(body, { level: 6 }),
  identity: async (body) => body,
};

// File reads and password hashes need libuv's thread pool too.
const recompressing = pLimit(1);

/** Heads are flat arrays of names and values, which `writeHead` handles fastest. */
interface Variant {
  body: Buffer;
  head: string[];
  notModifiedHead: string[];
}

export class CachedResponse {
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #headers: string[];
  readonly #compressions: readonly Compression[];
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  readonly #making: Partial<Record<Encoding, Promise<Variant>>> = {};
  #recompressed: boolean;

  /** With `compressed`, the response makes no further variants. */
  constructor(
    body: string | Buffer,
    headers: OutgoingHttpHeaders,
    compressed?: Partial<Record<Compression, Buffer>>,
  ) {
    this.#body = typeof body === "string" ? Buffer.from(body) : body;
    this.#hash = hash("sha256", this.#body, "base64url").slice(0, 22);
    this.#headers = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    const compressible = this.#body.length >= minCompressedBytes;
    this.#compressions = compressions.filter((encoding) =>
      compressed ? compressed[encoding] : compressible,
    );
    for (const encoding of this.#compressions) {
      const bytes = compressed?.[encoding];
      if (bytes !== undefined) this.#variants[encoding] = this.#variant(bytes, encoding);
    }
    this.#recompressed = compressed !== undefined;
  }

  /** The size is in bytes; all compressed variants together take less than half of the body. */
  get size(): number {
    return Math.ceil(this.#body.length * 1.5) + 1;
  }

  async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (this.trySend(req, res)) return;
    const encoding = this.#encodingFor(req);
    this.#making[encoding] ??= this.#make(encoding);
    this.#sendVariant(await this.#making[encoding], req, res);
  }

  /** Returns false if the variant has to be made first. */
  trySend(req: IncomingMessage, res: ServerResponse): boolean {
    const variant = this.#variants[this.#encodingFor(req)];
    if (variant === undefined) return false;
    this.#sendVariant(variant, req, res);
    this.#recompress();
    return true;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    try {
      const body = await compress[encoding](this.#body);
      this.#variants[encoding] = this.#variant(body, encoding);
      return this.#variants[encoding];
    } finally {
      delete this.#making[encoding];
    }
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    return negotiateEncoding(headers["accept-encoding"], this.#compressions);
  }

  // A strong ETag identifies exact bytes, so each variant has its own.
  #variant(body: Buffer, encoding: Encoding, tag: string = encoding): Variant {
    const notModifiedHead = [...this.#headers, "Vary", "Accept-Encoding", "ETag", `"${this.#hash}-${tag}"`];
    const head = [...notModifiedHead, "Content-Length", String(body.length)];
    if (encoding !== "identity") head.push("Content-Encoding", encoding);
    return { body, head, notModifiedHead };
  }

  #sendVariant({ body, head, notModifiedHead }: Variant, req: IncomingMessage, res: ServerResponse): void {
    if (this.#isKnown(req)) res.writeHead(304, notModifiedHead).end();
    else res.writeHead(200, head).end(req.method === "HEAD" ? undefined : body);
  }

  #isKnown({ headers }: IncomingMessage): boolean {
    const tags = headers["if-none-match"];
    return tags !== undefined && (tags.includes(this.#hash) || tags.trim() === "*");
  }

  /** Recompresses a response that is requested again at the best quality, which saves a ninth. */
  #recompress(): void {
    if (this.#recompressed || this.#body.length > maxRecompressedBytes) return;
    if (recompressing.pendingCount >= maxWaiting) return;
    this.#recompressed = true;
    recompressing(() => brotli(this.#body, constants.BROTLI_MAX_QUALITY)).then(
      (body) => {
        this.#variants.br = this.#variant(body, "br", "best");
      },
      () => {},
    );
  }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// Browsers send few different headers, and parsing one takes longer than finding a cached page.
const acceptedBy = new LRUCache<string, readonly string[]>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { "accept-encoding": header } }).encodings([...compressions]),
});

export function negotiateEncoding(header: string | undefined, offered: readonly Compression[]): Encoding {
  const accepted = acceptedBy.memo(header ?? "");
  return offered.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
