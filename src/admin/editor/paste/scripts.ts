import type { Element, ElementContent, Root } from "hast";
import { isNoteLink } from "./document-notes.ts";
import { isElement, textOf } from "./html-parts.ts";

const plain = "0123456789+-−=()n";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ";

/**
 * Says superscripts and subscripts in signs of their own: without them, a million (10 to the 6th) would read 106. Gives
 * whether there were any.
 */
export function spellScripts(parent: Root | Element): boolean {
  let any = false;
  for (const child of parent.children) {
    // The mark of a document's note is no power.
    if (!isElement(child) || isNoteLink(String(child.properties.href ?? ""))) continue;
    const signs = signsOf(child);
    const spelled = signs !== null && !hasLink(child) ? spelledOut(child, signs) : null;
    if (spelled !== null) child.children = spelled;
    if (spelled !== null || spellScripts(child)) any = true;
  }
  return any;
}

/** The signs for an element's place, by its name or, as Google Docs has it, by its style. */
function signsOf({ tagName, properties }: Element): string | null {
  const align = /(?<![\w-])vertical-align\s*:\s*(super|sub)\b/i.exec(String(properties.dataStyle ?? ""))?.[1];
  const place = tagName === "sup" || tagName === "sub" ? tagName : align?.toLowerCase();
  if (place === undefined) return null;
  return place === "sub" ? lowered : raised;
}

/** What a script says; null where it reads right as it stands, such as 4th or [1]. */
function spelledOut(element: Element, signs: string): ElementContent[] | null {
  const text = textOf(element).trim();
  if (text === "") return null;
  if ([...text].every((sign) => plain.includes(sign))) return inSigns(element.children, signs);
  if (!/\d/.test(text) || /^\[.*\]$/.test(text)) return null;
  const before = { type: "text", value: signs === lowered ? "_(" : "^(" } as const;
  return [before, ...element.children, { type: "text", value: ")" }];
}

function inSigns(children: readonly ElementContent[], signs: string): ElementContent[] {
  return children.map((child) => {
    if (child.type === "element") return { ...child, children: inSigns(child.children, signs) };
    if (child.type !== "text") return child;
    return { ...child, value: child.value.replace(/\S/g, (sign) => signs[plain.indexOf(sign)] ?? sign) };
  });
}

function hasLink({ children }: Element): boolean {
  return children.some((child) => isElement(child) && (child.tagName === "a" || hasLink(child)));
}
