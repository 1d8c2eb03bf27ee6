import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { arrowhead, curveThrough, dotAt, round } from "../../../shared/drawing/lines.ts";
import { randomFrom } from "../../../shared/random.ts";

const width = 1216;
const height = 120;
const ground = 84;
const hours = 10;
const entries = [0, 304, 608, 912];

/** One night: the people's lines leave in the evening and come back in the morning; the orange one goes on. */
export function TimelineDrawing({ className }: { className: string | undefined }) {
  return (
    <Drawing width={width} height={height} label={null} className={className}>
      <path className={ink.middle} d={people} />
      <path className={ink.clear} d={ticks} />
      <path className={ink.strong} d={`M4 ${ground}H${width - 6}`} pathLength={1} />
      <path className={ink.spark} d={entries.map((x) => dotAt(x + 6, ground)).join("")} />
      <path className={ink.arrow} d={arrowhead([width - 4, ground], [1, 0], 13)} />
    </Drawing>
  );
}

const people = comeAndGo();

function comeAndGo(): string {
  const random = randomFrom(80);
  let path = "";
  for (let i = 0; i < 15; i++) {
    const high = 6 + i * 4.6;
    const leaves = 70 + random() * 150;
    const returns = 880 + random() * 110;
    path += curveThrough([
      [0, high],
      [leaves * 0.6, high + 4],
      [leaves + 60, ground - 6],
      [leaves + 130, ground],
    ]);
    path += curveThrough([
      [returns - 90, ground],
      [returns - 30, ground - 5],
      [returns + 90, high + 3],
      [width - 30, high],
    ]);
  }
  return path;
}

const ticks = markTime();

/** A tick for every ten minutes, a longer one for every hour. */
function markTime(): string {
  let path = "";
  for (let i = 0; i <= hours * 6; i++) {
    path += `M${round(6 + (i * 906) / (hours * 6))} ${ground + 12}v${i % 6 === 0 ? 16 : 8}`;
  }
  return path;
}
