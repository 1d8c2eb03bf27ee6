import type { BlockContent, DefinitionContent } from "mdast";
import type { ReactNode } from "react";
import styles from "./article.module.css";
import type { ArticleContext } from "./context.ts";

interface FootnotesProps {
  context: ArticleContext;
  blocks(nodes: readonly (BlockContent | DefinitionContent)[], context: ArticleContext): ReactNode;
}

/** The notes under an article, in the order in which its text refers to them. */
export function Footnotes({ context, blocks }: FootnotesProps) {
  const { footnotes } = context.article;
  if (footnotes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="Notes">
      <ol>
        {footnotes.map((note, index) => (
          <li key={note.identifier} id={context.base === null ? `note-${index + 1}` : undefined}>
            {blocks(note.children, context)}
          </li>
        ))}
      </ol>
    </section>
  );
}
