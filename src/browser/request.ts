/** A response other than success. The message is the status code, a colon, and the body. */
export class RequestError extends Error {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

interface RequestOptions {
  method?: string;
  /** Sent as JSON; a FormData as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The longest article takes 40 s over a slow mobile connection. */
const giveUpAfterMs = 60_000;

/** The largest photo takes minutes over a slow connection, and then waits while earlier ones are processed. */
const giveUpOnFormAfterMs = 10 * 60_000;

/**
 * Requests JSON with credentials, and never retries. Rejects with a RequestError, or after a minute (ten for files).
 * An answer without a body gives null: calls that may have one say so in `T`.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return JSON.parse((await (await send(path, options)).text()) || "null");
}

/** Like `request` for an answer of any kind; 304 counts as a success. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, headers, signal } = options;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(isForm ? giveUpOnFormAfterMs : giveUpAfterMs);
  // The browser sets the content type of a FormData itself, with its boundary.
  const isJson = body !== undefined && !isForm;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(isJson && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: signal === undefined ? timeout : either(signal, timeout),
  });
  if (response.ok || response.status === 304) return response;
  throw new RequestError(response.status, (await response.text()) || response.statusText);
}

/** `AbortSignal.any` is newer than the oldest browsers that the site supports. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  }
  return first.signal;
}
