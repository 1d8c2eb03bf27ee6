import { useId, useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { AppLink } from "../components/app-link.tsx";
import ui from "../components/ui.module.css";
import styles from "./results.module.css";
import { dollarWords, rateOf } from "./words.ts";

interface RankedRow {
  id: string;
  name: string;
  detail?: string;
  query?: string;
  visits: number;
  leads: number;
  won?: number;
  enrollments?: number;
  /** In cents of US dollars. */
  revenue?: number;
  subscriptions?: number;
}

interface RankedTableProps {
  title: string;
  first: string;
  rows: readonly RankedRow[];
  empty: string;
  hint?: string;
}

const rowsAtFirst = 10;
/** Nobody reads more rows, and they are slow to render; the CSV has them. */
const maxRows = 500;

export function RankedTable({ title, first, rows, empty, hint }: RankedTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  // Columns of what never happened would only take room.
  const hasSales = rows.some(({ won = 0, enrollments = 0, revenue = 0 }) => won + enrollments + revenue > 0);
  const hasReaders = rows.some(({ subscriptions = 0 }) => subscriptions > 0);
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
              <th scope="col">Visits</th>
              <th scope="col">Leads</th>
              <th scope="col">Rate</th>
              {hasReaders && <th scope="col">Subscribed</th>}
              {hasSales && (
                <>
                  <th scope="col">Won</th>
                  <th scope="col">Enrolled</th>
                  <th scope="col">Revenue</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(
              ({
                id,
                name,
                detail = "",
                query,
                visits,
                leads,
                subscriptions = 0,
                won = 0,
                enrollments = 0,
                revenue = 0,
              }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    {detail !== "" && <span className={ui.meta}> {detail}</span>}
                  </th>
                  <td>{visits.toLocaleString("en-US")}</td>
                  <td>
                    {query !== undefined && leads > 0 ? (
                      <AppLink
                        href={`?${new URLSearchParams({ tab: "leads", query })}`}
                        aria-label={`${leads.toLocaleString("en-US")} ${leads === 1 ? "lead" : "leads"} of ${name}`}
                      >
                        {leads.toLocaleString("en-US")}
                      </AppLink>
                    ) : (
                      leads.toLocaleString("en-US")
                    )}
                  </td>
                  <td>{rateOf(leads, visits)}</td>
                  {hasReaders && <td>{subscriptions.toLocaleString("en-US")}</td>}
                  {hasSales && (
                    <>
                      <td>{won.toLocaleString("en-US")}</td>
                      <td>{enrollments.toLocaleString("en-US")}</td>
                      <td>{dollarWords(revenue)}</td>
                    </>
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {hint !== undefined && <p className={cx(ui.meta, styles.hint)}>{hint}</p>}
      {rows.length > rowsAtFirst && (
        <button
          type="button"
          className={cx(buttonClass("ghost"), styles.all)}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `Show the first ${rowsAtFirst}` : `Show ${wordsOfAll(rows.length)}`}
        </button>
      )}
    </section>
  );
}

function wordsOfAll(count: number): string {
  const all = count.toLocaleString("en-US");
  return count > maxRows ? `the first ${maxRows} of ${all}` : `all ${all}`;
}
