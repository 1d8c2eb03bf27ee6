import { startSite } from "../support/server/site.ts";

interface CommandLine {
  /** Of a site that runs already. */
  address: string | undefined;
  words: string[];
}

export function readCommandLine(): CommandLine {
  const args = process.argv.slice(2);
  const address = args.find((arg) => arg.startsWith("http"));
  return { address: address?.replace(/\/$/, ""), words: args.filter((arg) => arg !== address) };
}

/** Measures the site at this address, or else the built site, which runs meanwhile. */
export async function measureSite(
  address: string | undefined,
  measure: (url: string) => Promise<void>,
): Promise<void> {
  if (address !== undefined) return measure(address);
  const site = await startSite();
  try {
    await measure(site.url);
  } finally {
    await site.stop();
  }
}
