import type { IncomingMessage } from "node:http";
import { askPublic, followRedirects, NotPublicError } from "../../server/http/public-hosts.ts";
import { maxImageBytes } from "../../shared/images/image.ts";

const maxMs = 30_000;
const redirects = { protocols: ["http:", "https:"], max: 5 };
/** A host that failed so often in a row is asked no more. */
const maxFailures = 3;

const noAnswer = "its host did not answer";

export class ImageError extends Error {}

type Ask = typeof askPublic;

/** Fetches images over http and https, by default from public addresses only. Rejects with an ImageError. */
export function createFetchImage(ask: Ask = askPublic): (url: string) => Promise<Buffer> {
  const failures = new Map<string, number>();
  return async (address) => {
    const { host } = new URL(address);
    if ((failures.get(host) ?? 0) >= maxFailures) throw new ImageError(noAnswer);
    try {
      const bytes = await fetchImage(address, ask);
      failures.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof ImageError) throw error;
      if (error instanceof NotPublicError) throw new ImageError("its host has no public address");
      failures.set(host, (failures.get(host) ?? 0) + 1);
      throw new ImageError(noAnswer);
    }
  };
}

async function fetchImage(address: string, ask: Ask): Promise<Buffer> {
  const signal = AbortSignal.timeout(maxMs);
  const answer = await followRedirects(address, redirects, (url) => ask(url, signal, "blog import"));
  if (answer === null) throw new ImageError("it redirects to nowhere");
  const { statusCode } = answer;
  if (statusCode === 200) return await bytesOf(answer);
  answer.destroy();
  throw new ImageError(
    statusCode === 404 || statusCode === 410 ? "it is gone (404)" : `its host answered ${statusCode}`,
  );
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > maxImageBytes) {
      answer.destroy();
      throw new ImageError("it is larger than 20 MB");
    }
  }
  return Buffer.concat(pieces);
}
