import type { Nodes, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { changedText } from "../../shared/changed-part.ts";

/** A block of the root. */
export interface Block {
  /** Its positions may be those of an earlier text. */
  node: RootContent;
  /** Its offset in the Markdown. */
  start: number;
  /** How each definition in it begins: `[name]:` for a link, `[^name]:` for a footnote. */
  defines: string[];
}

interface Reading {
  markdown: string;
  blocks: Block[];
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Makes a reader that parses only what changed since the text before. The blocks are those of the whole text. */
export function createBlockReader(): (markdown: string) => Block[] {
  let last: Reading = { markdown: "", blocks: [] };
  return (markdown) => {
    last = { markdown, blocks: readChange(last, markdown) ?? parseBlocks(markdown) };
    return last.blocks;
  };
}

/**
 * Parses from a block above the change to one below it, or further where the change reaches into that one. Markdown is
 * read line by line: where a block of the root begins below a blank line, all above it is closed, and nothing but
 * definitions matters to it. Returns null where these change, or where the text cannot be divided.
 */
function readChange({ markdown: before, blocks }: Reading, markdown: string): Block[] | null {
  const { from, to } = changedText(before, markdown);
  const moved = markdown.length - before.length;
  const movedStart = (index: number) => (blocks[index]?.start ?? before.length) + moved;
  const names = namesIn(blocks);
  // Another first line could belong to the block above it.
  const first = blocks.findLastIndex(
    ({ start }) => start < from && before.slice(start, from).includes("\n") && isDivision(before, start, 0),
  );
  const begin = blocks[first]?.start ?? 0;
  if (!/^\S/.test(markdown.charAt(begin))) return null;
  const below = blocks.flatMap(({ start }, index) => (isDivision(before, start, to) ? [index] : []));
  for (const next of [below[0], below[8], below[64], blocks.length]) {
    if (next === undefined) continue;
    // The part would be the whole text.
    if (first === -1 && next === blocks.length) return null;
    const part = parsePart(markdown, begin, movedStart(next + 1), names);
    if (part === null) return null;
    const end =
      next === blocks.length ? part.length : part.findIndex(({ start }) => start === movedStart(next));
    // The change opened what the next block is now a part of, such as a fence.
    if (end === -1) continue;
    const rest = blocks.slice(next).map((block) => ({ ...block, start: block.start + moved }));
    const all = [...blocks.slice(0, Math.max(first, 0)), ...part.slice(0, end), ...rest];
    return isSame(namesIn(all), names) ? all : null;
  }
  return null;
}

/** Whether a block that begins here is without indentation, below a blank line that is wholly after `from`. */
function isDivision(text: string, at: number, from: number): boolean {
  return /\n[ \t]*\r?\n\S$/.test(text.slice(Math.max(from, at - 20), at + 1));
}

/** Parses a part under the definitions of the whole text. Returns null where a name cannot be defined by itself. */
function parsePart(markdown: string, from: number, to: number, names: string[]): Block[] | null {
  // By the line break, the text is a new string: a slice would keep the whole text in memory as long as its blocks live.
  const head = `${names.map((name) => `${name} x\n\n`).join("")}\n`;
  const all = parseBlocks(head + markdown.slice(from, to));
  const isDefined = names.every((name, index) => isSame(all[index]?.defines ?? [], [name]));
  if (!isDefined) return null;
  return all.slice(names.length).map((block) => ({ ...block, start: block.start - head.length + from }));
}

function parseBlocks(markdown: string): Block[] {
  return parser.parse(markdown).children.map((node) => {
    const defines: string[] = [];
    collectDefinitions(node, defines);
    return { node, start: node.position?.start.offset ?? 0, defines };
  });
}

function collectDefinitions(node: Nodes, found: string[]): void {
  if (node.type === "definition") found.push(`[${node.identifier}]:`);
  if (node.type === "footnoteDefinition") found.push(`[^${node.identifier}]:`);
  if ("children" in node) for (const child of node.children) collectDefinitions(child, found);
}

function namesIn(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap(({ defines }) => defines))].sort();
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
