import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { memoize } from "../cache/memoize.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";
import type { Env } from "../settings/env.ts";
import type { Learning } from "./added-answers.ts";
import type { ModelLimits } from "./model.ts";
import type { SearchedPost } from "./passages.ts";
import type { SiteAnswers } from "./site-answers.ts";

/** Loads and indexes on first use, so that the server starts faster. */
export function lazySiteAnswers(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
  env: Pick<Env, "chatModel" | "siteUrl">,
  limits: ModelLimits,
  learning: Learning,
  makeLimiter: MakeLimiter,
): () => Promise<SiteAnswers> {
  const answersOf = memoize(async (learning: Learning) => {
    const { createSiteAnswers } = await import("./site-answers.ts");
    return createSiteAnswers(posts, dates, env, limits, learning, makeLimiter);
  });
  return () => answersOf(learning);
}
