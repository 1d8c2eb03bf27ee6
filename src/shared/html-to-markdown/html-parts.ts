import type { Element, ElementContent, Root, RootContent } from "hast";
import { isNoteLink } from "./document-notes.ts";
import { unwrapped } from "./unwrap-links.ts";

export const blocks =
  /^(?:p|div|h[1-6]|[uod]l|li|d[td]|table|thead|tbody|tfoot|tr|t[dh]|caption|blockquote|pre|section|article|main|header|footer|nav|aside|figure|figcaption|details|summary|body|html|hr)$/;

/** Elements that are dropped with their content. */
const silent =
  /^(?:script|style|template|iframe|frame|object|embed|applet|video|audio|canvas|svg|input|button|select|textarea|dialog|link|meta|title|head|noscript)$/;
const controls = /^(?:button|menu|menubar|toolbar|tooltip|switch|slider)$/;

/** Whether an element is not read: a control, or hidden from screen readers, such as the anchor signs of headings. */
export function isSilent({ tagName, properties }: Element): boolean {
  const isControl = controls.test(String(properties.role ?? "")) && properties.href === undefined;
  return silent.test(tagName) || isControl || properties.ariaHidden === "true";
}

/** Drops controls only, for code that stays as it is. */
export function withoutControls(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [{ type: "text", value: withPlainSpaces(child.value) }];
    if (!isElement(child) || isSilent(child)) return [];
    return [{ ...child, children: withoutControls(child.children) }];
  });
}

/** Word processors write non-breaking spaces and zero-width characters where they mean plain spaces and nothing. */
export function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200b\ufeff]/g, "");
}

export function cellsOf({ children }: Element): Element[] {
  return children.filter(isElement).flatMap((child) => (isCell(child.tagName) ? [child] : cellsOf(child)));
}

/** Only addresses that pages may link to, without the wrappers of programs and sites. */
export function linkOf(href: string): string | null {
  // Browsers have completed these with the address of the page where they are pasted.
  if (isNoteLink(href)) return href.slice(href.indexOf("#"));
  return /^mailto:/i.test(href) ? href : unwrapped(href);
}

/** The TeX source of a formula as code, or its characters, spaced so that 10 to the 6th does not read as 106. */
export function formulaOf(math: Element): ElementContent[] {
  const source = elementsIn(math).find(({ properties }) => properties.encoding === "application/x-tex");
  const tex = source === undefined ? String(math.properties.alttext ?? "") : textOf(source);
  const value = (tex.trim() === "" ? signsOf(math) : tex).replace(/[\s\u2061-\u2064]+/g, " ").trim();
  if (value === "") return [];
  return [elementOf("code", [{ type: "text", value }])];
}

function signsOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return isElement(node) && !node.tagName.startsWith("annotation")
    ? node.children.map(signsOf).join(" ")
    : "";
}

/** The emoji that a page draws as a picture, or null for any other picture. */
export function emojiOf({ properties }: Element): ElementContent[] | null {
  const alt = String(properties.alt ?? "").trim();
  return emoji.test(alt) ? [{ type: "text", value: alt }] : null;
}

/** Signs with their joiners, colors of skin and variation selectors, flags, and keys such as 1️⃣. */
const emoji =
  /^(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|[\d#*]\ufe0f?\u20e3)+$/u;

/** A list item without the paragraph that would make its list loose; a checkbox makes it a task. */
export function taskOf(item: Element, children: ElementContent[]): Element {
  const paragraphs = children.filter((child) => isElement(child) && child.tagName === "p");
  const flat =
    paragraphs.length === 1
      ? children.flatMap((child) => (child === paragraphs[0] ? childrenOf(child) : [child]))
      : children;
  const checked = isChecked(item);
  if (checked === null) return { ...item, properties: {}, children: flat };
  const box = elementOf("input", [], { type: "checkbox", checked });
  return { ...item, properties: {}, children: [box, ...flat] };
}

/** Whether an item is ticked, by its role as in Google Docs or by the box that it begins with; null where it has none. */
function isChecked({ properties, children }: Element): boolean | null {
  if (properties.ariaChecked !== undefined) return String(properties.ariaChecked) === "true";
  const first = children.find((child) => child.type !== "text" || child.value.trim() !== "");
  if (first === undefined || !isElement(first)) return null;
  const { type, checked = false } = first.properties;
  if (first.tagName === "input") return type === "checkbox" ? Boolean(checked) : null;
  return /^(?:p|label|span|div)$/.test(first.tagName) ? isChecked(first) : null;
}

/** Markdown cells have one line, so a cell's blocks are joined. */
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

export function elementOf(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

export function elementsIn(parent: Root | Element): Element[] {
  const children: readonly (RootContent | ElementContent)[] = parent.children;
  return children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

function childrenOf(node: ElementContent): ElementContent[] {
  return isElement(node) ? node.children : [];
}
