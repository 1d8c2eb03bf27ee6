import type { EnrollmentDesk } from "../../shared/forms/enrollment.ts";
import type { LeadDesk } from "../../shared/forms/lead.ts";
import type { Article } from "../../shared/posts/article.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";
import type { RenderedPage } from "./document.ts";

/** What a page is rendered with. */
export interface RenderServices {
  api: SiteApi;
  facts: SiteFacts;
  leads: LeadDesk;
  enrollments: EnrollmentDesk;
  /** Told of every unexpected error; the page itself never shows it. */
  report(error: unknown): void;
}

/** Renders the page of a request, or gives the redirect that answers it. */
export type Render = (request: Request, services: RenderServices) => Promise<Response | RenderedPage>;

/** Renders a post's article as HTML for feeds; given the post's address, all addresses in it are absolute. */
export type RenderArticle = (article: Article, postUrl: string) => string;
