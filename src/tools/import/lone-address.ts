import type { Element, ElementContent, Root, RootContent } from "hast";
import { blocks, isElement } from "../../shared/html-to-markdown/html-parts.ts";

/** Whether a text is an address on a line of its own, of which WordPress makes an embedded page. */
export function isLoneAddress(parent: Root | Element, index: number): boolean {
  const children: readonly (RootContent | ElementContent)[] = parent.children;
  const child = children[index];
  if (child?.type !== "text" || !/^\s*https?:\/\/[^\s<>]+\s*$/i.test(child.value)) return false;
  const mayHaveLinks = parent.type === "root" || /^(?:p|div|li|figure|center)$/.test(parent.tagName);
  return mayHaveLinks && endsLine(children[index - 1]) && endsLine(children[index + 1]);
}

function endsLine(node: RootContent | ElementContent | undefined): boolean {
  if (node === undefined || node.type === "comment") return true;
  return isElement(node) && (node.tagName === "br" || blocks.test(node.tagName));
}
