import type { Nodes, Root } from "mdast";
import { mostEntries } from "./parse-figure.ts";

// React renders 12,000 nodes in 100 ms. 200,000 characters written by a person have half of them.
const maxNodes = 12_000;
const nodesPerHeading = 15;
// Rendering an entry of a figure takes as long as rendering this many nodes.
const nodesPerEntry = 5;

// Definitions and table heads are repeated at each use, which could go on without end.
const maxCharacters = 1_000_000;

// React renders recursively, and no text by a person nests this deep.
const maxDepth = 100;

/** Limits the work of rendering, which happens on the main thread. */
export function isShowable(root: Root): boolean {
  let nodes = 0;
  let characters = 0;
  const addresses = new Map<string, number>();
  const references: string[] = [];
  const open: [node: Nodes, depth: number][] = [[root, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    nodes += elementsOf(node);
    characters += ownLength(node);
    if (nodes > maxNodes || characters > maxCharacters || depth > maxDepth) return false;
    if (node.type === "definition") addresses.set(node.identifier, ownLength(node));
    if (node.type === "linkReference" || node.type === "imageReference") references.push(node.identifier);
    if ("children" in node) for (const child of node.children) open.push([child, depth + 1]);
  }
  for (const name of references) characters += addresses.get(name) ?? 0;
  return characters <= maxCharacters;
}

function elementsOf(node: Nodes): number {
  if (node.type === "heading") return nodesPerHeading;
  if (node.type !== "code" || node.lang !== "figure") return 1;
  return nodesPerEntry * Math.min(node.value.split("\n", mostEntries).length, mostEntries);
}

function ownLength(node: Nodes): number {
  if ("value" in node) return node.value.length;
  if ("url" in node) return node.url.length + (node.title?.length ?? 0);
  if (node.type !== "table") return 0;
  const [head] = node.children;
  const from = head?.position?.start.offset ?? 0;
  const to = head?.position?.end.offset ?? 0;
  return (to - from) * node.children.length;
}
