import { sceneWords } from "../../../../content/home-scenes.ts";
import { lineThrough, type Point } from "../../../shared/drawing/paths.ts";
import { fine, quiet, Scene, strong } from "./scene.tsx";

const { past, today, future } = sceneWords.forecast;
const history: Point[] = [
  [20, 270],
  [60, 252],
  [100, 262],
  [140, 228],
  [180, 236],
  [220, 202],
];
/** How much higher and lower than the likeliest outcome the others end. */
const spread = [-52, -39, -26, -13, 13, 26, 39, 52];

const outcome = (away: number) => `M262 150C326 ${118 + away * 0.1} 410 ${98 + away * 0.5} 510 ${88 + away}`;

/** The latest figure moves, and the forecast redraws itself with all that may come. */
export function Forecast() {
  return (
    <Scene>
      <path {...fine} strokeOpacity="0.2" d="M20 70H510M20 130H510M20 190H510M20 250H510" />
      <path {...fine} d="M20 300H510" />
      <path {...fine} strokeDasharray="3 6" d="M262 46V300" />
      <path {...fine} strokeOpacity="0.7" strokeDasharray="2 6" d="M262 210C330 208 420 196 510 186" />
      <circle fill="var(--trace)" cx="262" cy="210" r="3" />
      <path fill="none" stroke="var(--trace)" strokeWidth="1.8" d={lineThrough(history)} />
      <path stroke="var(--trace)" strokeWidth="8" d={history.map(([x, y]) => `M${x} ${y}h0`).join("")} />
      <path fill="none" stroke="var(--trace)" strokeWidth="1.8" data-move="last" d="M220 202L262 150" />
      <g data-move="outcomes">
        <path {...fine} strokeOpacity="0.4" d={spread.map(outcome).join("")} />
        <path {...strong} d={outcome(0)} />
      </g>
      <g data-move="point">
        <circle fill="var(--ink)" fillOpacity="0.18" cx="262" cy="150" r="15" />
        <circle fill="var(--ink)" cx="262" cy="150" r="6.5" />
      </g>
      <text {...quiet} x="20" y="325">
        {past}
      </text>
      <text {...quiet} x="262" y="32" textAnchor="middle">
        {today}
      </text>
      <text {...quiet} x="510" y="325" textAnchor="end">
        {future}
      </text>
    </Scene>
  );
}
