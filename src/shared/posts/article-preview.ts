import type { RootContent } from "mdast";
import type { Article } from "./article.ts";

/** A whole article as the preview gets it. */
export interface WholeArticle extends Article {
  /** Names this state of the text, so that the next text and its answer may be changes of it; absent where nothing remembers it. */
  version?: string;
}

/** What became of the article whose version was named: its blocks are replaced from one on, all else is whole. */
export interface ArticleChange extends Omit<Article, "root"> {
  version: string;
  /** The first of the blocks that are replaced. */
  from: number;
  removed: number;
  blocks: RootContent[];
}

export type ArticlePreview = WholeArticle | ArticleChange;

/** The article after a change of it. Its other blocks stay the same objects, so that they are not rendered again. */
export function changedArticle({ root }: Article, change: ArticleChange): Article {
  const { version: _, from, removed, blocks, ...rest } = change;
  return { ...rest, root: { ...root, children: root.children.toSpliced(from, removed, ...blocks) } };
}
