import type { Element, ElementContent } from "hast";
import { blocks, elementOf, elementsIn, isElement, withoutControls } from "./html-parts.ts";

const codeFont = /(?<![\w-])font(?:-family)?\s*:[^;]*(?:mono|courier|consolas|menlo|monaco|\bcode\b)/i;
const keptSpaces = /(?<![\w-])white-space\s*:\s*(?:pre|pre-wrap|break-spaces)\s*(?:;|$)/i;

/** Whether a block is code by its font and its preserved spaces, as code editors copy it. */
export function isCodeByStyle({ tagName, properties }: Element): boolean {
  const style = String(properties.dataStyle ?? "");
  return blocks.test(tagName) && codeFont.test(style) && keptSpaces.test(style);
}

export function codeFromLines(element: Element): Element {
  const value = linesOf(withoutControls(element.children)).replace(/\n$/, "");
  return elementOf("pre", [elementOf("code", [{ type: "text", value }])]);
}

/** A code block without what the page adds, such as the language's name and a copy button. */
export function codeOf(pre: Element): Element {
  const children = withoutControls(pre.children);
  const [code, ...more] = elementsIn({ ...pre, children }).filter(({ tagName }) => tagName === "code");
  return { ...pre, children: code !== undefined && more.length === 0 ? [code] : children };
}

function linesOf(children: readonly ElementContent[]): string {
  return children.reduce((text, child) => {
    if (child.type === "text") return text + child.value;
    if (!isElement(child)) return text;
    if (child.tagName === "br") return `${text}\n`;
    const inside = linesOf(child.children);
    if (!blocks.test(child.tagName)) return text + inside;
    const start = text === "" || text.endsWith("\n") ? "" : "\n";
    return `${text}${start}${inside.replace(/\n$/, "")}\n`;
  }, "");
}
