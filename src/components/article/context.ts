import type { Definition } from "mdast";
import { parseUrl } from "../../shared/parse-url.ts";
import type { Article } from "../../shared/posts/article.ts";

/** The article that is shown, and where. */
export interface ArticleContext {
  article: Article;
  /** The addresses that the text's references name. */
  definitions: ReadonlyMap<string, Definition>;
  /** On the site null; in a feed, which knows neither styles nor relative addresses, the article's own address or "". */
  base: string | null;
}

/** An address as it stands in the page or, absolute, in a feed; null where `safe` lets it stand nowhere. */
export function placeUrl(
  url: string,
  safe: (url: string) => string | null,
  { base }: ArticleContext,
): string | null {
  const address = safe(url);
  if (address === null || base === null || base === "") return address;
  return parseUrl(address, base)?.href ?? null;
}
