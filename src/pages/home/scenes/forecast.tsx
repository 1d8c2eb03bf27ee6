import { sceneWords } from "../../../../content/home-scenes.ts";
import { lineThrough, type Point } from "../../../shared/drawing/paths.ts";
import styles from "./scene.module.css";
import { fine, quiet, Scene, strong } from "./scene.tsx";

const { past, today, future } = sceneWords.forecast;
const history: Point[] = [
  [30, 270],
  [78, 252],
  [126, 262],
  [174, 228],
  [222, 236],
  [270, 202],
];
/** How much higher and lower than the likeliest outcome the others end. */
const spread = [-52, -39, -26, -13, 13, 26, 39, 52];

const outcome = (away: number) => `M318 150C390 ${114 + away * 0.1} 480 ${88 + away * 0.5} 590 ${62 + away}`;

/** The latest figure moves, and the forecast redraws itself with all that may come. */
export function Forecast() {
  return (
    <Scene className={styles.forecast}>
      <path {...fine} strokeOpacity="0.2" d="M30 70H590M30 130H590M30 190H590M30 250H590" />
      <path {...fine} d="M30 300H590" />
      <path {...fine} strokeDasharray="3 6" d="M318 44V300" />
      <path {...fine} strokeOpacity="0.7" strokeDasharray="2 6" d="M318 210C390 208 480 196 590 186" />
      <circle fill="var(--trace)" cx="318" cy="210" r="3" />
      <path fill="none" stroke="var(--trace)" strokeWidth="1.8" d={lineThrough(history)} />
      <path stroke="var(--trace)" strokeWidth="8" d={history.map(([x, y]) => `M${x} ${y}h0`).join("")} />
      <path
        fill="none"
        stroke="var(--trace)"
        strokeWidth="1.8"
        className={styles.last}
        d="M270 202L318 150"
      />
      <g className={styles.outcomes}>
        <path {...fine} strokeOpacity="0.4" d={spread.map(outcome).join("")} />
        <path {...strong} d={outcome(0)} />
      </g>
      <g className={styles.point}>
        <circle fill="var(--ink)" fillOpacity="0.18" cx="318" cy="150" r="15" />
        <circle fill="var(--ink)" cx="318" cy="150" r="6.5" />
      </g>
      <text {...quiet} x="30" y="328">
        {past}
      </text>
      <text {...quiet} x="318" y="30" textAnchor="middle">
        {today}
      </text>
      <text {...quiet} x="520" y="328" textAnchor="end">
        {future}
      </text>
    </Scene>
  );
}
