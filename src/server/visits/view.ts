import * as v from "valibot";
import { postPath } from "../../shared/paths.ts";
import { aliases, urls } from "../../shared/urls.ts";
import { personalName } from "../../shared/visits/stats.ts";
import type { Campaign } from "./day-counts.ts";

const maxNameLength = 100;

const maxDigits = 8;

export const viewSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(500)),
  referrer: v.pipe(v.string(), v.maxLength(2_000)),
  query: v.pipe(v.string(), v.maxLength(2_000)),
});

export function campaignOf(query: string): Campaign | null {
  const said = new URLSearchParams(query);
  return campaignNamed((name) => said.get(`utm_${name}`));
}

/** Detects mail addresses and phone numbers. A name of digits alone is the id of an advertisement. */
function isPersonal(name: string): boolean {
  const digits = name.match(/\d/g)?.length ?? 0;
  return /@|%40/.test(name) || (digits > maxDigits && digits < name.length);
}

export function campaignNamed(nameOf: (name: keyof Campaign) => string | null): Campaign | null {
  const [campaign, source, medium] = (["campaign", "source", "medium"] as const).map((name) => {
    const text = nameOf(name)
      ?.replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, maxNameLength)
      .toWellFormed();
    // A newsletter may name each of its readers in the campaign.
    return text === undefined || text === "" ? null : isPersonal(text) ? personalName : text;
  });
  return campaign == null ? null : { campaign, source: source ?? null, medium: medium ?? null };
}

const { adminLogin, ...pages } = urls;
const pathOf = new Map<string, string>(Object.values(pages).map(({ path }) => [path, path]));
pathOf.set(aliases.blog, urls.blogs.path);
const beforeSlug = postPath("");

/** Pages are counted under this path; null means that visitors cannot see the page. */
export type PageOf = (path: string) => string | null;

export function createPageOf(posts: () => { bySlug: ReadonlyMap<string, { slug: string }> }): PageOf {
  return (path) => {
    if (!path.startsWith(beforeSlug)) return pathOf.get(path) ?? null;
    const post = posts().bySlug.get(path.slice(beforeSlug.length));
    return post === undefined ? null : postPath(post.slug);
  };
}
