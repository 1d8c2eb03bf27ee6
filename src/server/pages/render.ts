import type { RequestIntake } from "../../shared/forms/lead.ts";
import type { Article } from "../../shared/posts/article.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";
import type { Subscriptions } from "../../shared/subscribers/subscriptions.ts";

export type Render = (request: Request, services: RenderServices) => Promise<Response | RenderedPage>;

export type RenderArticle = (article: Article, postUrl: string) => string;

export interface RenderServices {
  api: SiteApi;
  facts: SiteFacts;
  requests: RequestIntake;
  subscriptions: Subscriptions;
  report(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  html: string;
  data: unknown;
  modules: string[];
  /** An HTML page has a list of its islands' names; null means that the app hydrates the whole page. */
  islands: string[] | null;
  isPublic: boolean;
  /** It is false for pages at addresses that anybody could make up, which would fill the cache. */
  cacheable: boolean;
}
