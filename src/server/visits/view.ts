import * as v from "valibot";
import { postPath } from "../../shared/paths.ts";
import { aliases, urls } from "../../shared/urls.ts";
import { personalName } from "../../shared/visits/stats.ts";
import type { Campaign } from "./day-counts.ts";

const maxNameLength = 100;

/** As many as a day has, as in "20261124". */
const maxDigits = 8;

/** The body of `POST /api/visits`: where a visitor is, as the browser gives it. */
export const viewSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(500)),
  referrer: v.pipe(v.string(), v.maxLength(2_000)),
  query: v.pipe(v.string(), v.maxLength(2_000)),
});

/** The campaign that a query names, such as `location.search`; null where it names none. */
export function campaignOf(query: string): Campaign | null {
  const said = new URLSearchParams(query);
  return campaignNamed((name) => said.get(`utm_${name}`));
}

/** Whether a name holds a mail address, or as many digits as a telephone number; one of digits alone is an advertisement's. */
function isPersonal(name: string): boolean {
  const digits = name.match(/\d/g)?.length ?? 0;
  return /@|%40/.test(name) || (digits > maxDigits && digits < name.length);
}

/** The campaign with these names, cut as they are listed; null without a name of its own. */
export function campaignNamed(nameOf: (name: keyof Campaign) => string | null): Campaign | null {
  const [campaign, source, medium] = (["campaign", "source", "medium"] as const).map((name) => {
    const text = nameOf(name)
      ?.replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, maxNameLength)
      .toWellFormed();
    // A newsletter may name each of its readers, and no visitor is in the sums.
    return text === undefined || text === "" ? null : isPersonal(text) ? personalName : text;
  });
  return campaign == null ? null : { campaign, source: source ?? null, medium: medium ?? null };
}

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
