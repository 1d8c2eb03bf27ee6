import type { Request } from "express";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import type { SiteApi } from "../../shared/site-api.ts";
import type { Subscriptions } from "../../shared/subscribers/subscriptions.ts";
import type { Clock } from "../clock/clock.ts";
import { networkOf } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { PostSearch } from "../posts/post-index.ts";
import type { PostPages } from "../posts/post-pages.ts";
import type { Posts } from "../posts/posts.ts";
import { listOf } from "../posts/posts-view.ts";
import type { CodeCheck } from "../requests/code-check.ts";
import type { Env } from "../settings/env.ts";
import type { RenderServices } from "./render.ts";
import { siteFacts } from "./site-facts.ts";

interface Dates {
  dates(): CourseDates;
}

export function createRenderServices(
  env: Env,
  posts: Posts,
  search: () => Promise<PostSearch>,
  pages: PostPages,
  intakeFor: (network: string) => RequestIntake,
  subscriptionsFor: (network: string) => Subscriptions,
  { dates }: Dates,
  checkCode: CodeCheck,
  clock: Clock,
): (req: Request) => RenderServices {
  const api: Omit<SiteApi, "findOffer"> = {
    async listPosts(query) {
      const found = query.search === "" ? [] : await (await search()).find(query.search);
      return listOf(posts.view(), query, found);
    },
    async findPost(slug) {
      const post = posts.view().bySlug.get(slug);
      if (post === undefined) return null;
      return post.slug === slug ? pages.pageOf(post) : { movedTo: post.slug };
    },
    courseDates: async () => dates(),
    findPreview: pages.previewOf,
  };
  return (req) => ({
    api: {
      ...api,
      async findOffer(code) {
        const offer = await checkCode(networkOf(req.ip), code);
        return offer === null || offer === "too many" ? null : { code: offer.code, amount: offer.amount };
      },
    },
    facts: siteFacts(env, clock.now()),
    requests: intakeFor(networkOf(req.ip)),
    subscriptions: subscriptionsFor(networkOf(req.ip)),
    report: (error) => logFault(req, error),
  });
}
