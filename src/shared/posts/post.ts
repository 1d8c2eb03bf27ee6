export const categories = [
  "AI",
  "Automation",
  "Machine Learning",
  "Data Science",
  "Cloud Solutions",
  "Technology",
  "Industry Insights",
] as const;

export type Category = (typeof categories)[number];

export function knownCategory(name?: string): Category | "" {
  return categories.find((category) => category === name) ?? "";
}

/** Shown in place of an empty category. */
export const uncategorized = "Uncategorized";

/** An entry of `GET /api/blogs`; empty optional fields are "". */
export interface Post {
  id: string;
  slug: string;
  title: string;
  content: string;
  summary: string;
  category: Category | "";
  imageUrl: string;
  readingTime: number;
  /** ISO 8601, UTC. An update does not change it. */
  createdAt: string;
  updatedAt: string;
}

/** The summary is never empty. */
export interface PostSummary extends Omit<Post, "content">, PostDate {}

/** The server formats the date, since browsers are slow to load their formats. */
export interface PostDate {
  /** In the company's time zone, such as "May 3, 2026". */
  createdOn: string;
}

/** A save counts as a review of the text. */
export interface PostReview {
  /** In words; null on the day of publication. */
  reviewedOn: string | null;
}

/** When readers last saw a change: a scheduled post is saved before it is published. */
export function lastChangeOf({ createdAt, updatedAt }: Pick<Post, "createdAt" | "updatedAt">): string {
  return updatedAt > createdAt ? updatedAt : createdAt;
}

/** Posts of the same moment keep their order. */
export function newestFirst(a: Pick<Post, "createdAt">, b: Pick<Post, "createdAt">): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}
