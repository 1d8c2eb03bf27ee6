import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import pLimit from "p-limit";

/** The compressions that the site sends, the best one first. */
const compressions = ["br", "gzip"] as const;
type Compression = (typeof compressions)[number];

export type Encoding = Compression | "identity";

// Compressing a shorter body saves less than the headers that tell of it take.
const minCompressedBytes = 1_000;
// A longer body would take the best compression seconds of a thread's time.
const maxRecompressedBytes = 400_000;
const maxWaiting = 100;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, 5),
  gzip: (body) => compressGzip(body, { level: 6 }),
  identity: async (body) => body,
};

// One at a time: files and passwords need the same threads.
const recompressing = pLimit(1);

/** The body in one encoding, with heads as `writeHead` takes them fastest: names and values in turn. */
interface Variant {
  body: Buffer;
  head: string[];
  notModifiedHead: string[];
}

/** A finished response in memory, with the compressed variants that were asked for so far. */
export class CachedResponse {
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #headers: string[];
  readonly #compressions: readonly Compression[];
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  /** The variants that are being made: all who ask at the same time wait for the same one. */
  readonly #making: Partial<Record<Encoding, Promise<Variant>>> = {};
  #recompressed: boolean;

  /** `compressed` has the compressed bodies, where they were made before: no others are made then. */
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

  /** How many bytes it takes in memory: the compressed variants come to less than half of the body. */
  get size(): number {
    return Math.ceil(this.#body.length * 1.5) + 1;
  }

  /** Sends the best variant that the reader takes, or 304 to a reader who has it. */
  async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (this.trySend(req, res)) return;
    const encoding = this.#encodingFor(req);
    this.#making[encoding] ??= this.#make(encoding);
    this.#sendVariant(await this.#making[encoding], req, res);
  }

  /** Sends like `send` if the variant was made before; says whether it was. */
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

  // A strong tag names one row of bytes, so each variant has its own.
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

  /** Whether the reader has the response already, by the tag. */
  #isKnown({ headers }: IncomingMessage): boolean {
    const tags = headers["if-none-match"];
    return tags !== undefined && (tags.includes(this.#hash) || tags.trim() === "*");
  }

  /** Replaces the brotli variant of a response that is asked for again by the smallest there is: a ninth smaller. */
  #recompress(): void {
    if (this.#recompressed || this.#body.length > maxRecompressedBytes) return;
    if (recompressing.pendingCount >= maxWaiting) return;
    this.#recompressed = true;
    recompressing(() => brotli(this.#body, constants.BROTLI_MAX_QUALITY)).then(
      (body) => {
        this.#variants.br = this.#variant(body, "br", "best");
      },
      // The quick variant goes on serving.
      () => {},
    );
  }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// Browsers send a handful of headers, and reading one takes longer than finding a cached page.
const acceptedBy = new LRUCache<string, readonly string[]>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { "accept-encoding": header } }).encodings([...compressions]),
});

/** The first of the encodings on offer that an Accept-Encoding header takes. */
export function negotiateEncoding(header: string | undefined, offered: readonly Compression[]): Encoding {
  const accepted = acceptedBy.memo(header ?? "");
  return offered.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
