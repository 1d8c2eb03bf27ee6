import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import ipaddr from "ipaddr.js";

const maxMs = 3_000;
const maxRedirects = 3;

// The system's own lookup would hold threads for as long as no name server answers, and files need the same ones.
const resolver = new Resolver({ timeout: maxMs, tries: 1 });

/** The media type of the image that stands at an https address; null where none answers with status 200 in time. */
export async function findImage(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(maxMs);
  let address = URL.parse(url);
  for (let asked = 0; asked <= maxRedirects && address?.protocol === "https:"; asked++) {
    const answer = await ask(address, signal).catch(() => null);
    if (answer === null) return null;
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return imageTypeOf(headers["content-type"]);
    if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
    address = URL.parse(headers.location ?? "", address);
  }
  return null;
}

/** The head of the answer; its body is not read. */
async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host) && !isPublic(host)) throw new Error(`${host} is no public address`);
  const asked = request(url, {
    signal,
    agent: false,
    lookup: lookupPublic,
    headers: { Accept: "image/*", "User-Agent": "Mozilla/5.0 (compatible; image check)" },
  }).end();
  // Breaking off is an error of the request too.
  asked.on("error", () => {});
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return answer;
  } finally {
    asked.destroy();
  }
}

/** Finds addresses in the public net only: nobody is to learn by this check what stands in the server's own. */
function lookupPublic(
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: string | LookupAddress[], family?: number) => void,
): void {
  addressesOf(host).then(
    (addresses) => {
      const found = addresses.filter(({ address }) => isPublic(address));
      const [first] = found;
      if (first === undefined) done(new Error(`${host} has no public address`), []);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    },
    (error) => done(error, []),
  );
}

async function addressesOf(host: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [
    ...four.map((address) => ({ address, family: 4 })),
    ...six.map((address) => ({ address, family: 6 })),
  ];
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}

// An SVG is shown by no network that posts are shared in.
function imageTypeOf(contentType = ""): string | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^image\/(?:jpeg|png|gif|webp|avif)$/.test(type) ? type : null;
}
