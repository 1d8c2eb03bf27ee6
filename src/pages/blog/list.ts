import { categories, type PostSummary, uncategorized } from "../../shared/posts/post.ts";
import { urls } from "../../shared/urls.ts";

/** The part of the list that one address shows. */
export interface BlogList {
  /** The large article on top; only the first page has one. */
  lead: PostSummary | null;
  posts: PostSummary[];
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

/** Posts of a page below the lead: an even number fills both columns. */
const pageLength = 24;

/** Chooses the posts of a page; `query` is the address's own. A page beyond the last shows the last. */
export function blogList(all: readonly PostSummary[], query: URLSearchParams): BlogList {
  const category = query.get("category") || null;
  const chosen = category === null ? all : all.filter((post) => categoryOf(post) === category);
  const pages = Math.max(1, Math.ceil((chosen.length - 1) / pageLength));
  const page = Math.min(pages, pageNumber(query.get("page")));
  // The lead takes a place of its own, so each page begins one later.
  const from = (page - 1) * pageLength + 1;
  return {
    lead: page === 1 ? (chosen[0] ?? null) : null,
    posts: chosen.slice(from, from + pageLength),
    count: chosen.length,
    total: all.length,
    categories: distinctCategories(all),
    category,
    page,
    pages,
  };
}

export function listPath(category: string | null, page: number): string {
  const query = new URLSearchParams();
  if (category !== null) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? urls.blogs.path : `${urls.blogs.path}?${query}`;
}

/** What stands on a post's badge. */
export function categoryOf(post: Pick<PostSummary, "category">): string {
  return post.category || uncategorized;
}

/** First, last and those around the current page; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const gap = n - (numbers[i - 1] ?? 0);
    return gap > 2 ? [null, n] : gap === 2 ? [n - 1, n] : [n];
  });
}

function distinctCategories(posts: readonly PostSummary[]): string[] {
  const used = new Set(posts.map(categoryOf));
  return [...categories, uncategorized].filter((category) => used.has(category));
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
