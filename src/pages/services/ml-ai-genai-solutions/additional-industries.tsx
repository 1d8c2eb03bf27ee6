import type { Benefit } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Bundle, Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { dotAt, drawBundle } from "../../../shared/drawing/lines.ts";
import styles from "./additional-industries.module.css";

/** Three more industries in one frame, each under the kind of line that its data draws. */
export function AdditionalIndustries({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className={cx(primitives.card, primitives.three, styles.industries)}>
      {items.map(({ icon, title, description }, at) => (
        <li key={title} className={styles.industry}>
          <DataLine at={at} />
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

const width = 360;
const height = 110;

function DataLine({ at }: { at: number }) {
  const line = dataLines[at % dataLines.length];
  if (line === undefined) return null;
  return (
    <Drawing width={width} height={height} label={null} className={styles.line} fit="slice">
      <Bundle lines={line.lines} />
      <path className={ink.small} d={line.dots} />
    </Drawing>
  );
}

/** Two peaks a day; steps upwards with rests between; a swarm that calms down. */
const dataLines = [
  [64, 82, 40, 58, 52, 18, 44, 78],
  [92, 90, 70, 70, 48, 46, 24, 14],
  [30, 84, 28, 76, 44, 64, 52, 50],
].map((heights, at) => {
  const step = (width + 40) / (heights.length - 1);
  const route = heights.map((y, i) => ({
    x: i * step - 20,
    y,
    spread: at === 2 ? 40 - i * 5 : 14,
    stray: 10,
  }));
  return {
    lines: drawBundle({ seed: 360 + at, strands: 9, strong: [4], route }),
    dots: route
      .slice(1, -1)
      .map(({ x, y }) => dotAt(x, y))
      .join(""),
  };
});
