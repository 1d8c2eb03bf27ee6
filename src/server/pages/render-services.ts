import type { Request } from "express";
import { site } from "../../../content/site.ts";
import { yearIn } from "../../shared/company-time.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { sandboxCheckoutUrl } from "../../shared/forms/plans.ts";
import type { SiteApi } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import { networkOf } from "../http/rate-limiter.ts";
import { logFault } from "../logging/request-log.ts";
import type { Posts } from "../posts/posts.ts";
import type { Env } from "../settings/env.ts";
import type { RenderServices } from "./render.ts";

export function createRenderServices(
  env: Pick<Env, "siteUrl" | "formProviderUrl" | "checkoutUrls">,
  posts: Posts,
  articles: Articles,
  intakeFor: (network: string) => RequestIntake,
): (req: Request) => RenderServices {
  const api = createSiteApi(posts, articles);
  return (req) => ({
    api,
    facts: {
      siteUrl: env.siteUrl,
      siteName: site.name,
      year: yearIn(site.timeZone, new Date()),
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

function createSiteApi(posts: Posts, articles: Articles): SiteApi {
  return {
    listPosts: async () => [...posts.view().summaries],
    async findPost(slug) {
      const { bySlug, byOldSlug } = posts.view();
      const post = bySlug.get(slug);
      if (post !== undefined) return { ...post, article: await articles.articleOf(post.content) };
      const moved = byOldSlug.get(slug);
      return moved === undefined ? null : { movedTo: moved.slug };
    },
  };
}
