import express, { type RequestHandler } from "express";
import * as v from "valibot";
import { HttpError } from "./http-error.ts";

export function formBody(limit: number): RequestHandler[] {
  return [refuseTooLarge(limit), express.urlencoded({ extended: false, limit })];
}

/** Refuses other content types, which a page of another site could send without a preflight request (CSRF). */
export function jsonBody(limit: number): RequestHandler[] {
  return [
    requireJsonType,
    refuseTooLarge(limit),
    express.json({ type: () => true, limit, strict: false }),
    refuseEmpty,
  ];
}

export function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body, { message: defaultMessage });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  const [[field, message]] = issues as [(typeof issues)[number]];
  if (field === null) throw new HttpError(400, message);
  throw new HttpError(400, "Please check the marked fields.", {
    issues: Object.fromEntries(issues.toReversed()),
  });
}

/** Content-Length is checked first: the parser would read the whole body before it refuses. */
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

function defaultMessage({ type, path, expected }: v.BaseIssue<unknown>): string {
  if (path === undefined) return "Please send a set of fields.";
  if (type === "strict_object")
    return expected === "never" ? "There is no such field." : "This field is missing.";
  return "This cannot be read; please check it.";
}
