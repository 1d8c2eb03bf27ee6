import type { Definition, FootnoteDefinition, Root } from "mdast";
import type { ArticleFigure } from "./figure.ts";

declare module "mdast" {
  interface HeadingData {
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
  level: number;
  text: string;
}

/** A parsed article; it goes to the editor's preview as JSON, so that no browser needs the parser. */
export interface Article {
  root: Root;
  /** Where each block of the root begins in the Markdown, for the editor; empty for a plain text. */
  starts: number[];
  headings: ArticleHeading[];
  definitions: Definition[];
  footnotes: FootnoteDefinition[];
  /** True where the text was too complex to parse, and has only headings and paragraphs. */
  plain: boolean;
}
