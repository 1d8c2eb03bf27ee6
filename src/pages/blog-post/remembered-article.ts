import type { Article } from "../../components/article/parse.ts";

const articles = new Map<string, Article>();
const mostRemembered = 50;

/**
 * Gives the article of a Markdown text, which `read` makes where it is not one of the last that were asked for:
 * reading is the longest part of showing an article, and each write to the blog has all pages made anew.
 */
export function rememberedArticle(markdown: string, read: (markdown: string) => Article): Article {
  const article = articles.get(markdown) ?? read(markdown);
  articles.delete(markdown);
  articles.set(markdown, article);
  const [oldest = ""] = articles.keys();
  if (articles.size > mostRemembered) articles.delete(oldest);
  return article;
}
