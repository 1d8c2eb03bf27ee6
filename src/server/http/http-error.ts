import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { logFault } from "../logging/request-log.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DatabaseUnavailableError } from "../store/postgres/database-errors.ts";

export class HttpError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    details: ErrorDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

interface ErrorDetails {
  issues?: Record<string, string>;
  [detail: string]: unknown;
}

/** Errors of the API are JSON, `{ message, issues? }`; all others are plain text. */
export const handleErrors: ErrorRequestHandler = (error, req, res, next) => {
  const { status, message, details, headers } = toHttpError(error, req);
  if (res.headersSent) return next(error);
  res.status(status).set({ "Cache-Control": "private, no-store", ...headers });
  if (/^\/api(\/|$)/.test(req.path)) res.json({ message, ...details });
  else res.type("text/plain").send(message);
};

export function allowOnly(...methods: string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return (_req, res) => {
    res.set("Allow", allowed);
    throw new HttpError(405, `This address takes ${allowed} only.`);
  };
}

export const notFound: RequestHandler = () => {
  throw new HttpError(404, "There is nothing at this address.");
};

function toHttpError(error: unknown, req: Request): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreWriteError) {
    logFault(req, error.cause);
    return new HttpError(error.status, `${error.message} Nothing was changed.`);
  }
  if (error instanceof DatabaseUnavailableError) {
    logFault(req, error);
    return new HttpError(503, "This cannot be answered at the moment. Please try again in a moment.");
  }
  const status = statusOf(error);
  if (status === 500) logFault(req, error);
  return new HttpError(status, messages.get(status) ?? "This request could not be read.");
}

// Express and its body parser give errors of the client a status.
function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

const messages = new Map([
  [413, "What you sent is too large."],
  [500, "Something went wrong on our side. Please try again in a moment."],
]);
