import type { Definition, FootnoteDefinition, Root } from "mdast";
import type { ArticleFigure } from "./figure.ts";

declare module "mdast" {
  interface HeadingData {
    /** The heading's id on its page. */
    id?: string;
  }
  interface CodeData {
    /** Set where the code describes a figure; then it has no value. */
    figure?: ArticleFigure;
    /** Highlighted code in runs of one color; then it has no value. */
    runs?: CodeRun[];
  }
  interface TableCellData {
    /** The name of the column, of a cell in the table's head. */
    label?: string;
  }
}

/** Names that the language knows, values, and what readers may skip. */
export type CodeTone = "name" | "value" | "quiet";

/** A null tone is the color of the text around it. */
export type CodeRun = [text: string, tone: CodeTone | null];

export interface ArticleHeading {
  id: string;
  /** 1 to 6, as the author wrote it. */
  level: number;
  text: string;
}

/**
 * A parsed article. The server parses it, and sends it to the editor's preview as JSON, so that no browser needs the
 * parser.
 */
export interface Article {
  root: Root;
  headings: ArticleHeading[];
  definitions: Definition[];
  /** In the order in which the text refers to them. */
  footnotes: FootnoteDefinition[];
  /** True where the text was too complex to parse, and has only headings and paragraphs. */
  plain: boolean;
}
