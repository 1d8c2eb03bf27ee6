import type { Change, Claim } from "../../../content/services/types.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./statistic.module.css";

/** A marketing claim as one large figure, over a hundred dots that it takes from or adds to. */
export function Statistic({ claim }: { claim: Claim }) {
  return (
    <div className={styles.statistic}>
      <p className={styles.words}>
        <b className={styles.figure}>{claim.value}</b> <span className={primitives.soft}>{claim.label}</span>
      </p>
      <Dots change={claim.change} />
    </div>
  );
}

const pitch = 10;

/** Dots in columns, filled from the left. A share such as 99.9% needs a thousand of them. */
function Dots({ change }: { change: Change }) {
  const { kind, by, upTo = by } = change;
  const [unit, rows] = kind === "share" ? [10, 10] : [1, 5];
  const total = (kind === "more" ? 100 + upTo : 100) * unit;
  const kept = (kind === "less" ? 100 - upTo : kind === "more" ? 100 : by) * unit;
  const maybe = kind === "less" ? 100 - by : kept;
  const width = Math.ceil(total / rows) * pitch;
  return (
    <svg
      className={cx(styles.dots, kind !== "less" && styles[kind])}
      viewBox={`2 2 ${width - 4} ${rows * pitch - 4}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <path className={styles.kept} d={dotRows(0, kept, rows)} />
      <path className={styles.maybe} d={dotRows(kept, maybe, rows)} />
      <path className={styles.changed} d={dotRows(maybe, total, rows)} />
    </svg>
  );
}

/** The dots of one part: a dashed line for each row that has some of them, whose dashes are as long as a dot is round. */
function dotRows(from: number, to: number, rows: number): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    const first = Math.ceil((from - row) / rows);
    const last = Math.floor((to - 1 - row) / rows);
    if (last < first) continue;
    path += `M${(first + 0.5) * pitch} ${(row + 0.5) * pitch}H${(last + 0.5) * pitch + 0.1}`;
  }
  return path;
}
