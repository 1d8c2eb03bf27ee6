import type { RequestHandler } from "express";
import { Problem } from "./http-error.ts";

/** Refuses at once what says that it is too large: the parser would first read all of it, and that can take too long. */
export function refuseAnnounced(limit: number): RequestHandler {
  return (req, _res, next) => {
    if (Number(req.headers["content-length"]) > limit) throw new Problem(413, "What you sent is too large.");
    next();
  };
}
