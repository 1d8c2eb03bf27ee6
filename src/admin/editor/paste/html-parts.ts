import type { Element, ElementContent, Root, RootContent } from "hast";
import { parseUrl } from "../../../shared/parse-url.ts";
import { isNoteLink } from "./document-notes.ts";

export const blocks =
  /^(?:p|div|h[1-6]|[uod]l|li|d[td]|table|thead|tbody|tfoot|tr|t[dh]|caption|blockquote|pre|section|article|main|header|footer|nav|aside|figure|figcaption|details|summary|body|html|hr)$/;

/** Only what a page may link to; Google's own detour is left out. */
export function linkOf(href: string): string | null {
  // Browsers have completed these with the address of the page where they are pasted.
  if (isNoteLink(href)) return href.slice(href.indexOf("#"));
  const url = /^(?:https?:|mailto:)/i.test(href) ? parseUrl(href) : null;
  if (url === null) return null;
  const onward =
    url.hostname === "www.google.com" && url.pathname === "/url" ? url.searchParams.get("q") : null;
  return onward === null ? href : linkOf(onward);
}

/** An image that pages can show; of any other its description stays. */
export function imageOf({ properties }: Element): ElementContent[] {
  const src = String(properties.src ?? "");
  const alt = String(properties.alt ?? "").trim();
  if (/^https:\/\//i.test(src))
    return [{ type: "element", tagName: "img", properties: { src, alt }, children: [] }];
  return alt === "" ? [] : [{ type: "text", value: alt }];
}

/** An item, without the paragraph that would set its list wide; a box that can be ticked becomes a task. */
export function taskOf(item: Element, children: ElementContent[]): Element {
  const paragraphs = children.filter((child) => isElement(child) && child.tagName === "p");
  const flat =
    paragraphs.length === 1
      ? children.flatMap((child) => (child === paragraphs[0] ? childrenOf(child) : [child]))
      : children;
  const { ariaChecked } = item.properties;
  if (ariaChecked === undefined) return { ...item, properties: {}, children: flat };
  const box: Element = {
    type: "element",
    tagName: "input",
    properties: { type: "checkbox", checked: String(ariaChecked) === "true" },
    children: [],
  };
  return {
    ...item,
    properties: {},
    children: [{ type: "element", tagName: "p", properties: {}, children: [box, ...flat] }],
  };
}

/** A cell's blocks one after the other: a Markdown cell is a line. */
export function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const isBlock = isElement(child) && (blocks.test(child.tagName) || child.tagName === "br");
    if (!isBlock) return [child];
    return [...(index > 0 ? [{ type: "text", value: " " } as const] : []), ...inOneLine(child.children)];
  });
}

export function isCell(tagName: string): boolean {
  return tagName === "td" || tagName === "th";
}

export function isElement(node: RootContent | ElementContent | Root): node is Element {
  return node.type === "element";
}

export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

function childrenOf(node: ElementContent): ElementContent[] {
  return isElement(node) ? node.children : [];
}
