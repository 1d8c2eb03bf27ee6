import type { Element, ElementContent, Root, RootContent } from "hast";
import { elementOf, textOf } from "./html-parts.ts";

interface Item {
  level: number;
  tagName: "ul" | "ol";
  children: ElementContent[];
}

/** Converts Word's list paragraphs, which have the level in a style and the bullet as text, to lists. */
export function nestWordLists(parent: Root | Element): void {
  const result: (RootContent | ElementContent)[] = [];
  // The open lists, from the outermost to the innermost.
  let open: Element[] = [];
  for (const child of parent.children) {
    const item = child.type === "element" ? itemOf(child) : null;
    if (item !== null) {
      // Another kind of list at the same level is a new list; no level is skipped.
      const depth = Math.min(item.level, open.length + 1);
      open = open.slice(0, depth);
      if (open[depth - 1]?.tagName !== item.tagName) open = open.slice(0, depth - 1);
      if (open.length < depth) {
        const list = elementOf(item.tagName, []);
        const around = open.at(-1)?.children.at(-1);
        if (around?.type === "element") around.children.push(list);
        else result.push(list);
        open.push(list);
      }
      open.at(-1)?.children.push(elementOf("li", item.children));
      continue;
    }
    const isSpace = child.type === "comment" || (child.type === "text" && child.value.trim() === "");
    if (!isSpace) open = [];
    if (child.type === "element") nestWordLists(child);
    result.push(child);
  }
  parent.children = result as ElementContent[];
}

function itemOf(element: Element): Item | null {
  const level = /mso-list\s*:\s*\S+\s+level(\d)/i.exec(styleOf(element))?.[1];
  if (element.tagName !== "p" || level === undefined) return null;
  const marker = element.children.map(markerIn).join("").trim();
  return {
    level: Number(level),
    tagName: /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker) ? "ol" : "ul",
    children: withoutMarker(element.children),
  };
}

function markerIn(node: ElementContent): string {
  if (node.type !== "element") return "";
  return isMarker(node) ? textOf(node) : node.children.map(markerIn).join("");
}

function withoutMarker(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    return isMarker(child) ? [] : [{ ...child, children: withoutMarker(child.children) }];
  });
}

function isMarker(element: Element): boolean {
  return /mso-list\s*:\s*ignore/i.test(styleOf(element));
}

function styleOf({ properties }: Element): string {
  return String(properties.dataStyle ?? "");
}
