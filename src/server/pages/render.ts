import type { RequestIntake } from "../../shared/forms/lead.ts";
import type { Article } from "../../shared/posts/article.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";

/** Renders the page of a request, or gives the redirect that answers it. */
export type Render = (request: Request, services: RenderServices) => Promise<Response | RenderedPage>;

/** Renders a post's article as HTML for feeds; given the post's address, all addresses in it are absolute. */
export type RenderArticle = (article: Article, postUrl: string) => string;

export interface RenderServices {
  api: SiteApi;
  facts: SiteFacts;
  requests: RequestIntake;
  /** Told of every unexpected error; the page itself never shows it. */
  report(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  /** The markup of the root element, head elements at its front. */
  html: string;
  /** What the browser's router starts from; null where the page is not hydrated. */
  data: unknown;
  /** Modules of the matched routes, as paths from the project folder. */
  modules: string[];
  /** The names of the islands in a page of HTML; null where the browser runs the page's own code. */
  islands: string[] | null;
  /** Whether it is a page for visitors, and no error screen. */
  isPublic: boolean;
  /** Whether the page may be cached: not one whose address anybody could make up. */
  cacheable: boolean;
}
