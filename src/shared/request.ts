/** An answer other than success: the status code, a colon, and what the answer said (specification, section 7). */
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
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Asks the site's own server, with credentials, never again after a failure. An answer without a body
 * gives null: calls that may have one say so in `T`.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = "GET", body, headers } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new RequestError(response.status, text || response.statusText);
  return JSON.parse(text || "null");
}
