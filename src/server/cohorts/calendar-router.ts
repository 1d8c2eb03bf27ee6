import { type Response, Router } from "express";
import { calendarOf } from "./calendar.ts";
import type { Cohorts } from "./cohorts.ts";

const maxAgeSeconds = 300;

/** `/calendar/{id}.ics` of a cohort or webinar, and `/calendar/all.ics` of all that are to come, to subscribe to. */
export function calendarRouter(cohorts: Cohorts, siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  const send = (res: Response, ids: readonly string[]) => {
    const found = ids.flatMap((id) => cohorts.find(id) ?? []);
    res
      .set("Cache-Control", `public, max-age=${maxAgeSeconds}`)
      .type("text/calendar; charset=utf-8")
      .send(calendarOf(found, siteUrl));
  };

  router.get("/calendar/all.ics", (_req, res) => {
    send(
      res,
      cohorts.list("to come").map(({ id }) => id),
    );
  });

  router.get("/calendar/:name", (req, res, next) => {
    const id = /^(.+)\.ics$/.exec(req.params.name)?.[1];
    if (id === undefined || cohorts.find(id) === null) return next();
    send(res.attachment("dates.ics"), [id]);
  });

  return router;
}
