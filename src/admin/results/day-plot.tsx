import "uplot/dist/uPlot.min.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type uPlot from "uplot";
import { plainKey } from "../../browser/modifiers.ts";
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
  const plot = useRef<uPlot>(null);
  const [at, setAt] = useState<number | null>(null);
  const day = at === null ? undefined : days[at];

  useEffect(() => {
    if (box.current === null) return;
    const made = createPlot(box.current, days, setAt);
    plot.current = made;
    const resizing = new ResizeObserver(([entry]) => {
      if (entry !== undefined) made.setSize({ width: entry.contentRect.width, height: made.height });
    });
    resizing.observe(box.current);
    return () => {
      resizing.disconnect();
      made.destroy();
      setAt(null);
    };
  }, [days]);

  function move(event: KeyboardEvent) {
    const step = steps[plainKey(event.nativeEvent)];
    const last = days.length - 1;
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, step(at ?? last, last)));
    setAt(next);
    plot.current?.setCursor({ left: plot.current.valToPos(next, "x"), top: 0 });
  }

  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.visits}>Visits</li>
        <li className={styles.leads}>Leads</li>
      </ul>
      <p className={ui.meta} aria-hidden="true">
        {day === undefined
          ? "Point at a day, or use the arrow keys on the plot, to read its figures."
          : dayWords(day)}
      </p>
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label="Day of the plot"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(at ?? days.length - 1) + 1}
        aria-valuetext={dayWords(day ?? (days.at(-1) as Day))}
        onKeyDown={move}
      />
      <details className={styles.behind}>
        <summary>The same as a table</summary>
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
