import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { blog } from "../../content/blog.ts";
import { site } from "../../content/site.ts";
import { drawCard } from "../server/cards/draw-card.ts";
import type { Render, RenderServices } from "../server/pages/render.ts";
import { sandboxCheckoutUrl } from "../shared/forms/plans.ts";
import type { Category } from "../shared/posts/post.ts";
import { pageCardPath, urls } from "../shared/urls.ts";

// Draws the social cards of all pages into the build. Each card says what its page says of itself: the page is
// rendered, and its title read from the head.

process.env.NODE_ENV = "production";

const projectDir = path.resolve(import.meta.dirname, "../..");
const builtEntry = path.join(projectDir, "dist/server/entry-server.js");

const services: RenderServices = {
  api: { listPosts: async () => [], findPost: async () => null },
  facts: {
    siteUrl: "http://localhost",
    siteName: site.name,
    year: 2026,
    formProviderUrl: null,
    checkoutUrls: {
      professionals: sandboxCheckoutUrl("professionals"),
      students: sandboxCheckoutUrl("students"),
    },
  },
  requests: { sendLead: refuseForm, sendEnrollment: refuseForm },
  report(error) {
    throw error;
  },
};

async function refuseForm(): Promise<never> {
  throw new Error("No forms are sent at build time");
}

/** Pages whose subject has a drawing of its own; the others get the gathering lines. */
const subjects = new Map<string, Category>([
  [urls.conversationalAi.path, "AI"],
  [urls.aiAutomations.path, "Automation"],
  [urls.mlAiGenAiSolutions.path, "Machine Learning"],
  [urls.dataCloudSolutions.path, "Cloud Solutions"],
  [urls.corporateTraining.path, "Industry Insights"],
  [urls.aiMlGenAiCourse.path, "Data Science"],
  [urls.noCodeAgenticAi.path, "Technology"],
]);

const { render }: { render: Render } = await import(builtEntry);
for (const { path: pagePath } of Object.values(urls)) {
  const rendered = await render(new Request(services.facts.siteUrl + pagePath), services);
  const title = rendered instanceof Response ? null : titleIn(rendered.html);
  // Redirects, and pages that are not shared.
  if (title === null) continue;
  const png = await drawCard({
    brand: site.name,
    title,
    notes: [sectionOf(pagePath), site.domain],
    drawing: { category: subjects.get(pagePath) ?? "", seed: pagePath },
  });
  const file = path.join(projectDir, "dist/client", pageCardPath(pagePath));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
}

function titleIn(html: string): string | null {
  if (!html.includes('property="og:image"')) return null;
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  return title === undefined ? null : decodeEntities(title);
}

function decodeEntities(text: string): string {
  const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(#x27|amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? "");
}

/** Where in the site a page stands, as the navigation calls it. */
function sectionOf(pagePath: string): string {
  const menu = site.nav.menus.find(({ prefix }) => pagePath.startsWith(prefix));
  const link = site.nav.links.find(({ href }) => href === pagePath);
  if (pagePath === urls.blogs.path) return blog.hero.title;
  return menu?.title ?? link?.title ?? "AI services, training and talent";
}
