import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The compressions that the site sends, the best one first. */
export const compressions = ["br", "gzip"] as const;
export type Compression = (typeof compressions)[number];

export type Encoding = Compression | "identity";

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
