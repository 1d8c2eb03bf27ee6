import "uplot/dist/uPlot.min.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import type { SiteStats } from "../../shared/visits/stats.ts";
import ui from "../components/ui.module.css";
import { createPlot } from "./create-plot.ts";
import styles from "./results.module.css";

type Day = SiteStats["days"][number];

const week = 7;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - week,
  PageUp: (at) => at + week,
  Home: () => 0,
  End: (_at, last) => last,
};

export function DayPlot({ days }: { days: readonly Day[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const plots = useRef<readonly ReturnType<typeof createPlot>[]>([]);
  const day = at === null ? undefined : days[at];

  useEffect(() => {
    const [visits, leads] = box.current?.querySelectorAll("div") ?? [];
    if (visits === undefined || leads === undefined) return;
    const made = [createPlot(visits, "visits", days, setAt), createPlot(leads, "leads", days, setAt)];
    plots.current = made;
    const resizing = new ResizeObserver(([entry]) => {
      if (entry !== undefined) for (const plot of made) plot.fit(entry.contentRect.width);
    });
    resizing.observe(visits);
    return () => {
      resizing.disconnect();
      for (const plot of made) plot.destroy();
      setAt(null);
    };
  }, [days]);

  useEffect(() => {
    if (at !== null) for (const plot of plots.current) plot.point(at);
  }, [at]);

  function move(event: KeyboardEvent) {
    const step = steps[plainKey(event.nativeEvent)];
    const last = days.length - 1;
    if (step === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, step(at ?? last, last))));
  }

  return (
    <>
      <p className={ui.meta} aria-hidden="true">
        {day === undefined
          ? "Point at a day, or use the arrow keys on the plot, to read its figures."
          : dayWords(day)}
      </p>
      <div
        ref={box}
        className={styles.plots}
        role="slider"
        tabIndex={0}
        aria-label="Day of the plot"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(at ?? days.length - 1) + 1}
        aria-valuetext={dayWords(day ?? (days.at(-1) as Day))}
        onKeyDown={move}
      >
        <p className={styles.visits}>Visits</p>
        <div className={styles.plot} />
        <p className={styles.leads}>Leads</p>
        <div className={cx(styles.plot, styles.low)} />
      </div>
      <details>
        <summary className={ui.summary}>The same as a table</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Visits, page views and leads by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visits</th>
              <th scope="col">Page views</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, visits, views, leads }) => (
              <tr key={date}>
                <th scope="row">{shortDate(date)}</th>
                <td>{visits.toLocaleString("en-US")}</td>
                <td>{views.toLocaleString("en-US")}</td>
                <td>{leads.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function dayWords({ date, visits, views, leads }: Day): string {
  const count = (number: number, one: string) =>
    `${number.toLocaleString("en-US")} ${one}${number === 1 ? "" : "s"}`;
  return `${shortDate(date)}: ${count(visits, "visit")}, ${count(views, "page view")}, ${count(leads, "lead")}`;
}

function shortDate(date: string): string {
  return new Date(date).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  });
}
