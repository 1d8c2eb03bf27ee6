import { site } from "../../../content/site.ts";
import { postPath, urls } from "../../shared/urls.ts";
import type { KnownLinks } from "./known-links.ts";
import type { SearchedPost } from "./passages.ts";

const pages: ReadonlySet<string> = new Set(
  Object.values(urls)
    .map(({ path }) => path)
    .filter((path) => path !== urls.adminLogin.path),
);
const mailAddresses: ReadonlySet<string> = new Set([site.email, site.trainingsEmail, site.talentEmail]);

/** What the site has that an answer may link to. */
export function siteLinks(posts: () => readonly Pick<SearchedPost, "slug">[]): KnownLinks {
  return {
    isKnownPath: (path) => pages.has(path) || posts().some(({ slug }) => postPath(slug) === path),
    isKnownMail: (address) => mailAddresses.has(address.toLowerCase()),
  };
}
