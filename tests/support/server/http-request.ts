import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import zlib from "node:zlib";

export interface PlainRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface PlainAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
}

const decoders = new Map([
  ["gzip", promisify(zlib.gunzip)],
  ["deflate", promisify(zlib.inflate)],
  ["br", promisify(zlib.brotliDecompress)],
]);

/** Sends exactly this request, which `fetch` would normalize or refuse. Errors have `reusedSocket`. */
export function sendRequest(
  url: string,
  { method = "GET", path, headers = {}, body = "" }: PlainRequest,
  agent?: http.Agent,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const { request: open } = url.startsWith("https:") ? https : http;
    const request = open(url, {
      ...(agent !== undefined && { agent }),
      method,
      path,
      headers: { ...(body !== "" && { "Content-Length": Buffer.byteLength(body) }), ...headers },
      timeout: 30_000,
    });
    request.on("timeout", () => request.destroy(new Error("No answer within 30 s")));
    request.on("error", (error) => reject(Object.assign(error, { reusedSocket: request.reusedSocket })));
    request.on("response", (response) => {
      textOf(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        reject,
      );
    });
    request.end(body);
  });
}

async function textOf(response: http.IncomingMessage): Promise<string> {
  const body = await buffer(response);
  const encoding = response.headers["content-encoding"];
  // The answer to a HEAD request names an encoding and has no body.
  if (encoding === undefined || body.length === 0) return body.toString();
  const decode = decoders.get(encoding);
  if (decode === undefined) throw new Error(`Unknown Content-Encoding ${encoding}`);
  return (await decode(body)).toString();
}
