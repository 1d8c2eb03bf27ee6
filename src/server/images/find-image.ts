import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { parseIpAddress } from "../http/ip-address.ts";

const maxMs = 3_000;
const maxRedirects = 3;

// `dns.lookup` would block libuv's thread pool, which files need too, while no name server answers.
const resolver = new Resolver({ timeout: maxMs, tries: 1 });

class NotPublicError extends Error {}

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
  const host = url.hostname;
  if (/(?:^|\.)localhost\.?$/.test(host) || (parseIpAddress(host) !== null && !isPublic(host)))
    throw new NotPublicError(`${host} is no public address`);
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

/** Protects against server-side request forgery: private addresses must not be probed. */
function lookupPublic(
  host: string,
  { all }: LookupOptions,
  done: (error: Error | null, addresses: string | LookupAddress[], family?: number) => void,
): void {
  publicAddressesOf(host).then(
    ([first, ...others]) => {
      if (all === true) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    },
    (error) => done(error, []),
  );
}

async function publicAddressesOf(host: string): Promise<[LookupAddress, ...LookupAddress[]]> {
  const answers = await Promise.allSettled([
    resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 }))),
  ]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const [first, ...others] = found.filter(({ address }) => isPublic(address));
  if (first !== undefined) return [first, ...others];
  if (found.length > 0) throw new NotPublicError(`${host} has no public address`);
  throw new Error(`${host} has no address`);
}

function isPublic(address: string): boolean {
  return parseIpAddress(address)?.range() === "unicast";
}

// Social networks show no SVG.
function imageTypeOf(contentType = ""): string | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^image\/(?:jpeg|png|gif|webp|avif)$/.test(type) ? type : null;
}
