import type { CourseDates, OfferWords } from "./cohorts/course-dates.ts";
import type { CheckoutUrls } from "./forms/plans.ts";
import type { Article } from "./posts/article.ts";
import type { BlogList, ListQuery } from "./posts/list.ts";
import type { Post, PostDate, PostReview, PostSummary } from "./posts/post.ts";

/** Facts of every screen that server and browser could not compute alike; the server sends them along. */
export interface SiteFacts {
  /** Without a trailing slash; canonical links and social cards begin with it. */
  siteUrl: string;
  siteName: string;
  /** In the company's time zone, for the footer. */
  year: number;
  /** Null where the site answers the forms itself. */
  formProviderUrl: string | null;
  checkoutUrls: CheckoutUrls;
  /** Where a time for a call can be booked, and how soon the company answers; null where it does not say. */
  bookingUrl: string | null;
  answerWithin: string | null;
  /** Whether readers can subscribe to articles by mail. */
  takesSubscribers: boolean;
}

/** Found out when the post was saved. */
export interface OwnImage {
  /** Such as "image/jpeg"; null where something else answered, absent where nothing was found out. */
  imageType?: string | null;
}

/** A post for its page: with its parsed text, and what to read next. */
export interface PostWithArticle extends Post, PostDate, PostReview, OwnImage {
  article: Article;
  next: PostSummary[];
}

export interface SiteApi {
  listPosts(query: ListQuery): Promise<BlogList>;
  /** `movedTo` is for an old slug; null where there is no such post. */
  findPost(slug: string): Promise<PostWithArticle | { movedTo: string } | null>;
  courseDates(): Promise<CourseDates>;
  /** The promotion code, in any letter case; null where it does not count today. */
  findOffer(code: string): Promise<OfferWords | null>;
  /** The post of a preview's token, public or not. */
  findPreview(token: string): Promise<PostWithArticle | null>;
}
