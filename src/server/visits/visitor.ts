import type { Request } from "express";
import { isbot } from "isbot";
import type { Auth } from "../auth/auth.ts";
import { networkOf } from "../http/rate-limiter.ts";

/** Who asks, for the counts: behind the session cookie's middleware. */
export type VisitorOf = (req: Request) => Promise<string | null>;

/**
 * Gives the words that a visitor is told from others by on one day, which are never stored; null for who is signed in,
 * for a known robot, and for who asks not to be counted (Do Not Track, Global Privacy Control).
 */
export function createVisitorOf({ findUser }: Pick<Auth, "findUser">): VisitorOf {
  return async (req) => {
    const agent = req.get("user-agent") ?? "";
    const isRefused = req.get("dnt") === "1" || req.get("sec-gpc") === "1";
    if (isRefused || agent === "" || isbot(agent)) return null;
    // Once a connection has ended, its address is not known any more.
    const network = networkOf(req.ip);
    // Visitors have no cookie.
    const isAdmin = req.headers.cookie !== undefined && (await findUser(req)) !== null;
    return isAdmin ? null : `${network} ${agent}`;
  };
}
