/** A response other than success; its message is the status code, a colon, and the body. */
export class RequestError extends Error {
  readonly status: number;
  /** The body of the answer as it came. */
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

interface RequestOptions {
  method?: string;
  /** Sent as JSON; a form with files as such. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The longest article takes 40 s to send over a slow mobile line. */
const giveUpAfterMs = 60_000;

/** The largest photo takes minutes there, and then waits until those that came before it are made ready. */
const giveUpOnFormAfterMs = 10 * 60_000;

/**
 * Asks the site's own server for JSON, with credentials, never again after a failure; a minute without an answer is one, or
 * ten for a form with files. An answer without a body gives null: calls that may have one say so in `T`.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return JSON.parse((await (await send(path, options)).text()) || "null");
}

/** The same for an answer of any kind; throws a RequestError where it is no success, nor says that nothing changed. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, headers, signal } = options;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(isForm ? giveUpOnFormAfterMs : giveUpAfterMs);
  // The browser names the type of a form itself, with what divides its parts.
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

/** A signal that comes with the first of two; `AbortSignal.any` is newer than the oldest browsers that the site supports. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  }
  return first.signal;
}
