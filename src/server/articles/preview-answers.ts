import type { RootContent } from "mdast";
import { changedPart } from "../../shared/changed-part.ts";
import type { Article } from "../../shared/posts/article.ts";
import type { ArticleChange, WholeArticle } from "../../shared/posts/article-preview.ts";

export interface PreviewTask {
  markdown: string;
  /** The version of this text. */
  version: string;
  /** The version of the article that the editor has; undefined for none. */
  known: string | undefined;
}

/**
 * Makes a function that answers an editor with what has changed in its article. It remembers the last answer alone: an
 * editor that has another version, as after a restart or beside a second tab, gets the whole article.
 */
export function createPreviewAnswers(
  parse: (markdown: string) => Article | null,
): (task: PreviewTask) => WholeArticle | ArticleChange | null {
  let last: { version: string; blocks: string[] } | null = null;
  /** A block that was not written is the same object. */
  const jsonOf = new WeakMap<RootContent, string>();
  return ({ markdown, version, known }) => {
    const article = parse(markdown);
    if (article === null) return null;
    const { root, ...rest } = article;
    const before = last;
    const blocks = root.children.map((node) => {
      const json = jsonOf.get(node) ?? JSON.stringify(node);
      jsonOf.set(node, json);
      return json;
    });
    last = { version, blocks };
    if (before === null || before.version !== known) return { ...article, version };
    const { from, to } = changedPart(before.blocks, blocks);
    const end = blocks.length - (before.blocks.length - to);
    return { ...rest, version, from, removed: to - from, blocks: root.children.slice(from, end) };
  };
}
