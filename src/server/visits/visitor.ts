import type { Request } from "express";
import { isbot } from "isbot";
import type { Auth } from "../auth/auth.ts";
import { networkOf } from "../http/rate-limiter.ts";

export type VisitorOf = (req: Request) => Promise<string | null>;

/** The result is never stored. It is null for the admin, bots, and visitors with Do Not Track or Global Privacy Control. */
export function createVisitorOf({ findUser }: Pick<Auth, "findUser">): VisitorOf {
  return async (req) => {
    const agent = req.get("user-agent") ?? "";
    const isRefused = req.get("dnt") === "1" || req.get("sec-gpc") === "1";
    if (isRefused || agent === "" || isbot(agent)) return null;
    // The address must be read before an await, since it is gone once the connection ends.
    const network = networkOf(req.ip);
    // Visitors have no cookie, so most requests need no lookup.
    const isAdmin = req.headers.cookie !== undefined && (await findUser(req)) !== null;
    return isAdmin ? null : `${network} ${agent}`;
  };
}
