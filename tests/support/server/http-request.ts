import http from "node:http";
import https from "node:https";

export interface PlainRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface PlainAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

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
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on("error", reject);
    });
    request.end(body);
  });
}
