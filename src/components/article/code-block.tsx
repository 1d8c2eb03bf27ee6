import type { Code } from "mdast";
import styles from "./code-block.module.css";
import type { ArticleContext } from "./context.ts";

export function CodeBlock({ code: { lang, value }, context }: { code: Code; context: ArticleContext }) {
  return (
    <figure className={styles.code}>
      {lang && <figcaption>{lang}</figcaption>}
      {/* Long lines scroll, and only what has the focus scrolls by keyboard. */}
      <pre tabIndex={context.base === null ? 0 : undefined}>
        <code>{value}</code>
      </pre>
    </figure>
  );
}
