import { urls } from "../../shared/urls.ts";
import { modifiedAt } from "../posts/posts-view.ts";
import { escapeXml, type Feed, postUrl } from "./feed.ts";

// The most that one sitemap may list.
const maxEntries = 50_000;

/** Every address that search engines may list, and only those. */
export const sitemap: Feed = {
  path: "/sitemap.xml",
  type: "application/xml; charset=utf-8",
  make({ siteUrl, newestFirst: posts }) {
    let changed = "";
    for (const post of posts) if (modifiedAt(post) > changed) changed = modifiedAt(post);
    const pages = Object.values(urls)
      .filter(({ indexed }) => indexed)
      .map(({ path }) => entry(escapeXml(siteUrl + path), path === urls.blogs.path ? changed : ""));
    // Slugs have nothing to escape: once for all is enough.
    const blog = escapeXml(postUrl(siteUrl, ""));
    const articles = posts.map((post) => entry(blog + post.slug, modifiedAt(post)));
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
  return `<url><loc>${url}</loc>${lastmod}</url>`;
}

/** Pages that are not to be listed say so themselves: a crawler that may not fetch them could not read it. */
export const robots: Feed = {
  path: "/robots.txt",
  type: "text/plain; charset=utf-8",
  make: ({ siteUrl }) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}${sitemap.path}
`,
};
