import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Article, ArticleHeading } from "../../shared/posts/article.ts";
import { colorCode } from "./color-code.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { isShowable } from "./is-showable.ts";
import { parseFigure } from "./parse-figure.ts";

/** Each run of highlighted code is an element of the page. */
const mostRuns = 1_500;

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Returns null if the result is too large for a page. Some texts take minutes, so it must run in a worker thread. */
export function parseArticle(markdown: string): Article | null {
  const root = parser.parse(markdown);
  return isShowable(root) ? articleOf(root) : null;
}

function articleOf(root: Root): Article {
  const headings: ArticleHeading[] = [];
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  const referred = new Set<string>();
  const idOf = createHeadingIds();
  let runsLeft = mostRuns;
  const starts = root.children.map(({ position }) => position?.start.offset ?? 0);
  visit(root, (node) => {
    delete node.position;
    if (node.type === "heading") {
      const text = textOf(node);
      if (text === "") return;
      const id = idOf(text);
      node.data = { id };
      headings.push({ id, level: node.depth, text });
    }
    if (node.type === "code" && node.lang === "figure") {
      const figure = parseFigure(node.meta ?? "", node.value);
      if (figure !== null) Object.assign(node, { value: "", data: { figure } });
    }
    if (node.type === "code" && node.lang && node.lang !== "figure") {
      const runs = colorCode(node.value, node.lang, runsLeft);
      if (runs === null) return;
      runsLeft -= runs.length;
      Object.assign(node, { value: "", data: { runs } });
    }
    if (node.type === "table") {
      for (const cell of node.children[0]?.children ?? []) cell.data = { label: textOf(cell) };
    }
    // In CommonMark the first definition of a name counts.
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) notes.set(node.identifier, node);
    if (node.type === "footnoteReference") referred.add(node.identifier);
  });
  const footnotes = [...referred].flatMap((name) => notes.get(name) ?? []);
  return { root, starts, headings, definitions: [...definitions.values()], footnotes, plain: false };
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join("").trim() : "";
}

function visit(node: Nodes, look: (node: Nodes) => void): void {
  look(node);
  if ("children" in node) for (const child of node.children) visit(child, look);
}
