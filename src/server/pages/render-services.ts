import type { Request } from "express";
import { site } from "../../../content/site.ts";
import type { CourseDates, OfferWords } from "../../shared/cohorts/course-dates.ts";
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

interface Dates {
  dates(): CourseDates;
  findOffer(code: string): OfferWords | null;
}

export function createRenderServices(
  env: Pick<Env, "siteUrl" | "formProviderUrl" | "checkoutUrls" | "bookingUrl" | "answerWithin">,
  posts: Posts,
  pages: PostPages,
  intakeFor: (network: string) => RequestIntake,
  { dates, findOffer }: Dates,
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
    async findOffer(code) {
      const offer = findOffer(code);
      return offer && { code: offer.code, amount: offer.amount };
    },
    findPreview: pages.previewOf,
  };
  return (req) => ({
    api,
    facts: {
      siteUrl: env.siteUrl,
      siteName: site.name,
      year: yearIn(site.timeZone, clock.now()),
      formProviderUrl: env.formProviderUrl,
      bookingUrl: env.bookingUrl,
      answerWithin: env.answerWithin,
      checkoutUrls: {
        professionals: env.checkoutUrls.professionals ?? sandboxCheckoutUrl("professionals"),
        students: env.checkoutUrls.students ?? sandboxCheckoutUrl("students"),
      },
    },
    requests: intakeFor(networkOf(req.ip)),
    report: (error) => logFault(req, error),
  });
}
