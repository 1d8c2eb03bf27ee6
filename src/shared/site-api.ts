import type { CourseDates } from "./cohorts/course-dates.ts";
import type { CheckoutUrls } from "./forms/plans.ts";
import type { Article } from "./posts/article.ts";
import type { BlogList, ListQuery } from "./posts/list.ts";
import type { Post, PostDate, PostReview, PostSummary } from "./posts/post.ts";

/** What every screen may show and no screen can work out alike on both sides; the server sends it along. */
export interface SiteFacts {
  /** The site's origin, without a trailing slash: canonical links and social cards are built on it. */
  siteUrl: string;
  /** The company's name, for social cards. */
  siteName: string;
  /** The current year in the company's time zone, for the footer. */
  year: number;
  /** The lead-form provider's origin, or null where the site answers the forms itself. */
  formProviderUrl: string | null;
  checkoutUrls: CheckoutUrls;
}

/** What the post's own https image was when the post was saved. */
export interface OwnImage {
  /** Such as "image/jpeg"; null where something else answered. Left out where nothing was found out. */
  imageType?: string | null;
}

/** A post as its page shows it: with its text read, and what to read next. */
export interface PostWithArticle extends Post, PostDate, PostReview, OwnImage {
  article: Article;
  next: PostSummary[];
}

/** What pages ask the site for. */
export interface SiteApi {
  /** A page of the list. */
  listPosts(query: ListQuery): Promise<BlogList>;
  /** The post whose slug this is, where an old slug led now, or null. */
  findPost(slug: string): Promise<PostWithArticle | { movedTo: string } | null>;
  /** What is next for each course. */
  courseDates(): Promise<CourseDates>;
  /** The post that a preview's token shows, public or not, or null. */
  findPreview(token: string): Promise<PostWithArticle | null>;
}
