import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList } from "node:net";
import { parseIpAddress } from "./ip-address.ts";

// `dns.lookup` would block libuv's thread pool, which files need too, while no name server answers.
const resolver = new Resolver({ timeout: 3_000, tries: 1 });

export class NotPublicError extends Error {}

/** Throws a NotPublicError for a private address, which needs no lookup, and for the machine itself. */
export function refusePrivateHost(host: string): void {
  if (/(?:^|\.)localhost\.?$/.test(host) || (parseIpAddress(host) !== null && !isPublic(host)))
    throw new NotPublicError(`${host} is no public address`);
}

/** Asks for an image. Protects against server-side request forgery: private addresses must not be probed. */
export async function askPublic(url: URL, signal: AbortSignal, agent: string): Promise<IncomingMessage> {
  refusePrivateHost(url.hostname);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const asked = request(url, {
    signal,
    agent: false,
    lookup: lookupPublic,
    headers: { Accept: "image/*", "User-Agent": `Mozilla/5.0 (compatible; ${agent})` },
  }).end();
  // A failed request also rejects the promise below.
  asked.on("error", () => {});
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer;
}

/** Resolves to the first answer that is no redirect; null where redirects end at no address, or at none of `protocols`. */
export async function followRedirects(
  address: string,
  { protocols, max }: { protocols: readonly string[]; max: number },
  ask: (url: URL) => Promise<IncomingMessage>,
): Promise<IncomingMessage | null> {
  let url = URL.parse(address);
  for (let asked = 0; asked <= max && url !== null && protocols.includes(url.protocol); asked++) {
    const answer = await ask(url);
    if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return answer;
    answer.destroy();
    url = URL.parse(answer.headers.location ?? "", url);
  }
  return null;
}

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

// IANA's registries of special addresses: all public ones of IPv6 are in 2000::/3.
const globalUnicast = new BlockList();
globalUnicast.addSubnet("0.0.0.0", 0, "ipv4");
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** What `range` takes for usual addresses: benchmarks, IETF protocols, documentation. */
const special = new BlockList();
special.addSubnet("198.18.0.0", 15, "ipv4");
special.addSubnet("2001::", 23, "ipv6");
special.addSubnet("3fff::", 20, "ipv6");

function isPublic(text: string): boolean {
  const address = parseIpAddress(text);
  if (address?.range() !== "unicast") return false;
  const [plain, kind] = [address.toString(), address.kind()];
  return globalUnicast.check(plain, kind) && !special.check(plain, kind);
}
