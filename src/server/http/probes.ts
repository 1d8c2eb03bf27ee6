import { type Request, type Response, Router } from "express";
import { probePaths } from "../../shared/urls.ts";
import { logFault } from "../logging/request-log.ts";
import { allowOnly } from "./http-error.ts";

/** Each throws where the site could not do its work. */
export interface ReadyChecks {
  store(): Promise<void>;
  render(req: Request): Promise<void>;
}

type Finding = "ok" | "failed";

// The checks write to the disk: whoever asks more often gets the last answer.
const heldMs = 2_000;

/** Answers a monitor: `/healthz` says that the process runs, `/readyz` that it can save and render. */
export function probes(checks: ReadyChecks): Router {
  const router = Router({ caseSensitive: true });
  let last: { at: number; findings: Promise<Record<keyof ReadyChecks, Finding>> } | null = null;

  router
    .route(probePaths.health)
    .get((_req, res) => answer(res, {}))
    .all(allowOnly("GET"));
  router
    .route(probePaths.ready)
    .get(async (req, res) => {
      const now = performance.now();
      if (last === null || now - last.at > heldMs) last = { at: now, findings: look(req) };
      answer(res, await last.findings);
    })
    .all(allowOnly("GET"));
  return router;

  async function look(req: Request) {
    const find = (check: Promise<void>): Promise<Finding> =>
      check.then(
        () => "ok",
        (error) => {
          logFault(req, error);
          return "failed";
        },
      );
    const [store, render] = await Promise.all([find(checks.store()), find(checks.render(req))]);
    return { store, render };
  }
}

function answer(res: Response, findings: Partial<Record<keyof ReadyChecks, Finding>>): void {
  const ok = !Object.values(findings).includes("failed");
  res
    .status(ok ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json({ status: ok ? "ok" : "failed", ...findings });
}
