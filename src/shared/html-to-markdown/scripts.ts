import type { Element, ElementContent, Root } from "hast";
import { isNoteLink } from "./document-notes.ts";
import { elementsIn, isElement, textOf } from "./html-parts.ts";

const plain = "0123456789+-−=()n";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ";

/** Writes superscripts in Unicode, since 10 to the 6th would read as 106. Returns whether there were any. */
export function spellScripts(parent: Root | Element): boolean {
  let any = false;
  for (const child of parent.children) {
    // A raised number may be the mark of a document's note.
    if (!isElement(child) || isNoteLink(String(child.properties.href ?? ""))) continue;
    const signs = signsOf(child);
    const hasLink = elementsIn(child).some(({ tagName }) => tagName === "a");
    const spelled = signs !== null && !hasLink ? spelledOut(child, signs) : null;
    if (spelled !== null) child.children = spelled;
    if (spelled !== null || spellScripts(child)) any = true;
  }
  return any;
}

/** By the element's name or, in Google Docs, by its style. */
function signsOf({ tagName, properties }: Element): string | null {
  const align = /(?<![\w-])vertical-align\s*:\s*(super|sub)\b/i.exec(String(properties.dataStyle ?? ""))?.[1];
  const place = tagName === "sup" || tagName === "sub" ? tagName : align?.toLowerCase();
  if (place === undefined) return null;
  return place === "sub" ? lowered : raised;
}

function spelledOut(element: Element, signs: string): ElementContent[] | null {
  const text = textOf(element).trim();
  if (text === "") return null;
  if ([...text].every((sign) => plain.includes(sign))) {
    const value = [...text].map((sign) => signs[plain.indexOf(sign)]).join("");
    return [{ type: "text", value }];
  }
  if (!/\d/.test(text) || /^\[.*\]$/.test(text)) return null;
  const before = { type: "text", value: signs === lowered ? "_(" : "^(" } as const;
  return [before, ...element.children, { type: "text", value: ")" }];
}
