import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { logFault } from "../logging/request-log.ts";
import { StoreWriteError } from "../store/errors.ts";

/** What a caller did wrong. The error handler answers it with its status and `{ message, issues? }`. */
export class Problem extends Error {
  readonly status: number;
  readonly details: ProblemDetails;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    details: ProblemDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

export interface ProblemDetails {
  /** A sentence for each field that needs another look. */
  issues?: Record<string, string>;
  [detail: string]: unknown;
}

/** Answers every error of the API as JSON. */
export const answerAsJson: ErrorRequestHandler = (error, req, res, next) => {
  const { status, message, details, headers } = describe(error, req);
  if (res.headersSent) {
    next(error);
    return;
  }
  res
    .status(status)
    .set({ "Cache-Control": "private, no-store", ...headers })
    .json({ message, ...details });
};

/** Answers every other error as plain text. */
export const answerAsText: ErrorRequestHandler = (error, req, res, next) => {
  const { status, message, headers } = describe(error, req);
  if (res.headersSent) {
    next(error);
    return;
  }
  res
    .status(status)
    .set({ "Cache-Control": "private, no-store", ...headers })
    .type("text/plain")
    .send(message);
};

/** Refuses every method but those of the address; where GET is one of them, HEAD is too. */
export function allowOnly(...methods: string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return (_req, res) => {
    res.set("Allow", allowed);
    throw new Problem(405, `This address takes ${allowed} only.`);
  };
}

/** What to say of an error, and nothing that its reader should not know; what is our own fault is logged. */
function describe(error: unknown, req: Request): Pick<Problem, "status" | "message" | "details" | "headers"> {
  if (error instanceof Problem) return error;
  if (error instanceof StoreWriteError) {
    logFault(req, error.cause);
    return {
      status: error.status,
      message: `${error.message} Nothing was changed.`,
      details: {},
      headers: {},
    };
  }
  const status = statusOf(error);
  if (status === 500) logFault(req, error);
  return {
    status,
    message: messages.get(status) ?? "This request could not be read.",
    details: {},
    headers: {},
  };
}

// Express and its body parser mark what the caller caused with a status.
function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

const messages = new Map([
  [413, "What you sent is too large."],
  [500, "Something went wrong on our side. Please try again in a moment."],
]);
