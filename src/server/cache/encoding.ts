import Negotiator from "negotiator";

/** The compressions that the site sends, the best one first. */
export const compressions = ["br", "gzip"] as const;
export type Compression = (typeof compressions)[number];

/** The content encodings that the site sends. */
export type Encoding = Compression | "identity";

/** The first of the encodings on offer that an Accept-Encoding header takes (RFC 9110, 12.5.3). */
export function negotiateEncoding(header: string | undefined, offered: readonly Compression[]): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...offered]);
  return offered.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
