import type { Request } from "express";
import { site } from "../../../content/site.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { yearIn } from "../../shared/company-time.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { sandboxCheckoutUrl } from "../../shared/forms/plans.ts";
import type { SiteApi } from "../../shared/site-api.ts";
import type { Clock } from "../clock/clock.ts";
import { networkOf } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { PostPages } from "../posts/post-pages.ts";
import type { Posts } from "../posts/posts.ts";
import { listOf } from "../posts/posts-view.ts";
import type { Env } from "../settings/env.ts";
import type { RenderServices } from "./render.ts";

export function createRenderServices(
  env: Pick<Env, "siteUrl" | "formProviderUrl" | "checkoutUrls">,
  posts: Posts,
  pages: PostPages,
  intakeFor: (network: string) => RequestIntake,
  dates: () => CourseDates,
  clock: Clock,
): (req: Request) => RenderServices {
  const api: SiteApi = {
    listPosts: async (query) => listOf(posts.view(), query),
    async findPost(slug) {
      const post = posts.view().bySlug.get(slug);
      if (post === undefined) return null;
      return post.slug === slug ? pages.pageOf(post) : { movedTo: post.slug };
    },
    courseDates: async () => dates(),
    findPreview: pages.previewOf,
  };
  return (req) => ({
    api,
    facts: {
      siteUrl: env.siteUrl,
      siteName: site.name,
      year: yearIn(site.timeZone, clock.now()),
      formProviderUrl: env.formProviderUrl,
      checkoutUrls: {
        professionals: env.checkoutUrls.professionals ?? sandboxCheckoutUrl("professionals"),
        students: env.checkoutUrls.students ?? sandboxCheckoutUrl("students"),
      },
    },
    requests: intakeFor(networkOf(req.ip)),
    report: (error) => logFault(req, error),
  });
}
