import type { MarketFigure } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import illustration from "../../../components/drawing/lines.module.css";
import { drawMarket } from "./draw-market.ts";
import styles from "./market-chart.module.css";

/** The projections on one scale of years and one of value; words and numbers stand in the text around it. */
export function MarketChart({ figures }: { figures: readonly MarketFigure[] }) {
  const { curve, stems, ends, points, years } = drawMarket(figures);
  return (
    <svg className={cx(illustration.illustration, styles.chart)} aria-hidden="true">
      {stems.map(({ x, y }) => (
        <line key={x} className={styles.stem} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
      ))}
      <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.curve} d={curve} />
      </svg>
      {points.map(({ x, y }) => (
        <g key={x} className={styles.point}>
          <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
          <circle cx={`${x}%`} cy={`${y}%`} r="6" />
        </g>
      ))}
      {ends !== null && (
        <>
          <circle className={styles.start} cx={`${ends.from.x}%`} cy={`${ends.from.y}%`} r="6" />
          <svg x={`${ends.to.x}%`} y={`${ends.to.y}%`} aria-hidden="true">
            <path className={illustration.arrow} d="m-17-1 19-1-1 19" />
          </svg>
        </>
      )}
      {years.map(({ year, x, anchor }) => (
        <text key={year} className={styles.year} x={`${x}%`} y="100%" dy="1.9em" textAnchor={anchor}>
          {year}
        </text>
      ))}
    </svg>
  );
}
