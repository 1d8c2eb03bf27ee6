import { isShown } from "../../components/article/article-body.tsx";
import type { Article } from "../../shared/posts/article.ts";

/** Marks the text of the preview, whose blocks stand in the order of the article's. */
export const previewTextId = "preview-text";

/** A part of the preview, and its offsets in the Markdown. */
interface Part {
  element: Element;
  from: number;
  to: number;
}

/** Scrolls the preview to the part of the text that has the caret; `at` is an offset in the Markdown. */
export function showBlockAt(
  preview: HTMLElement | null,
  article: Article | null,
  markdown: string,
  at: number,
): void {
  const isBefore = ({ from }: Part) => from <= at;
  const block = blocksIn(preview, article, markdown).findLast(isBefore);
  if (preview === null || block === undefined) return;
  const { top, bottom } = preview.getBoundingClientRect();
  const isInView = (box: DOMRect) => box.top >= top && box.bottom <= bottom;
  if (isInView(block.element.getBoundingClientRect())) return;
  const part = linesIn(block, markdown).findLast(isBefore) ?? block;
  const box = part.element.getBoundingClientRect();
  if (isInView(box)) return;
  // A long code block or quote has no parts: its lines are about evenly high.
  const share = Math.min(1, (at - part.from) / Math.max(1, part.to - part.from));
  const line = box.bottom - box.top > bottom - top ? box.top + share * (box.bottom - box.top) : box.top;
  if (line !== box.top && line >= top && line <= bottom) return;
  preview.scrollTop += line - top - (bottom - top) / 4;
}

/** The offset in the Markdown of the block, list item or row that was pressed; null for anything else, such as a link. */
export function textAt(
  preview: HTMLElement | null,
  article: Article | null,
  markdown: string,
  target: EventTarget,
): number | null {
  if (!(target instanceof Element) || target.closest("a, button") !== null) return null;
  const isPressed = ({ element }: Part) => element.contains(target);
  const block = blocksIn(preview, article, markdown).find(isPressed);
  if (block === undefined) return null;
  return (linesIn(block, markdown).findLast(isPressed) ?? block).from;
}

function blocksIn(preview: HTMLElement | null, article: Article | null, markdown: string): Part[] {
  const elements = preview?.querySelector(`#${previewTextId}`)?.firstElementChild?.children ?? [];
  const { root, starts } = article ?? { root: { children: [] }, starts: [] };
  const shown = root.children.flatMap((node, index) => {
    const from = starts[index];
    return from !== undefined && isShown(node) ? [{ from, to: starts[index + 1] ?? markdown.length }] : [];
  });
  return shown.flatMap((place, index) => {
    const element = elements[index];
    return element === undefined ? [] : [{ element, ...place }];
  });
}

const itemLine = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/gm;
/** Not the line below the head of a table. */
const rowLine = /^(?![ \t>|:-]*$).*\S/gm;

/** The items of a list, or the rows of a table; none where it is not sure which line is which. */
function linesIn({ element, from, to }: Part, markdown: string): Part[] {
  const elements = [...element.querySelectorAll("li, tr")];
  const pattern = elements[0]?.tagName === "TR" ? rowLine : itemLine;
  const starts = [...markdown.slice(from, to).matchAll(pattern)].map(({ index }) => from + index);
  if (starts.length !== elements.length) return [];
  return elements.map((line, index) => ({
    element: line,
    from: starts[index] ?? from,
    to: starts[index + 1] ?? to,
  }));
}
