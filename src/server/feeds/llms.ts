import { setImmediate as nextTurn } from "node:timers/promises";
import { blog } from "../../../content/blog.ts";
import { navigation } from "../../../content/navigation.ts";
import { site, tagline } from "../../../content/site.ts";
import { inOneLine } from "../../shared/posts/article-text.ts";
import { descriptionOf, type Feed, postUrl } from "./feed.ts";

const { menus, legal } = navigation;

/** A description of the site for language models (llmstxt.org). */
export const llms: Feed = {
  path: "/llms.txt",
  type: "text/plain; charset=utf-8",
  async make({ siteUrl, newestFirst }) {
    const { sitePages } = await import("../../../content/site-pages.ts");
    const indexed = sitePages.filter(({ page }) => page.indexed);
    const pages = [...menus.map(({ title }) => title), "Company", "Legal"].map((title) => ({
      title,
      lines: indexed
        .filter(({ page }) => sectionOf(page.path) === title)
        .map(({ page, content: { meta } }) => line(meta.title, siteUrl + page.path, meta.description)),
    }));
    const articles: string[] = [];
    for (const post of newestFirst) {
      articles.push(line(post.title, postUrl(siteUrl, post.slug), descriptionOf(post)));
      if (articles.length % 100 === 0) await nextTurn();
    }
    const all = [...pages, { title: `Articles of ${blog.hero.title}`, lines: articles }];
    return `# ${site.name}

> ${tagline}

${all
  .filter(({ lines }) => lines.length > 0)
  .map(({ title, lines }) => `## ${title}\n\n${lines.join("\n")}\n`)
  .join("\n")}`;
  },
};

function sectionOf(path: string): string {
  const menu = menus.find(({ prefix }) => path.startsWith(`${prefix}/`));
  return menu?.title ?? (legal.some(({ href }) => href === path) ? "Legal" : "Company");
}

function line(title: string, url: string, description: string): string {
  return `- [${inOneLine(title).replace(/[[\]\\]/g, "\\$&")}](${url}): ${inOneLine(description)}`;
}
