import { type ArticleFigure, figureBlock } from "../../shared/posts/figure.ts";
import { parseFigure } from "./parse-figure.ts";

/** The figure that a text has first, read without the rest of it; null where it has none. */
export function firstFigure(markdown: string): ArticleFigure | null {
  for (const [, , kind = "", body = ""] of markdown.matchAll(figureBlock)) {
    const figure = parseFigure(kind, body);
    if (figure !== null) return figure;
  }
  return null;
}
