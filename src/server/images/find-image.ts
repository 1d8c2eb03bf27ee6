import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { lookupPublic, NotPublicError, refusePrivateHost } from "../http/public-hosts.ts";

const maxMs = 3_000;
const maxRedirects = 3;

/** Returns null for something else or a private address, undefined if it could not be checked in time. */
export async function findImage(url: string): Promise<string | null | undefined> {
  const signal = AbortSignal.timeout(maxMs);
  let address = URL.parse(url);
  try {
    for (let asked = 0; asked <= maxRedirects && address?.protocol === "https:"; asked++) {
      const { statusCode = 0, headers } = await ask(address, signal);
      if (statusCode === 200) return imageTypeOf(headers["content-type"]);
      if (statusCode === 429 || statusCode >= 500) return undefined;
      if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
      address = URL.parse(headers.location ?? "", address);
    }
    return null;
  } catch (error) {
    return error instanceof NotPublicError ? null : undefined;
  }
}

async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  refusePrivateHost(url.hostname);
  const asked = request(url, {
    signal,
    agent: false,
    lookup: lookupPublic,
    headers: { Accept: "image/*", "User-Agent": "Mozilla/5.0 (compatible; image check)" },
  }).end();
  // Destroying the request emits an error too.
  asked.on("error", () => {});
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return answer;
  } finally {
    asked.destroy();
  }
}

// Social networks show no SVG.
function imageTypeOf(contentType = ""): string | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^image\/(?:jpeg|png|gif|webp|avif)$/.test(type) ? type : null;
}
