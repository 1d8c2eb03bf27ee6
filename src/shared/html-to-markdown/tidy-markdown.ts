import type { Nodes, PhrasingContent, Root } from "mdast";

/** Phrasing that must not begin or end with a space in Markdown. */
type Marked = Extract<PhrasingContent, { type: "strong" | "emphasis" | "delete" | "link" }>;

/** Joins adjacent parts, and moves spaces out of bold, italic, struck and linked text. */
export function tidyMarkdown(root: Root): void {
  tidy(root, []);
}

/** `around` are the marks of the ancestors, which are not repeated. */
function tidy(node: Nodes, around: readonly string[]): void {
  if (!("children" in node)) return;
  if (node.type === "table") {
    tidyTable(node.children, around);
    return;
  }
  const marks = [...around, isMarked(node) ? node.type : "", node.type === "heading" ? "strong" : ""];
  for (const child of node.children) tidy(child, marks);
  if (!node.children.some(isMarked)) return;
  const unmarked = (node.children as PhrasingContent[]).flatMap((child) =>
    isMarked(child) && marks.includes(child.type) ? child.children : [child],
  );
  node.children = joined(
    joined(unmarked).flatMap((child) => (isMarked(child) ? spacesOutside(child) : [child])),
  );
}

/** Tables of word processors have no head, so the first row becomes it. */
function tidyTable(rows: Extract<Nodes, { type: "table" }>["children"], around: readonly string[]): void {
  if (rows.length > 1 && rows[0]?.children.every(({ children }) => children.length === 0)) rows.shift();
  rows.forEach((row, index) => {
    tidy(row, index === 0 ? [...around, "strong"] : around);
  });
}

function isMarked(node: Nodes): node is Marked {
  return node.type === "strong" || node.type === "emphasis" || node.type === "delete" || node.type === "link";
}

/** The node with its first and last space outside; no node where it has no words. */
function spacesOutside(node: Marked): PhrasingContent[] {
  const before = trimmed(node.children[0], "start");
  const after = trimmed(node.children.at(-1), "end");
  node.children = node.children.filter(
    (child) => child.type !== "text" || child.value !== "",
  ) as typeof node.children;
  const space = (text: string) => (text === "" ? [] : [{ type: "text", value: text } as const]);
  if (node.children.length === 0) return space(before || after);
  return [...space(before), node, ...space(after)];
}

/** Trims one end of a text in place; returns the space that was there, or "". */
function trimmed(node: PhrasingContent | undefined, end: "start" | "end"): string {
  if (node?.type !== "text") return "";
  const words = end === "start" ? node.value.trimStart() : node.value.trimEnd();
  const space = words === node.value ? "" : " ";
  node.value = words;
  return space;
}

function joined(children: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (last?.type === "text" && child.type === "text") {
      last.value += last.value.endsWith(" ") ? child.value.trimStart() : child.value;
    } else if (last !== undefined && isMarked(last) && isMarked(child) && isSame(last, child)) {
      last.children = joined([...last.children, ...child.children]) as typeof last.children;
    } else result.push(child);
  }
  return result;
}

function isSame(a: Marked, b: Marked): boolean {
  return a.type === b.type && (a.type !== "link" || (b.type === "link" && a.url === b.url));
}
