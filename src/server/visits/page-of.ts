import { aliases, postPath, urls } from "../../shared/urls.ts";

const { adminLogin, ...pages } = urls;
const pathOf = new Map<string, string>(Object.values(pages).map(({ path }) => [path, path]));
pathOf.set(aliases.blog, urls.blogs.path);
const beforeSlug = postPath("");

/** The path under which a page, or a public post, is counted that visitors see at `path`; null where they see none. */
export type PageOf = (path: string) => string | null;

/** Finds pages among the site's own and the posts that are public now, a post of many names under the one that it has. */
export function createPageOf(posts: () => { bySlug: ReadonlyMap<string, { slug: string }> }): PageOf {
  return (path) => {
    if (!path.startsWith(beforeSlug)) return pathOf.get(path) ?? null;
    const post = posts().bySlug.get(path.slice(beforeSlug.length));
    return post === undefined ? null : postPath(post.slug);
  };
}
