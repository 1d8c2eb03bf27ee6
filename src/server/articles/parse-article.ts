import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Nodes,
  Root,
  RootContent,
} from "mdast";
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
  const known: KnownParts = new WeakMap();
  return (markdown) => {
    const blocks = read(markdown);
    const isShown = isShowable({ type: "root", children: blocks.map(({ node }) => node) });
    return isShown ? articleOf(blocks, known) : null;
  };
}

/** A block as it stands in an article: without positions, and with the ids of its headings. */
interface Part {
  node: RootContent;
  headings: { node: Heading; text: string }[];
  /** How many runs of color its code has. */
  runs: number;
  /** The runs that were left for it where they were too few: with more, it may look different. */
  runsLeft: number;
  /** What other parts refer to, and what refers to them. */
  notes: (Definition | FootnoteDefinition | FootnoteReference)[];
}

/** By the reader's blocks: a block that was not written stays the same part. */
type KnownParts = WeakMap<RootContent, Part>;

function articleOf(blocks: readonly Block[], known: KnownParts): Article {
  const root: Root = { type: "root", children: [] };
  const headings: ArticleHeading[] = [];
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  const referred = new Set<string>();
  const idOf = createHeadingIds();
  let runsLeft = mostRuns;
  for (const { node: block } of blocks) {
    let part = known.get(block);
    if (part === undefined || runsLeft < part.runs || runsLeft > part.runsLeft)
      part = readPart(block, runsLeft);
    const ids = part.headings.map(({ text }) => idOf(text));
    const isNamed = part.headings.every(({ node }, index) => (node.data?.id ?? ids[index]) === ids[index]);
    if (!isNamed) part = readPart(block, runsLeft);
    known.set(block, part);
    runsLeft -= part.runs;
    for (const [index, { node, text }] of part.headings.entries()) {
      const id = ids[index] ?? "";
      node.data ??= { id };
      headings.push({ id, level: node.depth, text });
    }
    for (const node of part.notes) {
      // In CommonMark the first definition of a name counts.
      if (node.type === "definition" && !definitions.has(node.identifier))
        definitions.set(node.identifier, node);
      if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) notes.set(node.identifier, node);
      if (node.type === "footnoteReference") referred.add(node.identifier);
    }
    root.children.push(part.node);
  }
  const starts = blocks.map(({ start }) => start);
  const footnotes = [...referred].flatMap((name) => notes.get(name) ?? []);
  return { root, starts, headings, definitions: [...definitions.values()], footnotes, plain: false };
}

/** The reader keeps its block as it is. */
function readPart(block: RootContent, runsLeft: number): Part {
  const part: Part = {
    node: withoutPositions(block),
    headings: [],
    runs: 0,
    runsLeft: Number.POSITIVE_INFINITY,
    notes: [],
  };
  visit(part.node, (node) => {
    if (node.type === "heading") {
      const text = textOf(node);
      if (text !== "") part.headings.push({ node, text });
    }
    if (node.type === "code" && node.lang === "figure") {
      const figure = parseFigure(node.meta ?? "", node.value);
      if (figure !== null) Object.assign(node, { value: "", data: { figure } });
    }
    if (node.type === "code" && node.lang && node.lang !== "figure") {
      const runs = colorCode(node.value, node.lang, runsLeft - part.runs);
      if (runs === null) part.runsLeft = runsLeft;
      else {
        part.runs += runs.length;
        Object.assign(node, { value: "", data: { runs } });
      }
    }
    if (node.type === "table") {
      for (const cell of node.children[0]?.children ?? []) cell.data = { label: textOf(cell) };
    }
    if (node.type === "definition" || node.type === "footnoteDefinition" || node.type === "footnoteReference")
      part.notes.push(node);
  });
  return part;
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
