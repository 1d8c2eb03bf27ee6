import express, { type RequestHandler } from "express";
import { Problem } from "./http-error.ts";
import { refuseAnnounced } from "./refuse-announced.ts";

// Deeper values serve no one here, and checking them recurses.
const maxDepth = 32;

/**
 * Reads a JSON body of at most `limit` bytes into `req.body`. Anything but JSON is refused by its content type: a
 * page of another site can send other types without asking first.
 */
export function jsonBody(limit: number): RequestHandler[] {
  return [
    requireJsonType,
    refuseAnnounced(limit),
    express.json({ type: () => true, limit, strict: false }),
    requireSaneBody,
  ];
}

const requireJsonType: RequestHandler = (req, _res, next) => {
  if (req.is("application/json") === "application/json") return next();
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") throw new Problem(400, "Please send a JSON body.");
  throw new Problem(415, "Please send JSON, with the content type application/json.");
};

const requireSaneBody: RequestHandler = (req, _res, next) => {
  if (req.body === undefined) throw new Problem(400, "Please send a JSON body.");
  if (isDeeperThan(req.body, maxDepth)) throw new Problem(400, "What you sent is nested too deeply.");
  next();
};

function isDeeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let steps = 0; level.length > 0; steps++) {
    if (steps > depth) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}
