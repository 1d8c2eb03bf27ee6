import type { Feed } from "./feed.ts";
import { sitemap } from "./sitemap.ts";

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
