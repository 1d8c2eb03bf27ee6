import { type ListQuery, parsePageNumber, parseSearch } from "../../shared/posts/list.ts";
import { urls } from "../../shared/urls.ts";

export function listQuery(query: URLSearchParams): ListQuery {
  const search = parseSearch(query.get("q") ?? "");
  // A search is over all articles.
  const category = search === "" ? query.get("category") || null : null;
  return { search, category, page: parsePageNumber(query.get("page") ?? "") ?? 1 };
}

export function listPath({ search, category, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("q", search);
  if (category !== null) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? urls.blogs.path : `${urls.blogs.path}?${query}`;
}

/** The first, the last and those around the current page; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const gap = n - (numbers[i - 1] ?? 0);
    return gap > 2 ? [null, n] : gap === 2 ? [n - 1, n] : [n];
  });
}
