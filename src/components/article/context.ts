import type { Definition } from "mdast";
import { parseUrl } from "../../shared/parse-url.ts";
import type { Article } from "../../shared/posts/article.ts";

export interface ArticleContext {
  footnotes: Article["footnotes"];
  /** The addresses that the text's reference links name. */
  definitions: ReadonlyMap<string, Definition>;
  /** Null on the site; in a feed, which has no styles and no relative addresses, the article's own address or "". */
  base: string | null;
}

/** Makes an address absolute in a feed; null where `safe` rejects it. */
export function placeUrl(
  url: string,
  safe: (url: string) => string | null,
  { base }: ArticleContext,
): string | null {
  const address = safe(url);
  if (address === null || base === null || base === "") return address;
  return parseUrl(address, base)?.href ?? null;
}
