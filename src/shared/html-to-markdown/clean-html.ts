import type { Element, ElementContent, Root, RootContent } from "hast";
import { codeFromLines, codeOf, isCodeByStyle } from "./code-blocks.ts";
import {
  blocks,
  cellsOf,
  elementOf,
  emojiOf,
  formulaOf,
  inOneLine,
  isCell,
  isElement,
  isSilent,
  linkOf,
  taskOf,
  withPlainSpaces,
} from "./html-parts.ts";
import { unwrapLinks } from "./unwrap-links.ts";

type Parent = Root | Element;

/** What becomes of an image: itself, its description or nothing. */
export type ImageOf = (img: Element) => ElementContent[];

/** Reduces HTML to what Markdown can express; styles become the elements that they stand for. */
export function cleanHtml(root: Root, imageOf: ImageOf): void {
  root.children = cleaned(root, root.children, imageOf) as RootContent[];
}

function cleaned(
  parent: Parent,
  children: readonly (RootContent | ElementContent)[],
  imageOf: ImageOf,
): ElementContent[] {
  const result: ElementContent[] = [];
  children.forEach((child, index) => {
    if (child.type === "text")
      result.push({ type: "text", value: unwrapLinks(withPlainSpaces(child.value)) });
    if (child.type !== "element" || isSilent(child)) return;
    if (child.tagName === "br" && isBetweenBlocks(child, parent, children, index)) return;
    const element = meaningOf(child, imageOf);
    // Google Docs nests a list beside the item that it belongs to.
    const before = result.at(-1);
    if (isList(child) && isElement(parent) && isList(parent) && before !== undefined && isElement(before)) {
      before.children.push(...element);
    } else result.push(...element);
  });
  return result;
}

function meaningOf(element: Element, imageOf: ImageOf): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === "pre") return [codeOf(element)];
  if (isCodeByStyle(element)) return [codeFromLines(element)];
  // A single cell copied from a spreadsheet is text.
  if (tagName === "table") {
    const [cell, ...others] = cellsOf(element);
    if (cell !== undefined && others.length === 0)
      return wrapped(cleaned(cell, cell.children, imageOf), marksOf(cell));
  }
  if (tagName === "img") return emojiOf(element) ?? imageOf(element);
  if (tagName === "math") return formulaOf(element);
  const children = cleaned(element, element.children, imageOf);
  if (tagName === "li") return [taskOf(element, children)];
  if (isCell(tagName)) {
    return [{ ...element, properties: attributesOf(element), children: inOneLine(children) }];
  }
  if (tagName === "a") {
    const href = linkOf(String(properties.href ?? ""));
    return href === null ? children : [{ ...element, properties: { href }, children }];
  }
  const marks = hasWords(children) ? marksOf(element) : [];
  if (blocks.test(tagName)) {
    const inside = tagName === "p" || tagName === "div" ? wrapped(children, marks) : children;
    return [{ ...element, properties: attributesOf(element), children: inside }];
  }
  return wrapped(
    isNeutral(element) ? children : [{ ...element, properties: attributesOf(element), children }],
    marks,
  );
}

/** Elements that only carry styles, and the <b> that is not bold, which Google Docs puts around everything. */
function isNeutral({ tagName, properties }: Element): boolean {
  if (tagName === "span" || tagName === "font" || tagName.includes(":")) return true;
  if (tagName !== "b" && tagName !== "strong") return false;
  return /(?<![\w-])font-weight\s*:\s*(?:normal|[1-4]00)/i.test(String(properties.dataStyle ?? ""));
}

function attributesOf({ tagName, properties }: Element): Element["properties"] {
  if (tagName === "ol") return { start: properties.start };
  if (!isCell(tagName)) return { className: properties.className };
  // A page may claim that a cell spans a million.
  const spanOf = (name: string) => Math.min(Number(properties[name]) || 1, 20);
  return { align: properties.align, colSpan: spanOf("colSpan"), rowSpan: spanOf("rowSpan") };
}

function wrapped(children: ElementContent[], marks: readonly string[]): ElementContent[] {
  return marks.reduce<ElementContent[]>((inner, tagName) => [elementOf(tagName, inner)], children);
}

function isBetweenBlocks(
  br: Element,
  parent: Parent,
  siblings: readonly (RootContent | ElementContent)[],
  index: number,
): boolean {
  if (String(br.properties.className ?? "").includes("Apple-interchange-newline")) return true;
  const isBlock = (node: RootContent | ElementContent | undefined) =>
    node !== undefined && isElement(node) && blocks.test(node.tagName);
  return (
    (parent.type === "root" || siblings.some(isBlock)) &&
    (isBlock(siblings[index - 1]) || isBlock(siblings[index + 1]))
  );
}

function hasWords(children: readonly ElementContent[]): boolean {
  return children.some((child) =>
    isElement(child)
      ? child.tagName === "img" || hasWords(child.children)
      : child.type === "text" && child.value.trim() !== "",
  );
}

function isList({ tagName }: { tagName?: string }): boolean {
  return tagName === "ul" || tagName === "ol";
}

const meanings = [
  [
    "code",
    /(?<![\w-])font-family\s*:\s*["']?(?:courier|consolas|menlo|monaco|roboto mono|source code|ui-monospace|monospace)/i,
  ],
  ["del", /(?<![\w-])text-decoration(?:-line)?\s*:[^;]*line-through/i],
  ["em", /(?<![\w-])font-style\s*:\s*(?:italic|oblique)/i],
  ["strong", /(?<![\w-])font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i],
] as const;

const same: Record<string, readonly string[]> = {
  code: ["code", "kbd", "samp", "tt"],
  del: ["del", "s", "strike"],
  em: ["em", "i"],
  strong: ["strong", "b"],
};

/** The elements that an element's styles stand for, beyond its own name. */
function marksOf({ tagName, properties }: Element): string[] {
  const style = String(properties.dataStyle ?? "");
  if (style === "") return [];
  return meanings.flatMap(([mark, styles]) =>
    styles.test(style) && !same[mark]?.includes(tagName) ? [mark] : [],
  );
}
