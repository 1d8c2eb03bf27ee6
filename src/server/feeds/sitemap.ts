import { urls } from "../../shared/urls.ts";
import { modifiedAt } from "../posts/posts-view.ts";
import { escapeXml, type Feed, postUrl } from "./feed.ts";

const maxEntries = 50_000;

export const sitemap: Feed = {
  path: "/sitemap.xml",
  type: "application/xml; charset=utf-8",
  make({ siteUrl, newestFirst: posts }) {
    let changed = "";
    for (const post of posts) if (modifiedAt(post) > changed) changed = modifiedAt(post);
    const pages = Object.values(urls)
      .filter(({ indexed }) => indexed)
      .map(({ path }) => entry(escapeXml(siteUrl + path), path === urls.blogs.path ? changed : ""));
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

/** Unlisted pages have a noindex header, which crawlers could not read if robots.txt kept them out. */
export const robots: Feed = {
  path: "/robots.txt",
  type: "text/plain; charset=utf-8",
  make: ({ siteUrl }) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}${sitemap.path}
`,
};
