import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The content codings that pages are sent in. */
export type Coding = "br" | "gzip" | "identity";

// Browsers send a handful of different headers; each is read once.
const known = new LRUCache<string, Coding>({ max: 100 });

/** The best coding that an Accept-Encoding header takes; RFC 9110 12.5.3. */
export function codingFor(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const found = known.get(header);
  if (found !== undefined) return found;
  const coding = negotiate(header);
  known.set(header, coding);
  return coding;
}

function negotiate(header: string): Coding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
