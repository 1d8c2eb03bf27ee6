import "uplot/dist/uPlot.min.css";
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import type { SiteStats } from "../../shared/visits/stats.ts";
import ui from "../components/ui.module.css";
import { type Count, createPlot } from "./create-plot.ts";
import styles from "./results.module.css";

type Day = SiteStats["days"][number];

const counts: Record<Count, string> = { visits: "Visits", leads: "Leads" };

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
    const places = box.current?.querySelectorAll<HTMLElement>("[data-count]") ?? [];
    const made = [...places].map((place) => createPlot(place, place.dataset.count as Count, days, setAt));
    plots.current = made;
    const resizing = new ResizeObserver(([entry]) => {
      if (entry !== undefined) for (const plot of made) plot.fit(entry.contentRect.width);
    });
    if (box.current !== null) resizing.observe(box.current);
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
        {Object.entries(counts).map(([count, name]) => (
          <Fragment key={count}>
            <p className={styles[count as Count]}>{name}</p>
            {days.some((day) => day[count as Count] > 0) ? (
              <div className={cx(styles.plot, count === "leads" && styles.low)} data-count={count} />
            ) : (
              <span className={ui.meta}>None in these {days.length} days.</span>
            )}
          </Fragment>
        ))}
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
