import Negotiator from "negotiator";

/** The content encodings that the site sends. */
export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that an Accept-Encoding header takes (RFC 9110, 12.5.3). */
export function negotiateEncoding(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
