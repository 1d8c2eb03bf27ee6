import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { blog } from "../../content/blog.ts";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { sitePages } from "../../content/site-pages.ts";
import { sandboxCheckout } from "../../content/training/checkout.ts";
import { drawCard } from "../server/cards/draw-card.ts";
import type { Category } from "../shared/posts/post.ts";
import { pageCardPath, urls } from "../shared/urls.ts";
import { drawIcons, webManifest } from "./site-icons.ts";

const projectDir = path.resolve(import.meta.dirname, "../..");
const clientDir = path.join(projectDir, "dist/client");

const favicon = await readFile(path.join(projectDir, "public/favicon.svg"), "utf8");
for (const { path: name, bytes } of drawIcons(favicon)) await writeFile(path.join(clientDir, name), bytes);
await writeFile(path.join(clientDir, "site.webmanifest"), JSON.stringify(webManifest()));

const titles: [path: string, title: string][] = [
  ...sitePages.map(({ page, content }): [string, string] => [page.path, content.meta.title]),
  [urls.checkout.path, sandboxCheckout.meta.title],
  [urls.adminLogin.path, "Admin Login"],
];

const subjects = new Map<string, Category>([
  [urls.conversationalAi.path, "AI"],
  [urls.aiAutomations.path, "Automation"],
  [urls.mlAiGenAiSolutions.path, "Machine Learning"],
  [urls.dataCloudSolutions.path, "Cloud Solutions"],
  [urls.corporateTraining.path, "Industry Insights"],
  [urls.aiMlGenAiCourse.path, "Data Science"],
  [urls.noCodeAgenticAi.path, "Technology"],
]);

for (const [pagePath, title] of titles) {
  const png = await drawCard({
    brand: site.name,
    title,
    notes: [sectionOf(pagePath), site.domain],
    drawing: { category: subjects.get(pagePath) ?? "", seed: pagePath, figure: null },
  });
  const file = path.join(clientDir, pageCardPath(pagePath));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
}

function sectionOf(pagePath: string): string {
  const menu = navigation.menus.find(({ prefix }) => pagePath.startsWith(`${prefix}/`));
  const link = navigation.links.find(({ href }) => href === pagePath);
  if (pagePath === urls.blogs.path) return blog.hero.title;
  return menu?.title ?? link?.title ?? "AI services, training and talent";
}
