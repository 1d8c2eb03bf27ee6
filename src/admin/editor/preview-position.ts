import { isShown } from "../../components/article/article-body.tsx";
import type { Article } from "../../shared/posts/article.ts";

/** Marks the text of the preview, whose blocks stand in the order of the article's. */
export const previewTextId = "preview-text";

/** Scrolls the preview to the block of the text that has the caret; `at` is an offset in the Markdown. */
export function showBlockAt(preview: HTMLElement | null, article: Article | null, at: number): void {
  const starts = startsOf(article);
  const index = starts.findLastIndex((start) => start <= at);
  const block = blocksIn(preview)[index];
  if (preview === null || block === undefined) return;
  const { top, bottom } = preview.getBoundingClientRect();
  const box = block.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  preview.scrollTop += box.top - top - (bottom - top) / 4;
}

/** The offset in the Markdown of the block that was pressed; null for anything else, such as a link. */
export function textAt(
  preview: HTMLElement | null,
  article: Article | null,
  target: EventTarget,
): number | null {
  if (!(target instanceof Element) || target.closest("a, button") !== null) return null;
  const index = blocksIn(preview).findIndex((block) => block.contains(target));
  return startsOf(article)[index] ?? null;
}

function blocksIn(preview: HTMLElement | null): Element[] {
  return [...(preview?.querySelector(`#${previewTextId}`)?.firstElementChild?.children ?? [])];
}

function startsOf(article: Article | null): number[] {
  const { root, starts } = article ?? { root: { children: [] }, starts: [] };
  return root.children.flatMap((node, index) => (isShown(node) ? (starts[index] ?? []) : []));
}
