import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

declare module "mdast" {
  interface HeadingData {
    /** The heading's address on its page. */
    id?: string;
  }
  interface TableCellData {
    /** Of a cell in a table's head: its text, which names the column. */
    label?: string;
  }
}

/** A heading of the article's text, for a list of contents. */
export interface ArticleHeading {
  id: string;
  /** 1 to 6, as the author wrote it. */
  level: number;
  text: string;
}

/**
 * The text of an article, read: its tree, and what its nodes refer to. It goes to the browser as JSON, and holds all
 * that showing it needs: what shows it must not import from here, or every reader loads the parser.
 */
export interface Article {
  root: Root;
  headings: ArticleHeading[];
  definitions: Definition[];
  /** The footnotes that the text refers to, in that order. */
  footnotes: FootnoteDefinition[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads Markdown as authors write it: CommonMark with tables, task lists, strikethrough and footnotes. */
export function parseArticle(markdown: string): Article {
  const root = parser.parse(markdown.replace(tooManyMarkers, "$1 \\"));
  limitDepth(root);
  const headings: ArticleHeading[] = [];
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  const referred = new Set<string>();
  const ids = new Set<string>();
  visit(root, (node) => {
    // Where a node stood in the Markdown is of no use to a page.
    delete node.position;
    if (node.type === "heading") {
      const text = textOf(node);
      if (text === "") return;
      const id = unusedId(text, ids);
      node.data = { id };
      headings.push({ id, level: node.depth, text });
    }
    if (node.type === "table") {
      for (const cell of node.children[0]?.children ?? []) cell.data = { label: textOf(cell) };
    }
    // The first definition of a name counts, as CommonMark has it.
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) notes.set(node.identifier, node);
    if (node.type === "footnoteReference") referred.add(node.identifier);
  });
  const footnotes = [...referred].flatMap((name) => notes.get(name) ?? []);
  return { root, headings, definitions: [...definitions.values()], footnotes };
}

// Nothing that a person writes nests this deep, and the time to read a chain of quotes grows with its square.
const tooManyMarkers = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){30})[ \t]*(?=[->+*\d])/gm;
const deepest = 100;

function limitDepth(root: Root): void {
  const open: [node: Nodes, depth: number][] = [[root, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    if (!("children" in node)) continue;
    if (depth >= deepest) node.children = [];
    for (const child of node.children) open.push([child, depth + 1]);
  }
}

/** The text of a node without its marks. */
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

// The prefix keeps an author's heading from taking the id of something on the page around it.
function unusedId(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  const wanted = words === "" ? "section" : `section-${words}`;
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
