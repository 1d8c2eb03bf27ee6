import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { arrowhead, dotAt, lineThrough } from "../../../shared/drawing/lines.ts";
import { randomFrom } from "../../../shared/random.ts";
import styles from "./benefits.module.css";

const center = 100;
const ring = 68;

/** A day of 24 hours: questions come at any of them, and one line goes all the way round. */
export function ClockDrawing({ className }: { className: string | undefined }) {
  return (
    <Drawing width={200} height={200} label={null} className={className}>
      <path className={styles.quarters} d={circle(86)} pathLength={96} />
      <path className={styles.hours} d={circle(84)} pathLength={24} />
      <path className={ink.middle} d={questions.lines} />
      <path className={ink.small} d={questions.dots} />
      <path className={ink.spark} d={questions.sparks} />
      <path className={ink.strong} pathLength={1} d={`M100 32a${ring} ${ring} 0 1 1 -17 2.2`} />
      <path className={styles.arrow} d={arrowhead([87, 33], [1, -0.2], 11)} />
    </Drawing>
  );
}

/** As a path: only that may have a length of its own everywhere. */
function circle(radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${center + radius} ${center}${half}${-2 * radius} 0${half} ${2 * radius} 0z`;
}

const questions = ask();

/** Questions inside the day, each with a short way out to the line. */
function ask(): { lines: string; dots: string; sparks: string } {
  const random = randomFrom(247);
  const drawn = { lines: "", dots: "", sparks: "" };
  for (let found = 0; found < 64; ) {
    const dx = (random() - 0.5) * 120;
    const dy = (random() - 0.5) * 120;
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > 56 || away < 8) continue;
    found += 1;
    const out = ring / away;
    drawn.lines += lineThrough([
      [center + dx, center + dy],
      [center + dx * out, center + dy * out],
    ]);
    drawn[found % 8 === 0 ? "sparks" : "dots"] += dotAt(center + dx, center + dy);
  }
  return drawn;
}
