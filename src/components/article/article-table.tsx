import type { AlignType, Table } from "mdast";
import styles from "./article-table.module.css";
import type { ArticleContext } from "./context.ts";
import { each, inlines } from "./inlines.tsx";

/** On narrow screens each row becomes a block whose cells show the heads of their columns. */
export function ArticleTable({ table, context }: { table: Table; context: ArticleContext }) {
  const [head, ...rows] = table.children;
  const labels = head?.children.map(({ data }) => data?.label) ?? [];
  const alignment = (column: number) => alignmentOf(table.align?.[column] ?? null, context);
  return (
    // A wide table scrolls, and only a focused element scrolls by keyboard.
    <figure className={styles.table} tabIndex={context.base === null ? 0 : undefined}>
      <table>
        <thead>
          <tr>
            {each(head?.children ?? [], (cell, column) => (
              <th scope="col" {...alignment(column)}>
                {inlines(cell.children, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row.children, (cell, column) => (
                <td data-label={labels[column]} {...alignment(column)}>
                  {inlines(cell.children, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

// Feed readers have no style sheet of ours, so there the attribute aligns.
function alignmentOf(align: AlignType, { base }: ArticleContext) {
  if (align === null || align === "left") return {};
  return base === null ? { className: styles[align] } : { align };
}
