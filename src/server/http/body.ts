import express, { type RequestHandler } from "express";
import * as v from "valibot";
import { HttpError } from "./http-error.ts";

/** Reads the fields of a sent form, of at most `limit` bytes, into `req.body`. */
export function formBody(limit: number): RequestHandler[] {
  return [refuseTooLarge(limit), express.urlencoded({ extended: false, limit })];
}

/**
 * Reads a JSON body of at most `limit` bytes into `req.body`. Any other content type is refused: a page of another site
 * can send those without a preflight request.
 */
export function jsonBody(limit: number): RequestHandler[] {
  return [
    requireJsonType,
    refuseTooLarge(limit),
    express.json({ type: () => true, limit, strict: false }),
    refuseEmpty,
  ];
}

/** The body as its schema describes it; throws an HttpError 400 with a sentence for each field that is wrong. */
export function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body, { message: defaultMessage });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  const [[field, message]] = issues as [(typeof issues)[number]];
  if (field === null) throw new HttpError(400, message);
  // Reversed, so that the first issue of a field is the one that stays.
  throw new HttpError(400, "Please check the marked fields.", {
    issues: Object.fromEntries(issues.toReversed()),
  });
}

/** Refuses a body by its announced length: the parser would first read all of it, which can take too long. */
function refuseTooLarge(limit: number): RequestHandler {
  return (req, _res, next) => {
    if (Number(req.headers["content-length"]) > limit)
      throw new HttpError(413, "What you sent is too large.");
    next();
  };
}

const requireJsonType: RequestHandler = (req, _res, next) => {
  if (req.is("application/json") === "application/json") return next();
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") throw new HttpError(400, "Please send a JSON body.");
  throw new HttpError(415, "Please send JSON, with the content type application/json.");
};

const refuseEmpty: RequestHandler = (req, _res, next) => {
  if (req.body === undefined) throw new HttpError(400, "Please send a JSON body.");
  next();
};

/** For what a schema has no sentence of its own: the library's would speak of types and keys. */
function defaultMessage({ type, path, expected }: v.BaseIssue<unknown>): string {
  if (path === undefined) return "Please send a set of fields.";
  if (type === "strict_object")
    return expected === "never" ? "There is no such field." : "This field is missing.";
  return "This cannot be read; please check it.";
}
