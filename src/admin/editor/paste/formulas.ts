import type { Element, ElementContent, Root } from "hast";
import { isElement, textOf } from "./html-parts.ts";

/** A formula as code: Markdown has no words for it. Its TeX where the page has that, else its signs in their order. */
export function formulaOf(math: Element): ElementContent[] {
  const tex = annotationIn(math) ?? String(math.properties.alttext ?? "");
  const value = (tex.trim() === "" ? withoutInvisible(signsOf(math)) : tex).replace(/\s+/g, " ").trim();
  if (value === "") return [];
  return [{ type: "element", tagName: "code", properties: {}, children: [{ type: "text", value }] }];
}

function annotationIn({ children }: Root | Element): string | null {
  for (const child of children) {
    if (!isElement(child)) continue;
    const isTex = child.tagName === "annotation" && child.properties.encoding === "application/x-tex";
    const tex = isTex ? textOf(child) : annotationIn(child);
    if (tex !== null) return tex;
  }
  return null;
}

/** Says what only the place of a sign says: else 10 to the 6th would read 106. */
function signsOf(node: ElementContent): string {
  if (node.type === "text") return node.value.trim();
  if (node.type !== "element" || node.tagName.startsWith("annotation")) return "";
  const all = node.children.map(signsOf);
  const parts = all.filter((_, index) => node.children[index]?.type === "element");
  const [first = "", second = "", third = ""] = parts;
  const base = isName(node.children.find(isElement), first) ? first : grouped(first);
  switch (node.tagName) {
    case "msup":
      return `${base}^${grouped(second)}`;
    case "msub":
      return `${base}_${grouped(second)}`;
    case "msubsup":
      return `${base}_${grouped(second)}^${grouped(third)}`;
    // What the sum or limit is of follows at once: always in parentheses.
    case "mover":
      return `${base}^(${second})`;
    case "munder":
      return `${base}_(${second})`;
    case "munderover":
      return `${base}_(${second})^(${third})`;
    case "mfrac":
      return `${grouped(first)}/${grouped(second)}`;
    case "msqrt":
      return `√${grouped(inRow(parts))}`;
    case "mroot":
      return `root(${first}, ${second})`;
    case "mfenced":
      return inFence(node, parts);
    case "mtext":
      return textOf(node);
    case "mtr":
      return parts.join(" ");
    case "mtable":
      return parts.join("; ");
    default:
      return inRow(all);
  }
}

/** Keeps two and a half from reading 21/2, and x^n times 2 from x^n2; digits that come one by one are one number. */
function inRow(parts: readonly string[]): string {
  const shown = parts.filter((part) => part !== "");
  return shown.reduce((row, part, index) => {
    const before = shown[index - 1] ?? "";
    const isOneNumber = /^[\d.]+$/.test(before) && /^[\d.]+$/.test(part);
    const areNumbers = /\d$/.test(before) && /^\d/.test(part) && !isOneNumber;
    const wouldJoin = /[\^_/][\p{L}\d.]+$/u.test(before) && /^[\p{L}\d]/u.test(part);
    return row + (areNumbers || wouldJoin ? " " : "") + part;
  }, "");
}

function inFence({ properties }: Element, parts: readonly string[]): string {
  const { open = "(", close = ")", separators = "," } = properties;
  const marks = [...said(separators).replace(/\s/g, "")];
  const row = parts.map(
    (part, index) => (index === 0 ? "" : (marks[index - 1] ?? marks.at(-1) ?? "")) + part,
  );
  return said(open) + inRow(row) + said(close);
}

/** An empty `open` is read as the one of HTML, which is only there or not. */
function said(value: Element["properties"][string]): string {
  return value === true ? "" : String(value);
}

/** Signs that only say how others belong together: two numbers stay two, and a function stays apart from a word. */
function withoutInvisible(signs: string): string {
  return signs
    .replace(/(?<=\d)[\u2062-\u2064](?=\d)|\u2061(?=[\p{L}\d])/gu, " ")
    .replace(/[\u2061-\u2064]/g, "");
}

/** Letters that are one sign of the formula, as sin is, rather than a product. */
function isName(node: Element | undefined, signs: string): boolean {
  if (node === undefined || !/^\p{L}*$/u.test(signs)) return false;
  const inner = node.children.filter(isElement);
  return inner.length === 0 || (inner.length === 1 && isName(inner[0], signs));
}

function grouped(signs: string): string {
  return /^(?:[\d.]+|.)$/u.test(signs) || isBracketed(signs) ? signs : `(${signs})`;
}

/** Whether the bracket that opens first closes last. */
function isBracketed(signs: string): boolean {
  let depth = 0;
  const end = [...signs].findIndex((sign) => {
    depth += +"([{".includes(sign) - +")]}".includes(sign);
    return depth <= 0;
  });
  return /^[([{]/.test(signs) && end === [...signs].length - 1;
}
