import type { BlockContent, DefinitionContent, ListItem, RootContent } from "mdast";
import { memo, type ReactNode, useMemo } from "react";
import type { Article, CodeRun } from "../../shared/posts/article.ts";
import codeFont from "../code-font/code-font.module.css";
import { cx } from "../cx.ts";
import styles from "./article.module.css";
import { ArticleFigure } from "./article-figure.tsx";
import { ArticleImage, imageAlone } from "./article-image.tsx";
import { ArticleTable } from "./article-table.tsx";
import codeStyles from "./code-block.module.css";
import type { ArticleContext } from "./context.ts";
import { each, headingInlines, inlines } from "./inlines.tsx";

interface ArticleBodyProps extends Pick<ArticleContext, "base"> {
  article: Pick<Article, "root" | "definitions" | "footnotes">;
}

export function ArticleBody({ article, base }: ArticleBodyProps) {
  const { definitions: all, footnotes } = article;
  // The same object for the same definitions and footnotes, so that a block that did not change is not rendered again.
  const context = useMemo(() => {
    const definitions = new Map(all.map((definition) => [definition.identifier, definition]));
    return { footnotes, base, definitions };
  }, [all, footnotes, base]);
  const content = (
    <>
      {article.root.children.filter(isShown).map((node) => (
        <Block key={keyOf(node)} node={node} context={context} />
      ))}
      {article.footnotes.length > 0 && <Footnotes context={context} />}
    </>
  );
  return base === null ? (
    <div className={styles.article} dir="auto">
      {content}
    </div>
  ) : (
    content
  );
}

const keys = new WeakMap<RootContent, number>();
let lastKey = 0;

/** Has a block take over the element of the one whose place it takes: another element would have to be styled and laid out. */
export function takePlaceOf(before: RootContent, node: RootContent): void {
  keys.set(node, keyOf(before));
}

/** In the preview, a block keeps its element where others come above it. */
function keyOf(node: RootContent): number {
  const key = keys.get(node) ?? ++lastKey;
  keys.set(node, key);
  return key;
}

function blocks(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  context: ArticleContext,
): ReactNode {
  return each(nodes.filter(isShown), (node) => <Block node={node} context={context} />);
}

/** Whether the block is an element of the page. Definitions are not, nor are headings without words. */
export function isShown(node: RootContent): boolean {
  if (node.type === "heading") return Boolean(node.data?.id);
  return shownBlocks.has(node.type);
}

const shownBlocks: ReadonlySet<string> = new Set([
  "paragraph",
  "list",
  "blockquote",
  "code",
  "table",
  "thematicBreak",
  "html",
]);

/** Memoized: the preview of a long article renders the blocks alone that were written. */
const Block = memo(function Block({ node, context }: { node: RootContent; context: ArticleContext }) {
  switch (node.type) {
    case "paragraph": {
      const image = imageAlone(node, context);
      if (image !== null && context.base === null) return <ArticleImage {...image} />;
      if (image !== null && image.caption !== null)
        return (
          <figure>
            {inlines(node.children, context)}
            <figcaption>{image.caption}</figcaption>
          </figure>
        );
      return <p>{inlines(node.children, context)}</p>;
    }
    case "heading": {
      const id = node.data?.id;
      if (!id) return null;
      // The page's title is the h1, so the author's first level is h2.
      const Tag = `h${Math.min(node.depth + 1, 6) as 2 | 3 | 4 | 5 | 6}` as const;
      if (context.base !== null) return <Tag>{inlines(node.children, context)}</Tag>;
      return (
        <Tag id={id} tabIndex={-1}>
          <a className={styles.anchor} href={`#${id}`}>
            {headingInlines(node.children, context)}
          </a>
        </Tag>
      );
    }
    case "list":
      if (!node.ordered) return <ul>{items(node.children, context)}</ul>;
      return (
        <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>
          {items(node.children, context)}
        </ol>
      );
    case "blockquote":
      return <blockquote>{blocks(node.children, context)}</blockquote>;
    case "code":
      if (node.data?.figure) return <ArticleFigure figure={node.data.figure} context={context} />;
      return (
        <figure className={cx(codeFont.coded, codeStyles.code)}>
          {node.lang && <figcaption>{node.lang}</figcaption>}
          {/* Long lines scroll, and only a focused element scrolls by keyboard. */}
          <pre tabIndex={context.base === null ? 0 : undefined}>
            <code translate="no">
              {each<CodeRun>(node.data?.runs ?? [[node.value, null]], ([text, tone]) =>
                tone && context.base === null ? <span data-run={tone}>{text}</span> : text,
              )}
            </code>
          </pre>
        </figure>
      );
    case "table":
      return <ArticleTable table={node} context={context} />;
    case "thematicBreak":
      return <hr />;
    case "html":
      return <p>{node.value}</p>;
    default:
      return null;
  }
});

function items(nodes: readonly ListItem[], context: ArticleContext): ReactNode {
  return each(nodes, (item) => (
    <li className={item.checked == null ? undefined : styles.task}>
      {item.checked != null && <Checked done={item.checked} context={context} />}
      {isTight(item) ? inlinesOfFirst(item, context) : blocks(item.children, context)}
    </li>
  ));
}

function Checked({ done, context }: { done: boolean; context: ArticleContext }) {
  if (context.base !== null) return done ? "\u2611 " : "\u2610 ";
  return (
    <span className={done ? styles.done : styles.toDo} role="img" aria-label={done ? "Done:" : "To do:"} />
  );
}

// An item of one paragraph, perhaps with a list below it, is rendered without the paragraph.
function isTight(item: ListItem): boolean {
  return item.spread !== true && item.children[0]?.type === "paragraph";
}

function inlinesOfFirst(item: ListItem, context: ArticleContext): ReactNode {
  const [first, ...rest] = item.children;
  return (
    <>
      {first?.type === "paragraph" && inlines(first.children, context)}
      {blocks(rest, context)}
    </>
  );
}

function Footnotes({ context }: { context: ArticleContext }) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <ol>
        {context.footnotes.map((note, index) => (
          <li key={note.identifier} id={context.base === null ? `note-${index + 1}` : undefined}>
            {blocks(note.children, context)}
          </li>
        ))}
      </ol>
    </section>
  );
}
