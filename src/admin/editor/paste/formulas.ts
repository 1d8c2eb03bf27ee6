import type { Element, ElementContent, Root } from "hast";
import { isElement, textOf } from "./html-parts.ts";

/** A formula as code: Markdown has no words for it. Its TeX where the page has that, else its signs in their order. */
export function formulaOf(math: Element): ElementContent[] {
  const tex = annotationIn(math) ?? String(math.properties.alttext ?? "");
  const value = (tex.trim() === "" ? signsOf(math) : tex).replace(/\s+/g, " ").trim();
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
  const parts = node.children.filter(isElement).map(signsOf);
  const [base = "", first = "", second = ""] = parts;
  switch (node.tagName) {
    case "msup":
      return `${base}^${grouped(first)}`;
    case "msub":
      return `${base}_${grouped(first)}`;
    case "msubsup":
      return `${base}_${grouped(first)}^${grouped(second)}`;
    case "mfrac":
      return `${grouped(base)}/${grouped(first)}`;
    case "msqrt":
      return `√${grouped(parts.join(""))}`;
    default:
      return node.children.map(signsOf).join("");
  }
}

function grouped(signs: string): string {
  return /^(?:[\d.]+|.)$/u.test(signs) ? signs : `(${signs})`;
}
