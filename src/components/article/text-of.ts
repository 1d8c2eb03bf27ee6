import type { Nodes } from "mdast";

/** The text of a node without its marks. */
export function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join("").trim() : "";
}
