import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

// Longer ones are no titles, and are refused as such.
const maxHtml = 10_000;

/** The words of a title or a summary that may have marks and entities. */
export function plainText(html: string): string {
  const words = html.length > maxHtml ? html : textIn(fromHtml(html, { fragment: true }));
  return words.replace(/\s+/g, " ").trim();
}

function textIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && (node.tagName === "script" || node.tagName === "style")) return "";
  return "children" in node ? node.children.map(textIn).join("") : "";
}
