import { type Response, Router } from "express";
import type { Cohorts } from "./cohorts.ts";

const maxAgeSeconds = 300;

export function calendarRouter(cohorts: Cohorts, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  const send = async (res: Response, ids: readonly string[]) => {
    const { calendarOf } = await import("./calendar.ts");
    const found = ids.flatMap((id) => cohorts.find(id) ?? []);
    res
      .set("Cache-Control", `public, max-age=${maxAgeSeconds}`)
      .type("text/calendar; charset=utf-8")
      .send(calendarOf(found, siteUrl));
  };

  router.get("/calendar/all.ics", async (_req, res) => {
    await send(
      res,
      cohorts.list("not over").map(({ id }) => id),
    );
  });

  router.get("/calendar/:name", async (req, res, next) => {
    const id = /^(.+)\.ics$/.exec(req.params.name)?.[1];
    if (id === undefined || cohorts.find(id) === null) return next();
    await send(res.attachment("dates.ics"), [id]);
  });

  return router;
}
