import type { Request } from "express";
import { isbot } from "isbot";
import { networkOf } from "../http/rate-limiter.ts";

/**
 * The words that a visitor is told from others by on one day, which are never stored; null for a known robot, and for
 * who asks not to be counted (Do Not Track, Global Privacy Control).
 */
export function visitorOf(req: Request): string | null {
  const agent = req.get("user-agent") ?? "";
  const isRefused = req.get("dnt") === "1" || req.get("sec-gpc") === "1";
  return isRefused || agent === "" || isbot(agent) ? null : `${networkOf(req.ip)} ${agent}`;
}
