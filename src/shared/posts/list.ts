import { categories, knownCategory, type PostSummary, uncategorized } from "./post.ts";

export interface ListQuery {
  /** The words that a reader searches for; "" lists all articles, of one category or of any. */
  search: string;
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
  search: string;
  category: string | null;
  page: number;
  pages: number;
}

export type BlogList = ListPage<FoundPost>;

/** An article of the list; a search marks the words that it found. */
export interface FoundPost extends PostSummary {
  marked?: { title: MarkedText; text: MarkedText };
}

/** A text in parts: the second, the fourth and so on are marked. */
export type MarkedText = readonly string[];

export const maxSearchLength = 100;

/** Made-up spellings of a search become the same, and none is longer than 100 characters. */
export function parseSearch(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, maxSearchLength).trim();
}

/** Posts below the lead: an even number fills both columns. */
const pageLength = 24;

export function listPage<T>(
  all: readonly T[],
  byCategory: ReadonlyMap<string, readonly T[]>,
  { search, category, page: requestedPage }: ListQuery,
  found: readonly T[],
): ListPage<T> {
  const chosen = search !== "" ? found : category === null ? all : (byCategory.get(category) ?? []);
  // The lead takes the first place, so each page begins one post later. What a search finds has no lead.
  const leads = search === "" ? 1 : 0;
  const pages = Math.max(1, Math.ceil((chosen.length - leads) / pageLength));
  const page = Math.min(pages, requestedPage);
  const from = (page - 1) * pageLength + leads;
  return {
    lead: page === 1 && leads === 1 ? (chosen[0] ?? null) : null,
    posts: chosen.slice(from, from + pageLength),
    count: chosen.length,
    total: all.length,
    categories: [...categories, uncategorized].filter((name) => byCategory.has(name)),
    search,
    category,
    page,
    pages,
  };
}

/** Whether the query of the list's address searches. */
export function isSearch(query: string): boolean {
  return parseSearch(new URLSearchParams(query).get("q") ?? "") !== "";
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
