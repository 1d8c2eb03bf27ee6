import type { Article } from "../../shared/posts/article.ts";
import { createHeadingIds } from "./heading-ids.ts";

const maxBlocks = 500;

/** A fallback that takes linear time: only headings and paragraphs. */
export function plainArticle(markdown: string): Article {
  const article: Article = {
    root: { type: "root", children: [] },
    starts: [],
    headings: [],
    definitions: [],
    footnotes: [],
    plain: true,
  };
  const { children } = article.root;
  const idOf = createHeadingIds();
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length === 0) return;
    children.push({ type: "paragraph", children: [{ type: "text", value: lines.join("\n") }] });
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (children.length >= maxBlocks - 1) {
      lines.push(line);
      continue;
    }
    const [, marks = "", text = ""] = /^(#{1,6})[ \t]+(\S.*)$/.exec(line) ?? [];
    if (text !== "") {
      endParagraph();
      const id = idOf(text);
      const depth = Math.min(marks.length, 6) as 1 | 2 | 3 | 4 | 5 | 6;
      children.push({ type: "heading", depth, data: { id }, children: [{ type: "text", value: text }] });
      article.headings.push({ id, level: depth, text });
    } else if (line.trim() === "") endParagraph();
    else lines.push(line);
  }
  endParagraph();
  return article;
}
