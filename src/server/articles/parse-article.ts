import type { Definition, FootnoteDefinition, Nodes, Root, RootContent } from "mdast";
import type { Article, ArticleHeading } from "../../shared/posts/article.ts";
import { colorCode } from "./color-code.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { isShowable } from "./is-showable.ts";
import { parseFigure } from "./parse-figure.ts";
import { type Block, createBlockReader } from "./read-blocks.ts";

/** Each run of highlighted code is an element of the page. */
const mostRuns = 1_500;

/** Returns null if the result is too large for a page. Some texts take minutes, so it must run in a worker thread. */
export function parseArticle(markdown: string): Article | null {
  return createArticleParser()(markdown);
}

/** Makes a `parseArticle` that is fast where a text is mostly the one before, as while it is written. */
export function createArticleParser(): (markdown: string) => Article | null {
  const read = createBlockReader();
  return (markdown) => {
    const blocks = read(markdown);
    return isShowable({ type: "root", children: blocks.map(({ node }) => node) }) ? articleOf(blocks) : null;
  };
}

function articleOf(blocks: readonly Block[]): Article {
  // The reader keeps its blocks as they are.
  const root: Root = { type: "root", children: blocks.map(({ node }) => withoutPositions(node)) };
  const headings: ArticleHeading[] = [];
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  const referred = new Set<string>();
  const idOf = createHeadingIds();
  let runsLeft = mostRuns;
  const starts = blocks.map(({ start }) => start);
  visit(root, (node) => {
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

function withoutPositions(node: RootContent): RootContent {
  const copy = { ...node };
  delete copy.position;
  if ("children" in copy) Object.assign(copy, { children: copy.children.map(withoutPositions) });
  return copy;
}
