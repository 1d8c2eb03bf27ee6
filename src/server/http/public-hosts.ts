import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { parseIpAddress } from "./ip-address.ts";

// `dns.lookup` would block libuv's thread pool, which files need too, while no name server answers.
const resolver = new Resolver({ timeout: 3_000, tries: 1 });

export class NotPublicError extends Error {}

/** Throws a NotPublicError for a private address, which needs no lookup, and for the machine itself. */
export function refusePrivateHost(host: string): void {
  if (/(?:^|\.)localhost\.?$/.test(host) || (parseIpAddress(host) !== null && !isPublic(host)))
    throw new NotPublicError(`${host} is no public address`);
}

/** Protects against server-side request forgery: private addresses must not be probed. */
export function lookupPublic(
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
