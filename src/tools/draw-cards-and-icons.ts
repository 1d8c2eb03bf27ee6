import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { blog } from "../../content/blog.ts";
import { heroTasks } from "../../content/home-scenes.ts";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { sitePages } from "../../content/site-pages.ts";
import { sandboxCheckout } from "../../content/training/checkout.ts";
import { courseDates } from "../server/cohorts/course-dates.ts";
import { firstDates } from "../server/cohorts/stored-cohorts.ts";
import type { Render } from "../server/pages/render.ts";
import { siteFacts } from "../server/pages/site-facts.ts";
import { readEnv } from "../server/settings/env.ts";
import { pageCardPath, urls } from "../shared/urls.ts";
import { eveningHero } from "./evening.ts";
import { drawPageCard, type PageCard } from "./page-card.ts";
import { type PageHero, readHero, withIcons } from "./page-hero.ts";
import { shelfOfCovers } from "./shelf-of-covers.ts";
import { drawIcons, webManifest } from "./site-icons.ts";

// Draws the icons of the site and the social cards of its pages into the build.

const projectDir = path.resolve(import.meta.dirname, "../..");
const clientDir = path.join(projectDir, "dist/client");

const favicon = await readFile(path.join(projectDir, "public/favicon.svg"), "utf8");
for (const { path: name, bytes } of drawIcons(favicon)) await writeFile(path.join(clientDir, name), bytes);
await writeFile(path.join(clientDir, "site.webmanifest"), JSON.stringify(webManifest()));

const sprite = await readFile(path.join(projectDir, "src/components/icon/icons.svg"), "utf8");

/** A page has its own first screen as its card, so no two are alike. */
const pages = [...sitePages.map(({ page }) => page.path), urls.checkout.path];

const now = new Date();
const env = readEnv({ SITE_URL: `https://${site.domain}` }, projectDir);
const dates = courseDates(firstDates(now), new Map(), now);
const { render }: { render: Render } = await import(
  pathToFileURL(path.join(projectDir, "dist/server/entry-server.js")).href
);

for (const pagePath of pages) {
  const png = await drawPageCard({
    brand: site.name,
    notes: pagePath === urls.contact.path ? [site.phone, site.domain] : [sectionOf(pagePath), site.domain],
    hero: await heroOf(pagePath),
    chips: pagePath === urls.home.path ? homeChips() : [],
  });
  const file = path.join(clientDir, pageCardPath(pagePath));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
}

async function heroOf(pagePath: string): Promise<PageHero> {
  const hero = readHero(await htmlOf(pagePath));
  if (pagePath === urls.aiAutomations.path) return eveningHero(hero);
  if (pagePath === urls.blogs.path) return { ...hero, drawing: shelfOfCovers() };
  // Named after what is bought; the page itself asks for the plan.
  if (pagePath === urls.checkout.path) return { ...hero, title: sandboxCheckout.summary.course };
  return hero;
}

/** The page as it is before anything is stored. */
async function htmlOf(pagePath: string): Promise<string> {
  const page = await render(new Request(env.siteUrl + pagePath), {
    api: {
      listPosts: async () =>
        ({ search: "", posts: [], categories: [], page: 1, pages: 1, total: 0 }) as never,
      findPost: async () => null,
      courseDates: async () => dates,
      findPreview: async () => null,
      findOffer: async () => null,
    },
    facts: siteFacts(env, now),
    requests: {} as never,
    subscriptions: {} as never,
    report(error) {
      throw error;
    },
  });
  if (page instanceof Response) throw new Error(`${pagePath} has no page`);
  return withIcons(page.html, sprite);
}

/** Two papers on the strands, and what a third one became. */
function homeChips(): PageCard["chips"] {
  const [done, paper, other] = heroTasks.items;
  if (done === undefined || paper === undefined || other === undefined) return [];
  return [
    { text: done.result, x: 800, y: 84, isDone: true },
    { text: paper.paper, x: 700, y: 232, isDone: false },
    { text: other.paper, x: 690, y: 420, isDone: false },
  ];
}

/** Where in the site a page stands, as the navigation calls it. */
function sectionOf(pagePath: string): string {
  const menu = navigation.menus.find(({ prefix }) => pagePath.startsWith(`${prefix}/`));
  const link = navigation.links.find(({ href }) => href === pagePath);
  if (pagePath === urls.blogs.path) return blog.hero.title;
  return menu?.title ?? link?.title ?? "AI services, training and talent";
}
