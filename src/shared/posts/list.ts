import { categories, knownCategory, type PostSummary, uncategorized } from "./post.ts";

export interface ListQuery {
  category: string | null;
  /** From 1; one beyond the last shows the last. */
  page: number;
}

interface ListPage<T> {
  /** The large article on top; only the first page has one. */
  lead: T | null;
  posts: T[];
  count: number;
  total: number;
  categories: string[];
  category: string | null;
  page: number;
  pages: number;
}

export type BlogList = ListPage<PostSummary>;

/** Posts below the lead: an even number fills both columns. */
const pageLength = 24;

export function listPage<T>(
  all: readonly T[],
  byCategory: ReadonlyMap<string, readonly T[]>,
  { category, page: requestedPage }: ListQuery,
): ListPage<T> {
  const chosen = category === null ? all : (byCategory.get(category) ?? []);
  const pages = Math.max(1, Math.ceil((chosen.length - 1) / pageLength));
  const page = Math.min(pages, requestedPage);
  // The lead takes the first place, so each page begins one post later.
  const from = (page - 1) * pageLength + 1;
  return {
    lead: page === 1 ? (chosen[0] ?? null) : null,
    posts: chosen.slice(from, from + pageLength),
    count: chosen.length,
    total: all.length,
    categories: [...categories, uncategorized].filter((name) => byCategory.has(name)),
    category,
    page,
    pages,
  };
}

/** Each group keeps the order of the posts. */
export function groupByCategory<T extends { category: string }>(posts: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const post of posts) {
    const name = categoryOf(post);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [post]);
    else group.push(post);
  }
  return groups;
}

export function categoryOf({ category }: { category?: string }): string {
  return knownCategory(category) || uncategorized;
}

/** Null for any text that addresses do not have. */
export function parsePageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
