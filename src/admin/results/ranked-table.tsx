import { type ReactNode, useId, useState } from "react";
import { cx } from "../../components/cx.ts";
import type { RowStats } from "../../shared/visits/stats.ts";
import { AppLink } from "../components/app-link.tsx";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import styles from "./results.module.css";
import { dollarWords, rateOf } from "./words.ts";

interface RankedRow extends Pick<RowStats, "visits" | "leads">, Partial<Omit<RowStats, "visits" | "leads">> {
  id: string;
  name: string;
  detail?: string;
  query?: string;
}

interface RankedTableProps {
  title: string;
  first: string;
  rows: readonly RankedRow[];
  empty: string;
  hint?: string;
}

interface Column {
  heading: string;
  /** Only in tables in which something was sold, or somebody subscribed. */
  of?: "sales" | "readers";
  /** Follows from other columns, so a phone leaves it out. */
  derived?: true;
  cell(row: RankedRow): ReactNode;
}

/** A further one also needs its width on a phone, `--columns` in `results.module.css`. */
const columns: readonly Column[] = [
  { heading: "Visits", cell: ({ visits }) => countWords(visits) },
  { heading: "Leads", cell: (row) => <Leads {...row} /> },
  { heading: "Rate", derived: true, cell: ({ leads, visits }) => rateOf(leads, visits) },
  { heading: "Subscribed", of: "readers", cell: ({ subscriptions = 0 }) => countWords(subscriptions) },
  { heading: "Won", of: "sales", cell: ({ won = 0 }) => countWords(won) },
  { heading: "Enrolled", of: "sales", cell: ({ enrollments = 0 }) => countWords(enrollments) },
  { heading: "Revenue", of: "sales", cell: ({ revenue = 0 }) => dollarWords(revenue) },
];

const rowsAtFirst = 10;
/** Nobody reads more rows, and they are slow to render; the CSV has them. */
const maxRows = 500;

export function RankedTable({ title, first, rows, empty, hint }: RankedTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  // Columns of what never happened would only take room.
  const hasSales = rows.some(({ won = 0, enrollments = 0, revenue = 0 }) => won + enrollments + revenue > 0);
  const hasReaders = rows.some(({ subscriptions = 0 }) => subscriptions > 0);
  const used = columns.filter(({ of }) => (of === "sales" ? hasSales : of === "readers" ? hasReaders : true));
  const shown = rows.slice(0, showsAll ? maxRows : rowsAtFirst);
  return (
    <section className={ui.card} aria-labelledby={headingId}>
      <h2 className={ui.heading} id={headingId}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={cx(ui.meta, styles.none)}>{empty}</p>
      ) : (
        <table
          className={cx(
            styles.table,
            (hasSales || hasReaders) && styles.wide,
            hasSales && styles.sales,
            hasReaders && styles.readers,
          )}
          aria-labelledby={headingId}
        >
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {used.map(({ heading, derived }) => (
                <th key={heading} scope="col" className={derived && styles.derived}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.name}
                  {row.detail && <span className={ui.meta}> {row.detail}</span>}
                </th>
                {used.map(({ heading, derived, cell }) => (
                  <td key={heading} className={derived && styles.derived}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hint !== undefined && <p className={cx(ui.meta, styles.hint)}>{hint}</p>}
      {rows.length > rowsAtFirst && (
        <Button className={styles.all} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show the first ${rowsAtFirst}` : `Show ${wordsOfAll(rows.length)}`}
        </Button>
      )}
    </section>
  );
}

/** The number, as a link to these leads in the inbox where it can search for them. */
function Leads({ name, query, leads }: RankedRow) {
  const count = countWords(leads);
  if (query === undefined || leads === 0) return count;
  return (
    <AppLink
      href={`?${new URLSearchParams({ tab: "leads", query })}`}
      aria-label={`${count} ${leads === 1 ? "lead" : "leads"} of ${name}`}
    >
      {count}
    </AppLink>
  );
}

function wordsOfAll(count: number): string {
  const all = countWords(count);
  return count > maxRows ? `the first ${maxRows} of ${all}` : `all ${all}`;
}

function countWords(count: number): string {
  return count.toLocaleString("en-US");
}
