import { type Request, type Response, Router } from "express";
import { probePaths } from "../../shared/probe-paths.ts";
import { releaseWords, type SiteRelease } from "../../shared/site-release.ts";
import { logFault } from "../logging/request-log.ts";
import { allowOnly } from "./http-error.ts";

interface ReadyChecks {
  store(): Promise<void>;
  render(req: Request): Promise<void>;
}

type Result = "ok" | "failed";

// The checks write to the disk, so their results are cached.
const minIntervalMs = 2_000;

/** `/servez`, for load balancers, does not check saving: if no process can save, all still serve pages. */
export function probesRouter(checks: ReadyChecks, isStopping: () => boolean, release: SiteRelease): Router {
  const router = Router({ caseSensitive: true });
  let last: { at: number; results: Promise<Record<keyof ReadyChecks, Result>> } | null = null;

  router
    .route(probePaths.health)
    .get((_req, res) => {
      res.set("Cache-Control", "no-store").format({
        json: () => res.json({ status: "ok", ...release }),
        text: () => res.send(`ok, ${releaseWords(release)}\n`),
        default: () => res.json({ status: "ok", ...release }),
      });
    })
    .all(allowOnly("GET"));
  router
    .route(probePaths.serve)
    .get((_req, res) => (isStopping() ? sendStopping(res) : sendResults(res, {})))
    .all(allowOnly("GET"));
  router
    .route(probePaths.ready)
    .get(async (req, res) => {
      if (isStopping()) return sendStopping(res);
      const now = performance.now();
      if (last === null || now - last.at > minIntervalMs) last = { at: now, results: runChecks(req) };
      sendResults(res, await last.results);
    })
    .all(allowOnly("GET"));
  return router;

  async function runChecks(req: Request) {
    const run = (check: Promise<void>): Promise<Result> =>
      check.then(
        () => "ok",
        (error) => {
          logFault(req, error);
          return "failed";
        },
      );
    const [store, render] = await Promise.all([run(checks.store()), run(checks.render(req))]);
    return { store, render };
  }
}

function sendStopping(res: Response): void {
  res.status(503).set("Cache-Control", "no-store").json({ status: "stopping" });
}

function sendResults(res: Response, results: Partial<Record<keyof ReadyChecks, Result>>): void {
  const ok = !Object.values(results).includes("failed");
  res
    .status(ok ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json({ status: ok ? "ok" : "failed", ...results });
}
