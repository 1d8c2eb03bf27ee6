import { site, socialProfiles } from "../../../content/site.ts";
import { postPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import type { KnownLinks } from "./known-links.ts";
import type { SearchedPost } from "./passages.ts";

const pages: ReadonlySet<string> = new Set(
  Object.values(urls)
    .map(({ path }) => path)
    .filter((path) => path !== urls.adminLogin.path),
);
const mailAddresses: ReadonlySet<string> = new Set([site.email, site.trainingsEmail, site.talentEmail]);

const profiles: ReadonlySet<string> = new Set(
  socialProfiles.map(({ href }) => normalizedAddress(new URL(href))),
);

export function siteLinks(posts: () => readonly Pick<SearchedPost, "slug">[], siteUrl: string): KnownLinks {
  const hosts = [site.domain, hostOf(new URL(siteUrl))];
  const isKnownPath = (path: string) =>
    pages.has(path) || posts().some(({ slug }) => postPath(slug) === path);
  return {
    isKnownPath,
    isKnownMail: (address) => mailAddresses.has(address.toLowerCase()),
    isKnownAddress(address) {
      if (!URL.canParse(address)) return false;
      const url = new URL(address);
      if (url.username !== "" || url.password !== "") return false;
      if (hosts.includes(hostOf(url))) return isKnownPath(url.pathname.replace(/(?<=.)\/$/, ""));
      return url.search === "" && profiles.has(normalizedAddress(url));
    },
  };
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, "");
}

/** Ignores case, "www." and a trailing slash. */
function normalizedAddress(url: URL): string {
  return `${hostOf(url)}${url.pathname.replace(/\/$/, "")}`.toLowerCase();
}
