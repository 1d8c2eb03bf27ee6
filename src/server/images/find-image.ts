import { askPublic, followRedirects, NotPublicError } from "../http/public-hosts.ts";

const maxMs = 3_000;
const redirects = { protocols: ["https:"], max: 3 };

/** Returns null for something else or a private address, undefined if it could not be checked in time. */
export async function findImage(address: string): Promise<string | null | undefined> {
  const signal = AbortSignal.timeout(maxMs);
  try {
    const answer = await followRedirects(address, redirects, (url) => askPublic(url, signal, "image check"));
    if (answer === null) return null;
    answer.destroy();
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return imageTypeOf(headers["content-type"]);
    return statusCode === 429 || statusCode >= 500 ? undefined : null;
  } catch (error) {
    return error instanceof NotPublicError ? null : undefined;
  }
}

// Social networks show no SVG.
function imageTypeOf(contentType = ""): string | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^image\/(?:jpeg|png|gif|webp|avif)$/.test(type) ? type : null;
}
