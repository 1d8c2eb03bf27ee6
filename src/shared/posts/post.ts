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

/** The category of that name; "" where there is none any more. */
export function knownCategory(name?: string): Category | "" {
  return categories.find((category) => category === name) ?? "";
}

/** Shown in place of an empty category. */
export const uncategorized = "Uncategorized";

/** A post as `GET /api/blogs` sends it; empty optional fields are "". */
export interface Post {
  id: string;
  slug: string;
  title: string;
  content: string;
  summary: string;
  category: Category | "";
  imageUrl: string;
  /** Whole minutes. */
  readingTime: number;
  /** ISO 8601, UTC. An update leaves it as it is. */
  createdAt: string;
  updatedAt: string;
}

/** A post in a list: all but its body; the summary is never empty. */
export interface PostSummary extends Omit<Post, "content">, PostDate {}

/** Browsers take long to get ready for writing dates, so the server does. */
export interface PostDate {
  /** The day of `createdAt` by the company's calendar, such as "May 3, 2026". */
  createdOn: string;
}

/** When the text of a post was last gone through: whoever saves a post has it before them. */
export interface PostReview {
  /** The day in words; null where it is still the day of publication. */
  reviewedOn: string | null;
}

/** When a post last changed for its readers: a scheduled one is saved before it is published. */
export function lastChangeOf({ createdAt, updatedAt }: Pick<Post, "createdAt" | "updatedAt">): string {
  return updatedAt > createdAt ? updatedAt : createdAt;
}

/** Newest first; posts of the same moment keep their order. */
export function newestFirst(a: Pick<Post, "createdAt">, b: Pick<Post, "createdAt">): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}
