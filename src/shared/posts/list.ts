import { categories, knownCategory, type PostSummary, uncategorized } from "./post.ts";

/** Which part of the list is asked for. */
export interface ListQuery {
  /** What stands on the badges, or null for all. */
  category: string | null;
  /** From 1; one beyond the last shows the last. */
  page: number;
}

/** A page of the list, and what is around it. */
interface ListPage<T> {
  /** The large article on top; only the first page has one. */
  lead: T | null;
  posts: T[];
  /** How many posts the chosen category has, on all its pages. */
  count: number;
  /** How many posts there are at all. */
  total: number;
  categories: string[];
  /** The chosen category, or null for all. */
  category: string | null;
  page: number;
  pages: number;
}

export type BlogList = ListPage<PostSummary>;

/** Posts of a page below the lead: an even number fills both columns. */
const pageLength = 24;

/** Chooses the posts of a page; `byCategory` is `groupByCategory` of all of them. */
export function listPage<T>(
  all: readonly T[],
  byCategory: ReadonlyMap<string, readonly T[]>,
  { category, page: asked }: ListQuery,
): ListPage<T> {
  const chosen = category === null ? all : (byCategory.get(category) ?? []);
  const pages = Math.max(1, Math.ceil((chosen.length - 1) / pageLength));
  const page = Math.min(pages, asked);
  // The lead takes a place of its own, so each page begins one later.
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

/** Posts by what stands on their badges, each group in the order of all. */
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

/** What stands on a post's badge. */
export function categoryOf({ category }: { category?: string }): string {
  return knownCategory(category) || uncategorized;
}

/** The number of a page as addresses write it; null for anything else. */
export function parsePageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
