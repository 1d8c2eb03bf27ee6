import type { Definition, FootnoteDefinition, Root } from "mdast";
import type { ArticleFigure } from "./figure.ts";

declare module "mdast" {
  interface HeadingData {
    /** The heading's address on its page. */
    id?: string;
  }
  interface CodeData {
    /** The figure that the code describes; its text is left out then. */
    figure?: ArticleFigure;
    /** Code of a known language, in runs of one color; its text is left out then. */
    runs?: CodeRun[];
  }
  interface TableCellData {
    /** Of a cell in a table's head: its text, which names the column. */
    label?: string;
  }
}

/** What stands out in code: names that the language knows, values, and what one may read over. */
export type CodeTone = "name" | "value" | "quiet";

/** Code of one color; null is the color of the text around it. */
export type CodeRun = [text: string, tone: CodeTone | null];

/** A heading of the article's text, for a list of contents. */
export interface ArticleHeading {
  id: string;
  /** 1 to 6, as the author wrote it. */
  level: number;
  text: string;
}

/**
 * The text of an article, read: its tree, and what its nodes refer to. The server reads it, and pages are made of it; to
 * the editor's preview it goes as JSON, so that no browser needs the parser.
 */
export interface Article {
  root: Root;
  headings: ArticleHeading[];
  definitions: Definition[];
  /** The footnotes that the text refers to, in that order. */
  footnotes: FootnoteDefinition[];
  /** Whether the text was too complex to parse, so that it is shown as headings and paragraphs alone. */
  plain: boolean;
}
