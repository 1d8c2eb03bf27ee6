import { postPath, urls } from "../../shared/urls.ts";

const { adminLogin, ...pages } = urls;
const pagePaths: ReadonlySet<string> = new Set(Object.values(pages).map(({ path }) => path));
const beforeSlug = postPath("");

/** Says whether a path is that of a page, or of a public post, that visitors see. */
export function createIsPage(
  posts: () => { bySlug: ReadonlyMap<string, { slug: string }> },
): (path: string) => boolean {
  return (path) => {
    const slug = path.startsWith(beforeSlug) ? path.slice(beforeSlug.length) : null;
    // A post of many names is counted under the one that it has.
    return slug === null ? pagePaths.has(path) : posts().bySlug.get(slug)?.slug === slug;
  };
}
