import { urls } from "../../shared/urls.ts";
import { type Feed, postUrl } from "./feed.ts";
import { escapeXml } from "./xml.ts";

// The most that one sitemap may list.
const maxEntries = 50_000;

/** Every address that search engines may list, and only those. */
export const sitemap: Feed = {
  path: "/sitemap.xml",
  type: "application/xml; charset=utf-8",
  make({ siteUrl, posts }) {
    const [newest = ""] = posts.map(({ updatedAt }) => updatedAt).sort((a, b) => (a < b ? 1 : -1));
    const pages = Object.values(urls)
      .filter(({ indexed }) => indexed)
      .map(({ path }) => entry(siteUrl + path, path === urls.blogs.path ? newest : ""));
    const articles = posts.map(({ slug, updatedAt }) => entry(postUrl(siteUrl, slug), updatedAt));
    const entries = [...pages, ...articles].slice(0, maxEntries);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  },
};

function entry(url: string, modified: string): string {
  const lastmod = modified === "" ? "" : `<lastmod>${modified}</lastmod>`;
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
}
